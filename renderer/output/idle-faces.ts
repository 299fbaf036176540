const FACE = /@font-face\{[^{}]*unicode-range:([^;}]*)[^{}]*\}/gi
const RANGE = /^\s*u\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i

/**
 * Takes out the fonts for single signs (`unicode-range`) none of which the page shows, so that a browser neither reads the
 * rule nor looks for the font. A range it cannot read, such as `U+4??`, stays.
 * @param css the page's minified style sheet; a sign may stand in it, too, as in `list-style: "✓"`
 * @param html all else of the page
 */
export function withoutIdleFaces(css: string, html: string): string {
  let shown: Set<number> | undefined
  return css.replace(FACE, (face, ranges: string) => {
    shown ??= codePoints(html + css.replace(FACE, ''))
    return ranges.split(',').some(range => isShown(range, shown!)) ? face : ''
  })
}

function codePoints(text: string): Set<number> {
  return new Set(Array.from(text, sign => sign.codePointAt(0)!))
}

function isShown(range: string, shown: ReadonlySet<number>): boolean {
  const [, from, to = from] = RANGE.exec(range) ?? []
  if (from === undefined || to === undefined) return true
  const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  return [...shown].some(sign => sign >= first && sign <= last)
}
