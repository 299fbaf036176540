import type { RefObject } from 'react'
import { TypingDots } from '../conversation/TypingDots'
import { IslandIcon } from '../IslandIcon'
import { EmergencyCalls } from './reply/EmergencyCalls'
import { QrCode } from './reply/QrCode'
import { Reply } from './reply/Reply'
import { Suggestions } from './Suggestions'
import { useReadingPlace } from './screen/use-reading-place'
import { hasStarted, type Thread, type ThreadEntry, turnsOf } from './talk/thread'

type MessageListProps = {
  ref: RefObject<HTMLDivElement | null>
  thread: Thread
  siteOrigin: string
  messengerUrl: string
  onAsk: (question: string) => void
}

/**
 * The conversation, a question and its reply in a box of their own. Its own announcements are off: Announcement says each
 * reply exactly once.
 */
export function MessageList({ ref, thread, onAsk, ...site }: MessageListProps) {
  const { below, missed, goOn } = useReadingPlace(ref, thread)
  const turns = turnsOf(thread)
  return (
    <div className="chat-middle">
      <div
        ref={ref}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label="Unterhaltung"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Welcome />
        {turns.map((turn, index) => (
          // The index is a stable key: the list grows and shrinks only at its end.
          <div className="chat-turn" key={index}>
            {turn.map((entry, place) => (
              <Message key={place} entry={entry} {...site} />
            ))}
            {index === turns.length - 1 && (
              <>
                {thread.waiting && !thread.partial && <Typing />}
                {!hasStarted(thread) && <Suggestions thread={thread} onAsk={onAsk} />}
              </>
            )}
          </div>
        ))}
      </div>
      {below && (
        <button
          type="button"
          className="chat-down"
          aria-label={missed ? undefined : 'Weiterlesen'}
          onClick={() => {
            // The click removes the button: the focus moves to the list.
            ref.current?.focus({ preventScroll: true })
            goOn()
          }}
        >
          <IslandIcon name="arrow-down" />
          {missed && <span>Neue Nachricht</span>}
        </button>
      )}
    </div>
  )
}

/** Emilia waves above her greeting, where there is room. */
function Welcome() {
  return (
    <div className="chat-welcome">
      <span>
        <img src="/personas/emilia.svg" alt="" />
      </span>
    </div>
  )
}

function Typing() {
  return (
    <div className="chat-typing">
      <span className="typing-dots chat-dots" aria-hidden="true">
        <TypingDots />
      </span>
      <span className="visually-hidden">Emilia schreibt</span>
      <span className="chat-slow">Einen Moment noch, die Antwort kommt.</span>
    </div>
  )
}

const clock = new Intl.DateTimeFormat('de-AT', { hour: '2-digit', minute: '2-digit' })

type MessageProps = { entry: ThreadEntry; siteOrigin: string; messengerUrl: string }

/** One bubble. What the visitor typed is shown as typed; only replies are read for lists and links. */
function Message({ entry, siteOrigin, messengerUrl }: MessageProps) {
  const own = entry.role === 'user'
  const time = new Date(entry.at)
  return (
    <div className={own ? 'chat-message chat-message-own' : 'chat-message'}>
      <div className="chat-bubble">
        <span className="visually-hidden">{own ? 'Sie: ' : 'Emilia: '}</span>
        {own ? <p>{entry.content}</p> : <Reply text={entry.content} siteOrigin={siteOrigin} />}
        {!own && <EmergencyCalls answer={entry.content} />}
        {entry.showQR && <QrCode href={messengerUrl} />}
      </div>
      {!own && (
        <time dateTime={time.toISOString()} translate="no">
          {clock.format(time)}
        </time>
      )}
    </div>
  )
}
