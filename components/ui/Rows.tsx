import type { Entry } from '../contract/parts/list'
import { inlineText } from '../contract/rich-text'
import { Bar } from './Bar'
import { Text } from './RichText'

type RowsProps = {
  lines: readonly Entry[]
  /** The highest count, where bars beside these have the same scale. */
  most?: number
}

/** Lines of something made up: a time, a number or a name, and what belongs to it. Counts have bars where all lines are counts. */
export function Rows({ lines, most = mostOf(lines) }: RowsProps) {
  const isCounted = mostOf(lines) > 0
  return (
    <ul className="rows">
      {lines.map(({ title, text }, index) => (
        <li key={index}>
          <b>
            {title}
            <span className="visually-hidden">: </span>
          </b>
          <span className={isCounted ? 'counted' : undefined}>
            <Text content={text} />
            {isCounted && <Bar figure={countOf(text)} highest={most} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The highest count; 0 where not all lines are counts. */
export function mostOf(lines: readonly Entry[]): number {
  const counts = lines.map(({ text }) => countOf(text))
  return counts.every(count => count >= 0) ? Math.max(...counts) : 0
}

const countOf = (text: Entry['text']) => Number(inlineText(text))
