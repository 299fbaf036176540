import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { IslandIcon } from '../IslandIcon'

/** Ends the waiting. `onGone` runs when the button vanishes with the focus on it, so that the focus is not lost. */
export function StopButton({ onStop, onGone }: { onStop: () => void; onGone: () => void }): ReactElement {
  const button = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  gone.current = onGone

  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (document.activeElement === element) gone.current()
    }
  }, [])

  return (
    <button ref={button} type="button" className="chat-stop" aria-label="Stopp" onClick={onStop}>
      <IslandIcon name="stop" />
    </button>
  )
}
