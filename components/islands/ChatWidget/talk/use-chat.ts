import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { safeStorage } from '../../safe-storage'
import { OPEN_KEY, restoreThread, saveThread, THREAD_KEY } from './saved-thread'
import { EMPTY_THREAD, nextThread } from './thread'
import { useAnswer } from './use-answer'

export type ChatActions = {
  onType: (text: string) => void
  onAsk: (text: string) => void
  onStop: () => void
  onClear: () => void
}

/**
 * The chat's state and its one request at a time. Kept in sessionStorage from the first opening on, never before.
 * `calls`: how often the visitor opened it, or had a question put into it, on this page load; each time it may take the focus.
 */
export function useChat(apiOrigin: string) {
  const [thread, dispatch] = useReducer(nextThread, EMPTY_THREAD)
  const [open, setOpen] = useState(false)
  const [calls, setCalls] = useState(0)
  const used = useRef(false)
  const { ask, hangUp } = useAnswer(apiOrigin, thread, dispatch)

  const show = useCallback(() => {
    if (!used.current)
      dispatch({ type: 'restored', thread: restoreThread(safeStorage.read(THREAD_KEY)) })
    used.current = true
    setOpen(true)
    dispatch({ type: 'opened', at: Date.now() })
  }, [])

  useEffect(() => {
    // The click that woke the island may have opened it already.
    if (!used.current && safeStorage.read(OPEN_KEY) === '1') show()
  }, [show])

  useEffect(() => {
    if (used.current) safeStorage.write(THREAD_KEY, saveThread(thread))
  }, [thread])

  const openChat = useCallback(() => {
    safeStorage.write(OPEN_KEY, '1')
    show()
    setCalls(count => count + 1)
  }, [show])

  const offer = (question: string) => {
    openChat()
    dispatch({ type: 'offered', text: question })
  }

  const closeChat = useCallback(() => {
    safeStorage.write(OPEN_KEY, null)
    setOpen(false)
  }, [])

  const onAsk = async (text: string) => {
    const start = performance.now()
    // Shown among the proofs of a page (renderer/browser/measured.ts).
    if (await ask(text)) performance.measure('emilia-answer', { start })
  }

  const talk: ChatActions = {
    onType: text => dispatch({ type: 'typed', text }),
    onAsk,
    onStop: () => {
      hangUp()
      dispatch({ type: 'stopped', at: Date.now() })
    },
    onClear: () => {
      hangUp()
      dispatch({ type: 'cleared', at: Date.now() })
    },
  }
  return { thread, open, calls, openChat, offer, closeChat, ...talk }
}
