import { Head } from '../Face'
import { timeAttribute } from '../format'
import { jobs } from '../personas'
import { Text } from '../RichText'
import { plainText } from '../rich-text'
import type { PropsOf } from '../shapes'
import type { chatDemo, DemoMessage } from './ChatDemo.contract'

/** Lines that stand open; the rest of a longer chat folds. */
const OPEN = 4

/**
 * An example conversation. A list for screen readers; the entry script plays it once it is in view, and makes buttons of
 * the replies that lead to a branch (renderer/browser/chat-demo.ts).
 */
export function ChatDemo({ assistant, job, channel, ask, messages, branches }: PropsOf<typeof chatDemo>) {
  const guest = messages.find(message => message.from !== assistant)
  const question = ask ?? (guest && plainText(guest.text))
  const isPlayable = (message: DemoMessage) =>
    message.choices.some(choice => branches.some(branch => branch.choice === choice))
  const line = (message: DemoMessage, index: number) => (
    <ChatLine key={index} message={message} own={message.from === assistant} playable={isPlayable(message)} />
  )
  const rest = messages.slice(OPEN)
  return (
    <figure className={`chat-demo chat-demo-${channel.toLowerCase()}`}>
      <figcaption className="chat-demo-head">
        <Head name={assistant} size={48} lazy={false} />
        <span>
          <b>{assistant}</b>
          <small>{job ?? jobs[assistant]}</small>
        </span>
      </figcaption>
      <div className="chat-demo-body">
        <ol className="chat-demo-lines" data-play="">
          {messages.slice(0, OPEN).map(line)}
        </ol>
        {rest.length > 0 && (
          <details className="chat-demo-rest">
            <summary>Ganzes Gespräch</summary>
            <ol className="chat-demo-lines">{rest.map(line)}</ol>
          </details>
        )}
        {branches.map(branch => (
          <template data-branch={branch.choice} key={branch.choice}>
            {branch.messages.map(line)}
          </template>
        ))}
      </div>
      <p className="chat-demo-foot">
        <span>
          Beispielgespräch,{' '}
          {channel === 'Telefon' ? 'am Telefon' : `auf ${channel === 'Website' ? 'der Website' : 'WhatsApp'}`}
        </span>
        {question && (
          <button className="chat-demo-ask" type="button" data-ask={question}>
            Selbst fragen<span className="visually-hidden">: {question}</span>
          </button>
        )}
      </p>
    </figure>
  )
}

type LineProps = {
  message: DemoMessage
  /** Said by the assistant, not by the guest. */
  own: boolean
  /** Whether its replies lead on. */
  playable: boolean
}

function ChatLine({ message, own, playable }: LineProps) {
  return (
    <li className={own ? 'chat-line' : 'chat-line chat-line-guest'}>
      <span className="visually-hidden">{message.from}: </span>
      <span className="chat-bubble">
        <Text content={message.text} />
        {message.time && (
          <time className="chat-time" dateTime={timeAttribute(message.time)}>
            {message.time}
          </time>
        )}
      </span>
      {message.choices.length > 0 && (
        <span className="chat-choices">
          <span className="visually-hidden">Antworten zum Antippen: </span>
          {message.choices.map(choice => (
            <span className="chat-choice" data-choice={playable ? choice : undefined} key={choice}>
              {choice}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
