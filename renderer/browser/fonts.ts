/**
 * The fonts have the weights of styles/fonts.css, which serves visitors without scripts. They are added when all are loaded,
 * so that letters change once: each arrival lays the whole page out anew.
 */
import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'
import symbols from '../styles/fonts/symbols.woff2?url'

/** Neither font has these. */
const SIGNS = /[→✓★]/
const PAINT = 'largest-contentful-paint'

/** Waits for a paint; where the browser tells of none, for the frame before it. */
function afterPaint(): Promise<unknown> {
  if (!PerformanceObserver.supportedEntryTypes.includes(PAINT))
    return new Promise(requestAnimationFrame)
  return new Promise(resolve =>
    new PerformanceObserver(resolve).observe({ type: PAINT, buffered: true }),
  )
}

/** Loads the house fonts behind the first paint, which they would delay; fallbacks of the same metrics stand until then. */
export async function loadFonts(): Promise<void> {
  await afterPaint()
  const families = [
    { family: 'Bricolage Grotesque', file: bricolage, weight: '600 800' },
    { family: 'Figtree', file: figtree, weight: '400 700' },
  ]
  const letters = families.map(
    ({ family, file, weight }) => new FontFace(family, `url(${file})`, { weight }),
  )
  const signs = families.map(
    ({ family, weight }) =>
      new FontFace(family, `url(${symbols})`, { weight, unicodeRange: 'U+2192, U+2605, U+2713' }),
  )
  try {
    const needed = SIGNS.test(document.body.innerText) ? [...letters, ...signs] : letters
    await Promise.all(needed.map(font => font.load()))
    // What was not loaded the browser asks for with the first such sign.
    for (const font of [...letters, ...signs]) document.fonts.add(font)
  } catch {
    // One did not come: the page keeps its fallbacks.
  }
}
