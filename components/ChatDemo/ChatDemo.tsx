import { Head } from '../Face'
import { timeAttribute } from '../format'
import { jobs } from '../personas'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { chatDemo, DemoMessage } from './ChatDemo.contract'

/** An example conversation. A list for screen readers; the entry script plays it once it is in view. */
export function ChatDemo({ assistant, job, channel, messages }: PropsOf<typeof chatDemo>) {
  return (
    <figure className={`chat-demo chat-demo-${channel.toLowerCase()}`}>
      <figcaption className="chat-demo-head">
        <Head name={assistant} size={48} lazy={false} />
        <span>
          <b>{assistant}</b>
          <small>{job ?? jobs[assistant]}</small>
        </span>
      </figcaption>
      <ol className="chat-demo-lines" data-play="">
        {messages.map((message, index) => (
          <Line key={index} message={message} own={message.from === assistant} />
        ))}
      </ol>
      <p className="chat-demo-foot">
        Beispielgespräch,{' '}
        {channel === 'Telefon' ? 'am Telefon' : `auf ${channel === 'Website' ? 'der Website' : 'WhatsApp'}`}
      </p>
    </figure>
  )
}

function Line({ message, own }: { message: DemoMessage; own: boolean }) {
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
            <span className="chat-choice" key={choice}>
              {choice}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
