import type { ReactElement, RefObject } from 'react'
import { IslandIcon } from '../IslandIcon'
import { Message } from './Message'
import type { Thread } from './thread'
import { useFollowNewest } from './use-follow-newest'

type MessageListProps = {
  ref: RefObject<HTMLDivElement | null>
  thread: Thread
  siteOrigin: string
  messengerUrl: string
}

/** The conversation. Its own announcements are off: Announcement says each reply exactly once. */
export function MessageList({ ref, thread, siteOrigin, messengerUrl }: MessageListProps): ReactElement {
  const { missed, showNewest } = useFollowNewest(ref, thread)
  const leadToNewest = () => {
    // The button goes with its own click: the focus goes on where the message is.
    ref.current?.focus({ preventScroll: true })
    showNewest()
  }
  return (
    <div className="chat-middle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div ref={ref} className="chat-log" role="log" aria-live="off" aria-label="Unterhaltung" tabIndex={0}>
        {thread.entries.map((entry, index) => (
          // The index is key enough: the list only grows and shrinks at its end
          <Message key={index} entry={entry} siteOrigin={siteOrigin} messengerUrl={messengerUrl} />
        ))}
        {thread.waiting && (
          <div className="chat-typing">
            <span className="chat-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className="visually-hidden">Emilia schreibt</span>
            <span className="chat-slow">Einen Moment noch, die Antwort kommt.</span>
          </div>
        )}
      </div>
      {missed && (
        <button type="button" className="chat-newest" onClick={leadToNewest}>
          <IslandIcon name="arrow-down" />
          Neue Nachricht
        </button>
      )}
    </div>
  )
}
