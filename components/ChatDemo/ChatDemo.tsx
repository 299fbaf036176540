import { Head } from '../Face'
import { timeAttribute } from '../format'
import { Icon } from '../frame/Icon'
import { jobs, talkOf, teamNames } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { keepTogether } from '../typography'
import type { chatDemo } from './ChatDemo.contract'
import { type Branch, type DemoMessage, leadingReplies } from './replies'

/** Lines that stand open; the rest of a longer chat folds. */
const OPEN = 4

/**
 * An example conversation. A list for screen readers; the entry script plays it once it is in view, and makes buttons of
 * the replies that lead on (renderer/browser/chat-demo.ts). Below it a link leads to where one writes with the assistant.
 */
export function ChatDemo({ assistant, job, channel, talk }: PropsOf<typeof chatDemo>) {
  const colleague = teamNames.find(name => name === assistant)
  const { messages, branches } = talk
  const guest = messages.find(({ from }) => from !== assistant)?.from ?? 'Gast'
  const linesOf = (lines: readonly DemoMessage[]) =>
    lines.map((message, index) => (
      <ChatLine
        key={index}
        message={message}
        own={message.from === assistant}
        leading={leadingReplies(lines, index, branches)}
      />
    ))
  const lines = linesOf(messages)
  const rest = lines.slice(OPEN)
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
          {lines.slice(0, OPEN)}
        </ol>
        {rest.length > 0 && (
          <details className="chat-demo-rest">
            <summary>
              Ganzes Gespräch <Icon name="caret-down" size={16} />
            </summary>
            <ol className="chat-demo-lines">{rest}</ol>
          </details>
        )}
        {branches.map(branch => (
          <template data-branch={branch.choice} key={branch.choice}>
            {linesOf(withVisitor(branch, assistant, guest))}
          </template>
        ))}
      </div>
      {assistant === 'Emilia' && (
        <button className="chat-demo-field" type="button" data-ask="">
          Nachricht an Emilia
          <Icon name="arrow-right" size={20} />
        </button>
      )}
      <p className="chat-demo-foot">
        <span>
          Beispielgespräch,{' '}
          {channel === 'Telefon'
            ? 'am Telefon'
            : `auf ${channel === 'Website' ? 'der Website' : 'WhatsApp'}`}
        </span>
        {colleague && (
          <a className="chat-demo-ask" href={talkOf(colleague)}>
            Mit {colleague} schreiben
          </a>
        )}
      </p>
    </figure>
  )
}

/** The lines of a branch, first what the visitor has tapped, at the time of the answer; unless the author wrote that line. */
function withVisitor({ choice, messages }: Branch, assistant: string, guest: string) {
  const [first] = messages
  if (first?.from !== assistant) return messages
  const own = { from: guest, text: [keepTogether(choice)], choices: [] }
  return [{ ...own, ...(first.time && { time: first.time }) }, ...messages]
}

type LineProps = {
  message: DemoMessage
  /** Said by the assistant, not by the guest. */
  own: boolean
  /** Its replies that lead on. */
  leading: ReadonlySet<string>
}

function ChatLine({ message, own, leading }: LineProps) {
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
          <span className="visually-hidden">Mögliche Antworten: </span>
          {message.choices.map(choice => (
            <span
              className="chat-choice"
              data-choice={leading.has(choice) ? choice : undefined}
              key={choice}
            >
              {keepTogether(choice)}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
