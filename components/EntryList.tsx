import type { ReactNode } from 'react'
import { Text } from './RichText'
import type { Inline } from './rich-text'

type EntryListProps = {
  entries: readonly { title: string; text: Inline[] }[]
  className: string
  itemClass?: string
  List?: 'ul' | 'ol'
  Title?: 'h3' | 'b'
  /** A drawing after the words, by the place in the list. */
  mark?: ((index: number) => ReactNode) | undefined
}

/** Titles, each with its text: what `entry` of parts/list.ts reads. */
export function EntryList({
  entries,
  className,
  itemClass,
  List = 'ul',
  Title = 'h3',
  mark,
}: EntryListProps) {
  return (
    <List className={className}>
      {entries.map(({ title, text }, index) => (
        <li className={itemClass} key={title}>
          <Title>{title}</Title>
          <p>
            <Text content={text} />
          </p>
          {mark?.(index)}
        </li>
      ))}
    </List>
  )
}
