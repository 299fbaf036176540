/**
 * The fonts have the weights of styles/fonts.css, which serves visitors without scripts. They are added when both are loaded,
 * so that letters change once.
 */
import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'

/** Loads the house fonts behind the first paint, which they would delay; fallbacks of the same metrics stand until then. */
export async function loadFonts(): Promise<void> {
  await new Promise(requestAnimationFrame)
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
