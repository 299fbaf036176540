import { Blocks, SectionTitle } from '../RichText'
import type { PropsOf } from '../shapes'
import { VideoScreen } from '../video/VideoScreen'
import type { films } from './Films.contract'

/** Loops side by side. */
export function Films({ heading, body, films: shown }: PropsOf<typeof films>) {
  return (
    <section className="films">
      <div className="container reveal">
        <SectionTitle heading={heading} body={body} />
      </div>
      <ul className="films-row">
        {shown.map(({ name, title, body: words }) => (
          <li className="film" key={name}>
            <VideoScreen name={name} label={title} size={[640, 800]} />
            <h3>{title}</h3>
            <Blocks blocks={words} />
          </li>
        ))}
      </ul>
    </section>
  )
}
