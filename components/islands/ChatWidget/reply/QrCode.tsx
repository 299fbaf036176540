import { useEffect, useState } from 'react'
import { IslandIcon } from '../../IslandIcon'

/**
 * A code that leads to an appointment, and a button for visitors whose phone shows the code. The encoder is loaded with the
 * first code; if that fails, its place stays empty and the button works.
 */
export function QrCode({ href: path }: { href: string }) {
  // The phone that scans it needs an absolute address.
  const { href } = new URL(path, window.location.href)
  const isMessenger = path !== '/kontaktinformationen'
  const [code, setCode] = useState({ size: 0, path: '' })

  useEffect(() => {
    let gone = false
    import('uqr').then(
      ({ encode }) => gone || setCode(qrPath(encode(href, { ecc: 'M', border: 0 }))),
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

/** A QR code as one SVG path of unit squares in a `size` x `size` box, without the quiet zone around it. */
export function qrPath({ size, data }: { size: number; data: boolean[][] }): { size: number; path: string } {
  const runs = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: runs.join('') }
}
