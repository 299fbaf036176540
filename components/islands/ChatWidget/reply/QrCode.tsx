import { type ReactElement, useEffect, useState } from 'react'
import { IslandIcon } from '../../IslandIcon'

/**
 * The way to an appointment: a code to scan, and on the phone itself, which cannot scan its own screen, a button. What
 * draws the code is loaded with the first one; should that fail, its place stays empty and the button works.
 */
export function QrCode({ href: path }: { href: string }): ReactElement {
  // A phone that scans it needs the whole address.
  const { href } = new URL(path, window.location.href)
  const isMessenger = path !== '/kontaktinformationen'
  const [code, setCode] = useState({ size: 0, path: '' })

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
      <svg
        viewBox={`-2 -2 ${code.size + 4} ${code.size + 4}`}
        role="img"
        aria-label="QR-Code zum Scannen mit dem Handy"
      >
        <path d={code.path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <span className="chat-qr-open">
        {isMessenger && <IslandIcon name="whatsapp-logo" />}
        {isMessenger ? 'WhatsApp öffnen' : 'Kontaktseite öffnen'}
      </span>
    </a>
  )
}
