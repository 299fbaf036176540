import { type ReactElement, useMemo } from 'react'
import { PhosphorIcon } from '../PhosphorIcon'
import { qrPath } from './qr-path'

/** The way to an appointment: a code to scan, and on the phone itself, which cannot scan its own screen, a button. */
export function QrCode({ href }: { href: string }): ReactElement {
  const { size, path } = useMemo(() => qrPath(href), [href])
  return (
    <a className="chat-qr" href={href} target="_blank" rel="noopener noreferrer">
      <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label="QR-Code zum Scannen mit dem Handy">
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
      <span className="chat-qr-open">
        <PhosphorIcon name="messenger" />
        WhatsApp öffnen
      </span>
    </a>
  )
}
