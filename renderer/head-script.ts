import bricolage from './styles/fonts/bricolage.woff2?url'
import figtree from './styles/fonts/figtree.woff2?url'

/**
 * Runs before the first paint, in every page's head.
 *
 * Only with `js` do elements wait to be revealed. With `fresh` the top of the page is laid out first: where the visitor does
 * not come back to a place, and the address names none, nor words on it (`#:~:text=`), which only this entry's name tells.
 *
 * The fonts, with the weights that styles/fonts.css has for visitors without scripts, are on their way before the page has
 * been read: who has them sees them at once. The page knows of them when both are there, and changes once. While a font that
 * it knows is on its way, Chromium asks the system for a last resort for every size and weight: a third of the first
 * layout's time. `fontsLoaded` settles when they are shown, or do not come.
 */
export const HEAD_SCRIPT = [
  '{let e=performance.getEntries()[0],t=(...e)=>new FontFace(...e).load();',
  "document.documentElement.className=e?.type=='navigate'&&!/#/.test(e.name)?'js fresh':'js';",
  'fontsLoaded=Promise.all([',
  `t("Bricolage Grotesque","url(${bricolage})",{weight:"600 800"}),t("Figtree","url(${figtree})",{weight:"400 700"})`,
  ']).then(e=>e.map(e=>document.fonts.add(e)),()=>{})}',
].join('')
