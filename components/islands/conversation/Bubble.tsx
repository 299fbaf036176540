import { memo, type ReactNode } from 'react'
import { EmergencyCalls } from './reply/EmergencyCalls'
import { Reply } from './reply/Reply'
import type { ThreadEntry } from './talk/thread'

type BubbleProps = {
  entry: ThreadEntry
  /** Who answers. */
  name: string
  siteOrigin: string
  /** Stands below the words. */
  children?: ReactNode
}

/** One line of a conversation. What the visitor typed is shown as typed; only answers are read for lists and links. */
export const Bubble = memo(function Bubble({ entry, name, siteOrigin, children }: BubbleProps) {
  const isOwn = entry.role === 'user'
  return (
    <div className={isOwn ? 'conversation-line conversation-own' : 'conversation-line'}>
      <div
        className={isOwn ? 'conversation-bubble bubble bubble-out' : 'conversation-bubble bubble'}
      >
        <span className="visually-hidden">{isOwn ? 'Sie: ' : `${name}: `}</span>
        {isOwn ? (
          <p dir="auto">{entry.content}</p>
        ) : (
          <Reply text={entry.content} siteOrigin={siteOrigin} />
        )}
        {!isOwn && <EmergencyCalls answer={entry.content} />}
        {children}
      </div>
    </div>
  )
})
