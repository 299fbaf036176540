import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IslandIcon } from '../IslandIcon'

type ChatHeaderProps = {
  titleId: string
  noticeId: string
  /** Forgets the conversation; absent while there is none. */
  onClear: (() => void) | undefined
  onClose: () => void
}

/** Title bar of the panel; a div, because a header in a dialog counts as a second banner of the page. */
export function ChatHeader({ titleId, noticeId, onClear, onClose }: ChatHeaderProps) {
  return (
    <div className="chat-header">
      <span className="chat-face">
        <img src="/personas/emilia-head.svg" alt="" width="40" height="40" />
      </span>
      <h2 id={titleId}>Emilia - Ihre KI-Assistentin</h2>
      <p id={noticeId} className="chat-notice">
        KI, die irren kann. <a href="/datenschutz">Datenschutz</a>
      </p>
      <div className="chat-tools">
        {onClear && <MoreMenu onClear={onClear} />}
        <button type="button" className="chat-tool" aria-label="Schließen" onClick={onClose}>
          <IslandIcon name="x" />
        </button>
      </div>
    </div>
  )
}

/** Rarely needed actions behind three dots. A disclosure: Escape, and a click or focus elsewhere, close it. */
function MoreMenu({ onClear }: { onClear: () => void }) {
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
