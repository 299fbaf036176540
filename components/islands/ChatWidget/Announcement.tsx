import { type ReactElement, useEffect, useState } from 'react'
import { parseReply, plainReply } from './reply/parse-reply'
import type { Thread } from './talk/thread'

/**
 * Says each new reply once to a screen reader, without its marks. Replies that were there when the panel opened are
 * not said; they can be read in the list.
 */
export function Announcement({ thread, siteOrigin }: { thread: Thread; siteOrigin: string }): ReactElement {
  const [heard, setHeard] = useState(thread.entries.length)
  const [words, setWords] = useState('')
  const { entries } = thread

  useEffect(() => {
    const last = entries.at(-1)
    if (entries.length > heard && last?.role === 'assistant') {
      setWords(`Emilia: ${plainReply(parseReply(last.content, siteOrigin))}${last.showQR ? ' WhatsApp öffnen.' : ''}`)
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
