import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { keepThread, keptThread } from '../conversation/talk/saved-thread'
import { nextThread, threadOf } from '../conversation/talk/thread'
import { useAnswer } from '../conversation/talk/use-answer'

/** Key in sessionStorage, also for `data-kept` (renderer/document/render-page.tsx). */
const KEY = 'emilia'
const GREETING =
  'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?'

/** The chat's conversation, whether it is open, and what visitors can do in it. Both survive reloads and other pages. */
export function useChat(apiOrigin: string) {
  const [thread, dispatch] = useReducer(nextThread, GREETING, threadOf)
  const [isOpen, setOpen] = useState(false)
  /** How often the visitor has opened it on this page load: then the input takes the focus. */
  const [calls, setCalls] = useState(0)
  const [isRestored, setRestored] = useState(false)
  const { ask, hangUp } = useAnswer(apiOrigin, thread, dispatch)

  useEffect(() => {
    const kept = keptThread(KEY)
    if (kept) dispatch({ type: 'restored', thread: kept.thread })
    if (kept?.more.open) setOpen(true)
    setRestored(true)
  }, [])

  // Before it is painted: whatever is seen survives a reload.
  useLayoutEffect(() => {
    if (isRestored) keepThread(KEY, thread, { open: isOpen })
  }, [thread, isOpen, isRestored])

  return {
    thread,
    isOpen,
    calls,
    open() {
      setOpen(true)
      setCalls(count => count + 1)
    },
    close: () => setOpen(false),
    type: (text: string) => dispatch({ type: 'typed', text }),
    say: ask,
    stop() {
      hangUp()
      dispatch({ type: 'stopped', at: Date.now() })
    },
    clear() {
      hangUp()
      dispatch({ type: 'restored', thread: threadOf(GREETING) })
    },
  }
}

export type Chat = ReturnType<typeof useChat>
