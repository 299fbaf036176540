import type { PropsOf } from '../../contract/shapes'
import { tintOf } from '../../facts/personas'
import { Place } from '../../ui/Place'
import { Blocks, Text } from '../../ui/RichText'
import type { tilesBox } from './Tiles.contract'

export function Tiles({ tiles }: PropsOf<typeof tilesBox>) {
  return (
    <ul className="tiles">
      {tiles.map(tile => (
        <li
          className="tile card linked reveal"
          data-tone="tint"
          data-tint={tintOf(tile.persona)}
          key={tile.to}
        >
          <div>
            <h3 id={tile.heading.id}>
              <a href={tile.to}>
                <Text content={tile.heading.content} />
              </a>
            </h3>
            <Blocks blocks={tile.body} />
          </div>
          {tile.place && <Place name={tile.place} />}
        </li>
      ))}
    </ul>
  )
}
