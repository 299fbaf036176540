import type { ReactElement } from 'react'
import { IslandIcon } from '../IslandIcon'
import { MoreMenu } from './MoreMenu'

type ChatHeaderProps = {
  titleId: string
  noticeId: string
  /** Forgets the conversation; absent while there is none. */
  onClear: (() => void) | undefined
  onClose: () => void
}

/** Title bar of the panel; a div, because a header in a dialog counts as a second banner of the page. */
export function ChatHeader({ titleId, noticeId, onClear, onClose }: ChatHeaderProps): ReactElement {
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
