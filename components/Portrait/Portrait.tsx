import { Bust } from '../Face'
import { jobs, tintOf } from '../personas'
import { Blocks } from '../RichText'
import type { PropsOf } from '../shapes'
import type { portrait } from './Portrait.contract'

export function Portrait({ persona, body }: PropsOf<typeof portrait>) {
  return (
    <div className="portrait" data-tint={tintOf(persona)}>
      <figure className="portrait-picture">
        <Bust name={persona} size={420} />
        <figcaption className="portrait-name">
          <b>{persona}</b> <span>{jobs[persona]}</span>
        </figcaption>
      </figure>
      <div className="portrait-words prose">
        <Blocks blocks={body} />
      </div>
    </div>
  )
}
