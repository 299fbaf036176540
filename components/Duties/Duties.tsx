import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { type DutyThing, type duties, dutyPlaces } from './Duties.contract'

const LOOKS: Record<DutyThing, string> = {
  Bon: 'slip',
  Kalender: 'leaf',
  Nachricht: 'message',
  Ansage: 'message',
  Notiz: 'note',
  Auftrag: 'order',
  Anhänger: 'tag',
}

/** Duties as things on a table or a wall; below each what it stands for. */
export function Duties({ on, items }: PropsOf<typeof duties>) {
  return (
    <figure>
      <ul className={`duties${on ? ` duties-${dutyPlaces[on]}` : ''}`}>
        {items.map(({ thing, shows, text }, index) => (
          <li className="reveal" key={index}>
            <div className={`duty duty-${LOOKS[thing]}`}>
              {thing !== 'Anhänger' && <small>{thing}</small>}
              <Text content={shows} />
            </div>
            <p>
              <Text content={text} />
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="note">Beispiele</figcaption>
    </figure>
  )
}
