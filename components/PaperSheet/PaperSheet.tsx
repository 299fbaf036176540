import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { paperSheet } from './PaperSheet.contract'

const LOOKS = { Protokoll: 'record', Fundstelle: 'source', Übergabe: 'handover' }

/** A sheet of paper from an ordinary day: what was logged, found or handed over. */
export function PaperSheet({ kind, title, lines }: PropsOf<typeof paperSheet>) {
  return (
    <figure className={`paper-sheet paper-sheet-${LOOKS[kind]} reveal`}>
      <figcaption>
        <small>{kind}, Beispiel</small>
        <b>{title}</b>
      </figcaption>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <b>{line.title}</b>
            <span className="visually-hidden">: </span>
            <span>
              <Text content={line.text} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
