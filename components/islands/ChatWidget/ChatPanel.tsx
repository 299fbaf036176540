import { useEffect, useId, useRef, useState } from 'react'
import { IslandIcon } from '../IslandIcon'
import { ChatHeader } from './ChatHeader'
import { Composer } from './Composer'
import { MessageList } from './MessageList'
import { parseReply, plainReply } from './reply/parse-reply'
import { SuggestionStrip } from './Suggestions'
import { useFullScreen } from './screen/use-full-screen'
import { hasStarted, type Thread } from './talk/thread'
import type { ChatActions } from './talk/use-chat'

type ChatPanelProps = ChatActions & {
  /** Id of the heading, which labels the dialog. */
  titleId: string
  thread: Thread
  /** Grows each time the visitor opens the chat or has a question put into it: then the input takes the focus. */
  calls: number
  siteOrigin: string
  messengerUrl: string
  onClose: () => void
  /** The visitor followed a link on a phone, where the panel hides the page: close without taking the focus. */
  onLeave: () => void
}

/** The open chat: a non-modal dialog on large screens, the whole screen on phones. */
export function ChatPanel(props: ChatPanelProps) {
  const { titleId, thread, calls, siteOrigin, messengerUrl, onClose, onLeave, onAsk, onClear } =
    props
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const notice = useId()
  const full = useFullScreen(panel, onClose, onLeave)

  useEffect(() => {
    if (calls > 0) input.current?.focus()
  }, [calls])

  const suggest = (question: string) => {
    list.current?.focus() // Not the input: on phones the keyboard would cover the answer.
    onAsk(question)
  }
  const clear = () => {
    onClear()
    input.current?.focus()
  }

  return (
    <div
      ref={panel}
      className="chat-panel"
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={notice}
      aria-modal={full || undefined}
    >
      <ChatHeader
        titleId={titleId}
        noticeId={notice}
        onClear={hasStarted(thread) ? clear : undefined}
        onClose={onClose}
      />
      <MessageList
        ref={list}
        thread={thread}
        siteOrigin={siteOrigin}
        messengerUrl={messengerUrl}
        onAsk={suggest}
      />
      <Announcement thread={thread} siteOrigin={siteOrigin} />
      {hasStarted(thread) && <SuggestionStrip thread={thread} onAsk={suggest} />}
      {thread.error && (
        <div className="chat-error" role="alert">
          <IslandIcon name="warning-circle" />
          <p>{thread.error}</p>
        </div>
      )}
      <Composer
        ref={input}
        thread={thread}
        onType={props.onType}
        onAsk={onAsk}
        onStop={props.onStop}
      />
    </div>
  )
}

/**
 * Says each new reply once to a screen reader, without its marks. Replies that were there when the panel opened are
 * not said; they can be read in the list.
 */
function Announcement({ thread, siteOrigin }: { thread: Thread; siteOrigin: string }) {
  const [heard, setHeard] = useState(thread.entries.length)
  const [words, setWords] = useState('')
  const { entries } = thread

  useEffect(() => {
    const last = entries.at(-1)
    if (entries.length > heard && last?.role === 'assistant') {
      setWords(
        `Emilia: ${plainReply(parseReply(last.content, siteOrigin))}${last.showQR ? ' WhatsApp öffnen.' : ''}`,
      )
    } else if (entries.length !== heard) {
      setWords('')
    }
    setHeard(entries.length)
  }, [entries, heard, siteOrigin])

  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  )
}
