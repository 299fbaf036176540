import type { Entry } from '../contract/parts/list'
import { inlineText } from '../contract/rich-text'
import { Bar } from './Bar'
import { Text } from './RichText'

/** Lines of something made up: a time, a number or a name, and what belongs to it. Counts have bars where all lines are counts. */
export function Rows({ lines }: { lines: readonly Entry[] }) {
  const counts = lines.map(({ text }) => Number(inlineText(text)))
  const most = counts.every(count => count >= 0) ? Math.max(...counts) : 0
  return (
    <ul className="rows">
      {lines.map(({ title, text }, index) => (
        <li key={index}>
          <b>
            {title}
            <span className="visually-hidden">: </span>
          </b>
          <span className={most > 0 ? 'counted' : undefined}>
            <Text content={text} />
            {most > 0 && <Bar share={(counts[index] ?? 0) / most} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
