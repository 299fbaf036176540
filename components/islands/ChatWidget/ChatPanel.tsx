import { type ReactElement, useEffect, useId, useRef } from 'react'
import { IslandIcon } from '../IslandIcon'
import { Announcement } from './Announcement'
import { ChatHeader } from './ChatHeader'
import { Composer } from './Composer'
import { MessageList } from './MessageList'
import { Suggestions } from './Suggestions'
import { hasStarted, type Thread } from './thread'
import type { Talk } from './use-chat'
import { useFullScreen } from './use-full-screen'

type ChatPanelProps = Talk & {
  thread: Thread
  focusAtOnce: boolean
  siteOrigin: string
  messengerUrl: string
  onClose: () => void
  /** The visitor followed a link on a phone, where the panel hides the page: close without taking the focus. */
  onLeave: () => void
}

/** The open chat: a non-modal dialog on large screens, the whole screen on phones. */
export function ChatPanel({ thread, focusAtOnce, onClose, onLeave, ...rest }: ChatPanelProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const title = useId()
  const started = hasStarted(thread)
  const full = useFullScreen(panel, onClose, onLeave)

  useEffect(() => {
    if (focusAtOnce) input.current?.focus()
  }, [focusAtOnce])

  const suggest = (question: string) => {
    list.current?.focus() // Not the input: on phones the keyboard would cover the answer.
    rest.onAsk(question)
  }

  return (
    <div
      ref={panel}
      className="chat-panel"
      role="dialog"
      aria-labelledby={title}
      aria-modal={full || undefined}
      data-started={started || undefined}
    >
      <ChatHeader titleId={title} onClose={onClose} />
      <p className="chat-notice">
        Sie schreiben mit einer KI. Antworten können Fehler enthalten. <a href="/datenschutz">Datenschutz</a>
      </p>
      <MessageList ref={list} thread={thread} siteOrigin={rest.siteOrigin} messengerUrl={rest.messengerUrl} />
      <Announcement thread={thread} siteOrigin={rest.siteOrigin} />
      {!started && <Suggestions onAsk={suggest} />}
      {thread.error && (
        <div className="chat-error" role="alert">
          <IslandIcon name="warning-circle" />
          <p>{thread.error}</p>
        </div>
      )}
      <Composer ref={input} thread={thread} clearable={started} {...rest} />
    </div>
  )
}
