import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Thread } from '../talk/thread'

/** Pixels of space above a question that stands at the top; messages.css leaves as many below the last line. */
const GAP = 16
/** Pixels by which the list may be away from a place and still count as being there. */
const NEAR = 32

/**
 * Scrolls the list to its end while the reply grows, but no further than to where the last question stands at its top: a long
 * reply is read from its beginning. A visitor who has scrolled elsewhere stays there.
 * `below`: part of the conversation is further down; `missed`: a reply among it. `goOn` scrolls there.
 */
export function useReadingPlace(list: RefObject<HTMLDivElement | null>, thread: Thread) {
  const following = useRef(true)
  const known = useRef(0)
  const [below, setBelow] = useState(false)
  const [missed, setMissed] = useState(false)
  const { entries, partial, waiting } = thread

  const look = useCallback(() => {
    const element = list.current
    if (!element) return
    const newest = [...element.querySelectorAll('.chat-message')].at(-1)?.getBoundingClientRect()
    const edge = element.getBoundingClientRect().bottom
    const rest = (newest?.bottom ?? 0) - edge
    setBelow(rest > NEAR)
    setMissed(rest > NEAR && (newest?.top ?? 0) > edge - NEAR)
  }, [list])

  const showTurn = useCallback(() => {
    const element = list.current
    const turn = element?.lastElementChild
    if (element && turn instanceof HTMLElement) element.scrollTo({ top: placeOf(turn, element) })
    following.current = true
    look()
  }, [list, look])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes or goes changes the list's height
  useLayoutEffect(() => {
    const isNewQuestion = entries.length > known.current && entries.at(-1)?.role === 'user'
    known.current = entries.length
    if (isNewQuestion || following.current) showTurn()
    else look()
  }, [entries, waiting, partial, showTurn, look])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const onScroll = () => {
      const turn = element.lastElementChild
      const place = turn instanceof HTMLElement ? placeOf(turn, element) : 0
      const end = element.scrollHeight - element.clientHeight
      following.current = Math.abs(element.scrollTop - Math.min(place, end)) < NEAR
      look()
    }
    // The list shrinks when the keyboard, the error box or a long draft comes.
    const resize = new ResizeObserver(() => (following.current ? showTurn() : look()))
    element.addEventListener('scroll', onScroll, { passive: true })
    resize.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      resize.disconnect()
    }
  }, [list, look, showTurn])

  const goOn = useCallback(() => {
    if (missed) showTurn()
    else list.current?.scrollBy({ top: list.current.clientHeight * 0.85 })
  }, [list, missed, showTurn])

  return { below, missed, goOn }
}

function placeOf(turn: HTMLElement, list: HTMLElement): number {
  return turn.offsetTop - list.offsetTop - GAP
}
