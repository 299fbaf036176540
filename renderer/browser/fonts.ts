/** Brings the house's fonts when the page has been read: what they weigh would hold up its first paint on a slow line. */
import bricolage from '../styles/fonts/bricolage.woff2?url'
import figtree from '../styles/fonts/figtree.woff2?url'

const load = (family: string, file: string, weight: string) => new FontFace(family, `url(${file})`, { weight }).load()

/**
 * Settles when the fonts are shown, or do not come. They have the names and weights that styles/fonts.css gives them for
 * visitors without scripts. The page knows of them when both are there, and changes once. While a font that it knows is on
 * its way, Chromium asks the system for a last resort, for every size and weight: more than a third of the first layout.
 */
export const fontsShown = Promise.all([
  load('Bricolage Grotesque', bricolage, '600 800'),
  load('Figtree', figtree, '400 700'),
]).then(
  faces => {
    for (const face of faces) document.fonts.add(face)
  },
  () => {}, // the page keeps the letters it has
)
