import { MESSENGER_CODE } from '../../../shared/addresses'
import { IslandIcon } from '../IslandIcon'

/**
 * A code that leads to an appointment, which the build has drawn, and a button for visitors whose phone shows the code: it
 * leads to the same place, `href`.
 */
export function QrCode({ href }: { href: string }) {
  return (
    <a className="chat-qr" href={href} target="_blank" rel="noopener noreferrer">
      <img src={MESSENGER_CODE} alt="QR-Code zum Scannen mit dem Handy" width="184" height="184" />
      <span className="button button-small">
        <IslandIcon name="whatsapp-logo" />
        WhatsApp öffnen
      </span>
    </a>
  )
}
