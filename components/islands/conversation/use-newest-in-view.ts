import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Thread } from './talk/thread'

/** Pixels of space above a question that stands at the top. */
const GAP = 12
/** Pixels by which the list may be away from its place and still count as being there. */
const NEAR = 32

/**
 * Scrolls a list to its newest line, but no further than to where the last question stands at its top: a long answer is read
 * from its beginning. A visitor who has scrolled elsewhere stays there until the next question. The page never scrolls.
 * An example stays at its first line.
 */
export function useNewestInView(
  list: RefObject<HTMLDivElement | null>,
  thread: Thread,
  isExample: boolean,
): void {
  const following = useRef(true)
  const { entries, partial, waiting, error } = thread

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes or goes changes the list's height
  useLayoutEffect(() => {
    if (entries.at(-1)?.role === 'user') following.current = true
    if (list.current && following.current) list.current.scrollTop = placeIn(list.current, isExample)
  }, [list, entries, partial, waiting, error, isExample])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const onScroll = () => {
      following.current = Math.abs(element.scrollTop - placeIn(element, isExample)) < NEAR
    }
    // The list shrinks when the keyboard, the error box or a long draft comes.
    const resize = new ResizeObserver(() => {
      if (following.current) element.scrollTop = placeIn(element, isExample)
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    resize.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      resize.disconnect()
    }
  }, [list, isExample])
}

/** How far the list is scrolled when its newest line is in view, or the first one of an example. */
function placeIn(list: HTMLDivElement, isExample: boolean): number {
  if (isExample) return 0
  const end = list.scrollHeight - list.clientHeight
  const question = [...list.querySelectorAll<HTMLElement>('.conversation-own')].at(-1)
  return question ? Math.min(question.offsetTop - GAP, end) : 0
}
