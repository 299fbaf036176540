import { timeAttribute } from '../format'
import { Text } from '../RichText'
import type { DemoMessage } from './ChatDemo.contract'

type LineProps = {
  message: DemoMessage
  /** Said by the assistant, not by the guest. */
  own: boolean
  /** Whether its replies lead on. */
  playable: boolean
}

/** One turn of an example chat, with the replies that the guest may tap. */
export function ChatLine({ message, own, playable }: LineProps) {
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
