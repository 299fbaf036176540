import type { PropsOf } from '../../contract/shapes'
import { Blocks } from '../../ui/RichText'
import { VideoScreen } from '../../ui/VideoScreen'
import type { films } from './Films.contract'

/** Loops side by side, on phones below each other. */
export function Films({ films: shown }: PropsOf<typeof films>) {
  return (
    <ul className="films entries columns abreast" aria-label="Filme">
      {shown.map(({ name, title, body }) => (
        <li key={name}>
          <VideoScreen name={name} label={title} size={[640, 800]} />
          <h3>{title}</h3>
          <Blocks blocks={body} />
        </li>
      ))}
    </ul>
  )
}
