import type { ReactNode, RefObject } from 'react'
import { Bubble } from './Bubble'
import { Typing } from './Typing'
import type { Thread, ThreadEntry } from './talk/thread'
import { useNewestInView } from './use-newest-in-view'

type LogProps = {
  ref: RefObject<HTMLDivElement | null>
  thread: Thread
  /** Who answers. */
  name: string
  siteOrigin: string
  /** An example is read from its first line. */
  isExample?: boolean
  /** Stands before the first line. */
  before?: ReactNode
  /** Below the words of a line. */
  below?: (entry: ThreadEntry) => ReactNode
  /** What can be tapped, after the last line. */
  children?: ReactNode
}

/** The conversation: a list that scrolls by itself. A screen reader says each new line once, an answer when it is whole. */
export function Log(props: LogProps) {
  const { ref, thread, name, siteOrigin, isExample = false, before, below, children } = props
  useNewestInView(ref, thread, isExample)
  return (
    <div
      ref={ref}
      className="conversation-log"
      role="log"
      aria-label={`Gespräch mit ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {before}
      {thread.entries.map((entry, index) => (
        // The index is a stable key: the list grows and shrinks only at its end.
        <Bubble key={index} entry={entry} name={name} siteOrigin={siteOrigin}>
          {below?.(entry)}
        </Bubble>
      ))}
      {thread.waiting && <Typing name={name} partial={thread.partial} siteOrigin={siteOrigin} />}
      {children}
    </div>
  )
}
