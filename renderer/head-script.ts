import bricolage from './styles/fonts/bricolage.woff2?url'
import figtree from './styles/fonts/figtree.woff2?url'

/**
 * Runs before the first paint, in every page's head.
 *
 * Only with `js` do elements wait to be revealed. With `fresh` the top of the page is laid out first: where the visitor does
 * not come back to a place, and the address names none, nor words on it (`#:~:text=`), which only this entry's name tells.
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
export const HEAD_SCRIPT = [
  '{let e=performance.getEntries()[0];',
  "document.documentElement.className=e?.type=='navigate'&&!/#/.test(e.name)?'js fresh':'js';",
  'fontsLoaded=new Promise(t=>navigator.connection?.rtt>100&&!e?.deliveryType?requestAnimationFrame(t):t()).then(()=>Promise.all([',
  `new FontFace("Bricolage Grotesque","url(${bricolage})",{weight:"600 800"}).load(),`,
  `new FontFace("Figtree","url(${figtree})",{weight:"400 700"}).load()`,
  '])).then(e=>e.map(e=>document.fonts.add(e)),()=>{})}',
].join('')
