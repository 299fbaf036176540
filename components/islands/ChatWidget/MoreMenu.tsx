import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { IslandIcon } from '../IslandIcon'

/** What is seldom needed, behind three dots. A disclosure: Escape, and a click or focus elsewhere, close it. */
export function MoreMenu({ onClear }: { onClear: () => void }): ReactElement {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()

  useEffect(() => {
    if (!open) return
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Escape closes one thing at a time: the chat stays.
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape for what is in it
    <div ref={box} className="chat-more" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="chat-tool"
        aria-label="Mehr"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <IslandIcon name="dots-three" />
      </button>
      <ul id={list} hidden={!open}>
        <li>
          <button type="button" onClick={onClear}>
            <IslandIcon name="trash" />
            Unterhaltung löschen
          </button>
        </li>
      </ul>
    </div>
  )
}
