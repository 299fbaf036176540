import { encode } from 'uqr'

/** Modules of white around a QR code. */
const QUIET = 2
/** `--night` of styles/tokens.css, which a file of its own does not know. */
const DARK = '#0e1f18'

/** The messenger's address as a QR code, in SVG. Its ground is its own: a browser that darkens pages darkens only theirs. */
export function messengerCode(address: string): string {
  const { size, data } = encode(address, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  const whole = size + 2 * QUIET
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${whole}v${whole}h-${whole}z"/><path fill="${DARK}" shape-rendering="crispEdges" d="${squares.join('')}"/></svg>\n`
}
