type ChatLauncherProps = {
  /** Id of the words that label the button. */
  nameId: string
  isOpen: boolean
  /** A conversation is under way. */
  goesOn: boolean
  onOpen: () => void
}

/**
 * The round picture of Emilia: all of the chat that the page's HTML holds. Its style is page CSS (launcher.css). Without
 * JavaScript a link to the contact page takes its place. The status is shown, and read out, while a visitor who clicked
 * waits for the chat's code.
 */
export function ChatLauncher({ nameId, isOpen, goesOn, onOpen }: ChatLauncherProps) {
  return (
    <>
      <button
        type="button"
        className="chat-launcher scripted"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <img src="/personas/emilia-head.svg" alt="" width="68" height="68" fetchPriority="low" />
        <b className="ki" aria-hidden="true">
          KI
        </b>
        <span id={nameId} className="chat-launcher-words">
          Fragen Sie Emilia!
        </span>
        {goesOn && (
          <b className="chat-goes-on">
            <span className="visually-hidden">Ihr Gespräch geht weiter</span>…
          </b>
        )}
      </button>
      <p role="status">
        <span>Emilia wird geladen …</span>
      </p>
      <noscript>
        <a className="chat-launcher" href="/kontaktinformationen">
          <img src="/personas/emilia-head.svg" alt="" width="68" height="68" fetchPriority="low" />
          <b className="ki" aria-hidden="true">
            KI
          </b>
          <span className="chat-launcher-words">Schreiben Sie uns</span>
        </a>
      </noscript>
    </>
  )
}
