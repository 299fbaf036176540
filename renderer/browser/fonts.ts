/**
 * The fonts have the weights of styles/fonts.css, which serves visitors without scripts. They are added when both are loaded,
 * so that letters change once.
 */
import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'

/** Waits for the frame after the first one: by then that is painted. Firefox tells of no paint where a page opens at an anchor. */
function afterPaint(): Promise<unknown> {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
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
