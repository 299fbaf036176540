import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { safeStorage } from '../../safe-storage'
import { askEmilia } from './ask-emilia'
import { OPEN_KEY, readThread, saveThread, THREAD_KEY } from './saved-thread'
import { EMPTY_THREAD, nextThread } from './thread'

export type Talk = {
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
  const request = useRef<AbortController>(null)

  const show = useCallback(() => {
    if (!used.current) dispatch({ type: 'restored', thread: readThread(safeStorage.read(THREAD_KEY)) })
    used.current = true
    setOpen(true)
    dispatch({ type: 'opened', at: Date.now() })
  }, [])

  useEffect(() => {
    // The click that woke the island may have opened it already.
    if (!used.current && safeStorage.read(OPEN_KEY) === '1') show()
    return () => request.current?.abort()
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

  /** Aborts the request under way; neither its answer nor its failure is shown. */
  const hangUp = () => {
    request.current?.abort()
    request.current = null
  }

  const onAsk = async (text: string) => {
    const question = { type: 'asked', text, at: Date.now() } as const
    const asked = nextThread(thread, question)
    if (asked === thread || request.current) return
    const own = new AbortController()
    request.current = own
    dispatch(question)
    try {
      const { content, showQR } = await askEmilia({
        apiOrigin,
        entries: asked.entries,
        request: own,
        onText: text => request.current === own && dispatch({ type: 'said', text }),
      })
      if (request.current === own) dispatch({ type: 'answered', content, showQR, at: Date.now() })
    } catch (error) {
      if (request.current !== own) return
      console.error('Emilia could not answer; the question is back in the input', error)
      dispatch({ type: 'failed' })
    } finally {
      if (request.current === own) request.current = null
    }
  }

  const talk: Talk = {
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
