import type { Ref } from 'react'

type ChatLauncherProps = {
  /** Id of the words that label the button, and the whole chat while it is closed. */
  nameId?: string
  open?: boolean
  onToggle?: () => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * The round picture of Emilia: all of the chat that the page's HTML holds. Its style is page CSS (launcher.css). Without
 * JavaScript a link to the contact page takes its place. The status is shown, and read out, while a visitor who clicked
 * waits for the chat's code.
 */
export function ChatLauncher({ nameId, open = false, onToggle, ref }: ChatLauncherProps) {
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="chat-launcher"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onToggle}
      >
        <img src="/personas/emilia-head.svg" alt="" width="68" height="68" fetchPriority="low" />
        <span id={nameId}>Fragen Sie Emilia!</span>
      </button>
      <p role="status">
        <span>Emilia wird geladen …</span>
      </p>
      <noscript>
        <a className="chat-launcher" href="/kontaktinformationen">
          <img src="/personas/emilia-head.svg" alt="" width="68" height="68" fetchPriority="low" />
          <span>Schreiben Sie uns</span>
        </a>
      </noscript>
    </>
  )
}
