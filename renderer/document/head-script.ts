import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'

declare global {
  /** Settled when the fonts are shown, or do not come. */
  var fontsLoaded: Promise<unknown>
}

/**
 * Runs before the first paint, in every page's head; built by itself (tools/build/browser.ts).
 *
 * Only with `js` do elements wait to be revealed.
 *
 * The fonts have the weights that styles/fonts.css has for visitors without scripts. The page knows of them when both are
 * there, and changes once: while a font that it knows is on its way, Chromium asks the system for a last resort for every
 * size and weight, a third of the first layout's time. `fontsLoaded` settles when they are shown, or do not come.
 *
 * A font that is asked for before there is a body holds up Chromium's first paint for up to 50 ms (its
 * RenderBlockingResourceManager). Where fonts come in that time, no word moves: on a quick line, and where the visitor has
 * been before (`deliveryType`). On a slow one they cannot, so they are asked for in the first frame, which is painted at
 * once. Chromium is also the only browser that tells its round trip, and 100 ms is what it says without knowing one.
 */
const [entry] = performance.getEntries() as (PerformanceNavigationTiming & { deliveryType?: string })[]
const { connection } = navigator as { connection?: { rtt: number } }

document.documentElement.className = 'js'

const isSlow = connection !== undefined && connection.rtt > 100 && !entry?.deliveryType
window.fontsLoaded = (isSlow ? new Promise(requestAnimationFrame) : Promise.resolve())
  .then(() =>
    Promise.all([
      new FontFace('Bricolage Grotesque', `url(${bricolage})`, { weight: '600 800' }).load(),
      new FontFace('Figtree', `url(${figtree})`, { weight: '400 700' }).load(),
    ]),
  )
  .then(
    fonts => {
      for (const font of fonts) document.fonts.add(font)
    },
    () => {},
  )
