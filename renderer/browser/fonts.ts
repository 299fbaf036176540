/**
 * The fonts have the weights of styles/fonts.css, which serves visitors without scripts. They are added when both are loaded,
 * so that letters change once.
 */
import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'

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
  const fonts = [
    new FontFace('Bricolage Grotesque', `url(${bricolage})`, {
      weight: '600 800',
      display: 'swap',
    }),
    new FontFace('Figtree', `url(${figtree})`, { weight: '400 700', display: 'swap' }),
  ]
  try {
    await Promise.all(fonts.map(font => font.load()))
    for (const font of fonts) document.fonts.add(font)
  } catch {
    // One did not come: the page keeps its fallbacks.
  }
}
