import { Bust } from '../Portrait'
import { jobs, tintOf } from '../personas'
import { Blocks } from '../RichText'
import type { PropsOf } from '../shapes'
import type { portrait } from './Portrait.contract'

/** Who an assistant is: the face in its colour, the job with the word KI, and what the author says. */
export function Portrait({ persona, body }: PropsOf<typeof portrait>) {
  return (
    <figure className="portrait" data-tint={tintOf(persona)}>
      <div className="portrait-picture">
        <Bust name={persona} size={420} />
      </div>
      <figcaption className="portrait-words">
        <p className="portrait-name">
          <b>{persona}</b> <span>{jobs[persona]}</span>
        </p>
        <div className="prose">
          <Blocks blocks={body} />
        </div>
      </figcaption>
    </figure>
  )
}
