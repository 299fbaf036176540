import { ExhibitFrame } from '../exhibit/ExhibitFrame'
import { timeAttribute } from '../format'
import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { nightDesk, Said } from './NightDesk.contract'

/** Messages at night, under a moon that moves across the sky. */
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

const ROOFS =
  'M0 96V62l26-20 26 20v8h22V48l20-16 20 16v14h16v-8l34-22 34 22v16h20V40l9-6V22l16-14 16 14v12l9 6v34h18V58l30-22 30 22v10h18V50l24-18 24 18v16h14v-6l28-20 26 18v38z'

/** Roofs with a clock tower and two lit windows. Twice as wide as needed, so it never scales. */
function Skyline() {
  return (
    <svg
      className="night-desk-skyline"
      viewBox="0 0 960 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className="night-desk-roofs">
        <path d={ROOFS} />
        <path d={ROOFS} transform="translate(479.5)" />
      </g>
      <path className="night-desk-window" d="M560 60h11v15h-11zM576 60h11v15h-11z" />
    </svg>
  )
}
