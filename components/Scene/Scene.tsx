import { SectionTitle, Text } from '../RichText'
import { inlineText } from '../rich-text'
import type { PropsOf } from '../shapes'
import { places } from './places'
import { type SceneLine, type scene, shapes } from './Scene.contract'

type Group = { name: string; lines: SceneLine[] }

/** Lines of one group, which follow each other. */
function groupsOf(lines: readonly SceneLine[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const open = groups.at(-1)
    if (open?.name === line.group) open.lines.push(line)
    else groups.push({ name: line.group, lines: [line] })
  }
  return groups
}

/** How often something was said, where a line says no more than a number. */
function countOf({ text }: SceneLine): number | undefined {
  const words = inlineText(text).trim()
  return /^\d+$/.test(words) ? Number(words) : undefined
}

/** The lines of a group; numbers stand with bars on one scale, for the eye alone. */
function Lines({ lines }: { lines: readonly SceneLine[] }) {
  const longest = Math.max(...lines.map(line => countOf(line) ?? 0))
  return (
    <ul>
      {lines.map(line => {
        const count = countOf(line)
        return (
          <li className="scene-line" key={line.label}>
            <b>{line.label}</b>
            <span className="visually-hidden">: </span>
            {count !== undefined && <Bar share={count / longest} />}
            <span>
              <Text content={line.text} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      className="scene-bar"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={100 * share} height="1" />
    </svg>
  )
}

/** A large picture of a thing at work. */
export function Scene({ as, place, heading, body, lines }: PropsOf<typeof scene>) {
  return (
    <section className={`scene scene-${shapes[as]}`}>
      <div className="container scene-head reveal">
        <div>
          <SectionTitle heading={heading} body={body} />
        </div>
        {place && (
          <svg className="scene-drawing" viewBox="0 0 240 120" aria-hidden="true" focusable="false">
            <path d={places[place]} />
          </svg>
        )}
      </div>
      <figure className="scene-picture" data-play="">
        <ol className="scene-groups">
          {groupsOf(lines).map(group => (
            <li className="scene-group" key={group.name}>
              <b className="scene-name">{group.name}</b>
              <Lines lines={group.lines} />
            </li>
          ))}
        </ol>
        <figcaption className="container note">Beispiel</figcaption>
      </figure>
    </section>
  )
}
