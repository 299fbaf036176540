import { SectionTitle, Text } from '../RichText'
import { type AnchoredHeading, type Block, inlineText } from '../rich-text'
import type { SceneLine } from './scene-contract'

type SceneProps = {
  /** Class of the look, e.g. `kitchen`. */
  look: string
  /** A drawing of the place, 240 by 120, that stands on the upper edge of the picture. */
  drawing?: React.ReactNode
  /** Whether what is seen is made up. */
  isExample?: boolean
  /** Whether its groups stand side by side on a phone too, in a strip that one can move. */
  isStrip?: boolean
  heading: AnchoredHeading
  body: readonly Block[]
  lines: readonly SceneLine[]
}

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

/** A large picture of a thing at work. The looks differ in their styles alone; the words are the same lists in each. */
export function ScenePicture({
  look,
  drawing,
  isExample = true,
  isStrip = false,
  heading,
  body,
  lines,
}: SceneProps) {
  // A figure needs words under it.
  const Picture = isExample ? 'figure' : 'div'
  const groups = (
    <ol className="scene-groups">
      {groupsOf(lines).map(group => (
        <li className="scene-group" key={group.name}>
          <b className="scene-name">{group.name}</b>
          <Lines lines={group.lines} />
        </li>
      ))}
    </ol>
  )
  return (
    <section className={`scene scene-${look}`}>
      <div className="container scene-head reveal">
        <div>
          <SectionTitle heading={heading} body={body} />
        </div>
        {drawing && (
          <svg className="scene-drawing" viewBox="0 0 240 120" aria-hidden="true" focusable="false">
            {drawing}
          </svg>
        )}
      </div>
      <Picture className="scene-picture" data-play="">
        {isStrip ? (
          // A strip wider than the window has to be moved by the keyboard too.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus
          <section className="scene-strip" tabIndex={0} aria-label={inlineText(heading.content)}>
            {groups}
          </section>
        ) : (
          groups
        )}
        {isExample && <figcaption className="container note">Beispiel</figcaption>}
      </Picture>
    </section>
  )
}
