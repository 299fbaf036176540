import type { Inline } from '../contract/rich-text'
import { Text } from './RichText'

type EntriesProps = {
  entries: readonly { title: string; text: Inline[] }[]
  /** `steps` or `problem-solution` */
  className: string
  isOrdered?: boolean
}

/** Titles, each with its text: what `entry` of parts/list.ts reads. */
export function Entries({ entries, className, isOrdered = false }: EntriesProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`entries ${className}`}>
      {entries.map(({ title, text }) => (
        <li className="reveal" key={title}>
          <h3>{title}</h3>
          <p>
            <Text content={text} />
          </p>
        </li>
      ))}
    </List>
  )
}
