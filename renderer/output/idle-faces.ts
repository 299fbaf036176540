const FACE = /@font-face\{[^{}]*unicode-range:([^;}]*)[^{}]*\}/gi
const RANGE = /^\s*u\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i
const LAST_SIGN = 0x10ffff

/**
 * Takes out the fonts for single signs (`unicode-range`) none of which the page shows, so that a browser neither reads the
 * rule nor looks for the font. A range it cannot read, such as `U+4??`, stays.
 * @param css the page's minified style sheet; a sign may stand in it, too, as in `list-style: "✓"`
 * @param html all else of the page
 */
export function withoutIdleFaces(css: string, html: string): string {
  return css.replace(FACE, (face, ranges: string) => {
    const sign = anySignOf(ranges)
    return !sign || sign.test(html) || sign.test(css) ? face : ''
  })
}

/** An expression: code that took each page sign by sign was a quarter of the build of 3000 pages. */
function anySignOf(ranges: string): RegExp | undefined {
  const spans = ranges.split(',').map(spanOf)
  return spans.includes(undefined) ? undefined : new RegExp(`[${spans.join('')}]`, 'u')
}

function spanOf(range: string): string | undefined {
  const [, from, to = from] = RANGE.exec(range) ?? []
  if (from === undefined || to === undefined) return undefined
  const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  return first <= last && last <= LAST_SIGN ? `\\u{${from}}-\\u{${to}}` : undefined
}
