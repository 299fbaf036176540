import type { ReactElement } from 'react'
import { IslandIcon } from '../IslandIcon'

/** Title bar of the panel; a div, because a header in a dialog counts as a second banner of the page. */
export function ChatHeader({ titleId, onClose }: { titleId: string; onClose: () => void }): ReactElement {
  return (
    <div className="chat-header">
      <span className="chat-face">
        <img src="/personas/emilia-head.svg" alt="" width="44" height="44" />
      </span>
      <h2 id={titleId}>Emilia - Ihre KI-Assistentin</h2>
      <button type="button" className="chat-close" aria-label="Schließen" onClick={onClose}>
        <IslandIcon name="x" />
      </button>
    </div>
  )
}
