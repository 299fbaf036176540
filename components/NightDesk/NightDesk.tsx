import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { timeAttribute } from '../format'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { nightDesk } from './NightDesk.contract'
import type { Said } from './question-and-answer'
import { Skyline } from './Skyline'

/** Messages in the night, under a moon that moves on. */
export function NightDesk({ title, messages }: PropsOf<typeof nightDesk>) {
  return (
    <ExhibitFrame
      name="night-desk"
      title={title}
      beside={<span className="night-desk-moon" aria-hidden="true" />}
      sub="Beispielgespräche"
    >
      <ol className="night-desk-hours">
        {messages.map((message, index) => (
          <li className="exhibit-in" key={index}>
            <p className="night-desk-when">
              <time dateTime={timeAttribute(message.time)}>{message.time}</time> {message.language}
            </p>
            <Bubble side="question" said={message.question} lang={message.lang} />
            <Bubble side="answer" said={message.answer} lang={message.lang} />
          </li>
        ))}
      </ol>
      <Skyline />
    </ExhibitFrame>
  )
}

type BubbleProps = { side: 'question' | 'answer'; said: Said; lang: string | undefined }

function Bubble({ side, said, lang }: BubbleProps) {
  if (said.text.length === 0) return null
  return (
    <p className={`night-desk-${side}`} lang={said.foreign ? lang : undefined}>
      <Text content={said.text} />
    </p>
  )
}
