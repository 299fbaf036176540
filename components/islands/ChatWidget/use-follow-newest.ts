import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Thread } from './thread'

const GAP = 12 // Pixels of air above a message that is shown from its beginning.
const NEAR_END = 48 // Pixels from the end that still count as reading the newest message.

/**
 * Scrolls the list to the newest message, but only while the visitor is at its end or has just sent something; a
 * visitor reading further up is told by `missed` instead.
 */
export function useFollowNewest(list: RefObject<HTMLDivElement | null>, thread: Thread) {
  const atEnd = useRef(true)
  const shown = useRef(0)
  const [missed, setMissed] = useState(false)
  const { entries, waiting } = thread

  const showNewest = useCallback(() => {
    const element = list.current
    const newest = element?.lastElementChild
    if (!element || !(newest instanceof HTMLElement)) return
    // The end of the list; of a message taller than the list its beginning, where reading starts.
    element.scrollTo({ top: newest.offsetTop - element.offsetTop - GAP })
    atEnd.current = true
    setMissed(false)
  }, [list])

  useLayoutEffect(() => {
    const news = entries.length > shown.current
    shown.current = entries.length
    if (atEnd.current || waiting) showNewest()
    else if (news) setMissed(true)
  }, [entries, waiting, showNewest])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const onScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
      if (atEnd.current) setMissed(false)
    }
    // The list shrinks when the keyboard, the error box or a long draft comes: the newest message stays in sight.
    const resize = new ResizeObserver(() => atEnd.current && showNewest())
    element.addEventListener('scroll', onScroll, { passive: true })
    resize.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      resize.disconnect()
    }
  }, [list, showNewest])

  return { missed, showNewest }
}
