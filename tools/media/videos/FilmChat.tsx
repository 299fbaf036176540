import type { DemoMessage } from '../../../components/ChatDemo/ChatDemo.contract'
import { ChatLine } from '../../../components/ChatDemo/ChatLine'
import { Head } from '../../../components/Face'
import type { PersonaName } from '../../../components/personas'

type FilmChatProps = { assistant: PersonaName; channel: 'WhatsApp' | 'Website'; job: string; messages: DemoMessage[] }

/** The example chat of the website with all its lines, which the film lets arrive one by one. */
export function FilmChat({ assistant, channel, job, messages }: FilmChatProps) {
  return (
    <figure className={`chat-demo chat-demo-${channel.toLowerCase()}`}>
      <figcaption className="chat-demo-head">
        <Head name={assistant} size={48} lazy={false} />
        <span>
          <b>{assistant}</b>
          <small>{job}</small>
        </span>
      </figcaption>
      <ol className="chat-demo-body chat-demo-lines">
        {messages.map((message, index) => (
          <ChatLine key={index} message={message} own={message.from === assistant} playable={false} />
        ))}
      </ol>
      <p className="chat-demo-foot">Beispielgespräch, auf {channel === 'Website' ? 'der Website' : 'WhatsApp'}</p>
    </figure>
  )
}
