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

/**
 * Loads the house fonts behind the first paint, which they would delay; fallbacks of the same metrics stand until then. From
 * their bytes: a browser lays the whole page out for each `FontFace` that loads by itself, and again when it is added.
 */
export async function loadFonts(): Promise<void> {
  await afterPaint()
  const load = async (url: string) => (await fetch(url)).arrayBuffer()
  try {
    const files = await Promise.all([load(bricolage), load(figtree)])
    document.fonts.add(new FontFace('Bricolage Grotesque', files[0], { weight: '600 800' }))
    document.fonts.add(new FontFace('Figtree', files[1], { weight: '400 700' }))
  } catch {
    // One did not come: the page keeps its fallbacks.
  }
}
