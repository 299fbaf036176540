/**
 * Runs before the first paint, in every page's head; built by itself (tools/build/browser.ts). With the class `js`
 * styles hide elements until they are revealed.
 *
 * The fonts have the weights of styles/fonts.css, which serves visitors without scripts. They are added when both are loaded,
 * so that letters change once; and while a font of the page is loading, Chromium asks the system for a fallback for every
 * size and weight, which takes a third of the first layout's time.
 *
 * Requested before there is a body, fonts hold up Chromium's first paint for up to 50 ms (its RenderBlockingResourceManager).
 * On a fast line, and where the page comes from the cache as its fonts do (`deliveryType`), they arrive within that time: the
 * visitor sees no other letters first. On a slow line that wait would be in vain: fonts are requested in the first frame, and
 * the page appears 0.1 to 0.2 s earlier. Only Chromium tells its round-trip time; 100 ms is what it says when it has
 * measured none.
 */
import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'

document.documentElement.className = 'js'

const [entry] = performance.getEntries() as (PerformanceNavigationTiming & {
  deliveryType?: string
})[]
const { connection } = navigator as { connection?: { rtt: number } }
const isSlow = connection !== undefined && connection.rtt > 100 && !entry?.deliveryType

if (isSlow) requestAnimationFrame(loadFonts)
else loadFonts()

async function loadFonts(): Promise<void> {
  const fonts = [
    new FontFace('Bricolage Grotesque', `url(${bricolage})`, { weight: '600 800' }),
    new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' }),
  ]
  try {
    await Promise.all(fonts.map(font => font.load()))
    for (const font of fonts) document.fonts.add(font)
  } catch {
    // One did not come: the page keeps its fallbacks.
  }
}
