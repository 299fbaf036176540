import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'

declare global {
  /** Settles when the fonts are shown or have failed. */
  var fontsLoaded: Promise<unknown>
}

/**
 * Runs before the first paint, in every page's head; built by itself (tools/build/browser.ts).
 *
 * Only with `js` do elements wait to be revealed.
 *
 * The fonts have the weights of styles/fonts.css, which serves visitors without scripts. The page gets them when both are
 * loaded, and changes once: while a declared font is loading, Chromium asks the system for a fallback for every
 * size and weight, which takes a third of the first layout's time. `fontsLoaded` settles when they are shown or have failed.
 *
 * A font that is asked for before there is a body holds up Chromium's first paint for up to 50 ms (its
 * RenderBlockingResourceManager). Fonts that arrive within that time move no text: on a fast connection, or where the visitor has
 * been before (`deliveryType`). On a slow one they are requested in the first frame, which is painted at
 * once. Only Chromium reports its round-trip time; 100 ms is its value when it has measured none.
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
