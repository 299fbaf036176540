import type { PropsOf } from '../../contract/shapes'
import { tintOf } from '../../facts/personas'
import { Icon } from '../../ui/Icon'
import { Blocks, Text } from '../../ui/RichText'
import { drawings, GROUND, type Place } from './drawings'
import type { tilesBox } from './Tiles.contract'

export function Tiles({ tiles }: PropsOf<typeof tilesBox>) {
  return (
    <ul className="tiles">
      {tiles.map(tile => (
        <li className="tile reveal" data-tint={tintOf(tile.persona)} key={tile.to}>
          <div className="tile-words">
            <span className="tile-arrow" aria-hidden="true">
              <Icon name="arrow-right" size={28} />
            </span>
            <h3 id={tile.heading.id}>
              <a href={tile.to}>
                <Text content={tile.heading.content} />
              </a>
            </h3>
            <Blocks blocks={tile.body} />
          </div>
          {tile.place && <Drawing of={tile.place} />}
        </li>
      ))}
    </ul>
  )
}

/** A place without people; the words beside it say which one. */
function Drawing({ of }: { of: Place }) {
  const { white, ink, lines, accent } = drawings[of]
  return (
    <svg className="tile-picture" viewBox="0 0 240 156" aria-hidden="true" focusable="false">
      <path className="tile-white" d={white} />
      <path className="tile-accent" d={accent} />
      <path className="tile-ink" d={ink} />
      <path d={lines + GROUND} />
    </svg>
  )
}
