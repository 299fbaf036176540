import { type ReactElement, useEffect, useState } from 'react'
import { IslandIcon } from '../IslandIcon'

/**
 * The way to an appointment: a code to scan, and on the phone itself, which cannot scan its own screen, a button. What
 * draws the code is loaded with the first one; should that fail, its place stays empty and the button works.
 */
export function QrCode({ href }: { href: string }): ReactElement {
  const [{ size, path }, setCode] = useState({ size: 0, path: '' })

  useEffect(() => {
    let gone = false
    import('./qr-path').then(
      ({ qrPath }) => gone || setCode(qrPath(href)),
      error => console.error('The QR code could not be loaded; the button beside it leads to the same place', error),
    )
    return () => {
      gone = true
    }
  }, [href])

  return (
    <a className="chat-qr" href={href} target="_blank" rel="noopener noreferrer">
      <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label="QR-Code zum Scannen mit dem Handy">
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <span className="chat-qr-open">
        <IslandIcon name="whatsapp-logo" />
        WhatsApp öffnen
      </span>
    </a>
  )
}
