import { Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { duties } from './Duties.contract'

export function Duties({ items }: PropsOf<typeof duties>) {
  return (
    <figure>
      <ul className="duties duties-calls">
        {items.map(({ thing, shows, text }, index) => (
          <li className="reveal" key={index}>
            <div className="duty">
              <small>{thing}</small>
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
