import { exhibits } from '../../components/exhibit/exhibits'
import band from './band.css?inline'
import base from './base.css?inline'
import button from './button.css?inline'
import fonts from './fonts.css?inline'
import print from './print.css?inline'
import prose from './prose.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const sheets = import.meta.glob<string>(
  ['../../components/*/*.css', '../../components/islands/*/launcher.css', '../../components/islands/form/*.css'],
  { query: '?inline', import: 'default', eager: true },
)
const house = [tokens, fonts, reset, base, button, band, prose]

/** Styles that more than one box needs: their folder, and these boxes. ChatDemo has its own movement. */
const SHARED: [part: string, boxes: string[]][] = [
  ['/exhibit/', Object.keys(exhibits).filter(tag => tag !== 'ChatDemo')],
  ['/parts/', ['OfferCards', 'PricingTiers']],
  ['/islands/form/', ['ContactForm', 'TrialForm']],
]

/**
 * The style sheet of one page: the house's styles and those of the boxes it uses, nothing else. `used` are tag names.
 * It is inlined, so that a page paints after one request.
 */
export function sheetOf(used: readonly string[]): string {
  const sheetsIn = (part: string) => Object.entries(sheets).flatMap(([file, css]) => (file.includes(part) ? css : []))
  const shared = SHARED.flatMap(([part, boxes]) => (used.some(tag => boxes.includes(tag)) ? sheetsIn(part) : []))
  const own = [...new Set(used)].sort().map(tag => sheets[`../../components/${tag}/${tag}.css`] ?? '')
  return [...house, ...sheetsIn('/frame/'), ...shared, ...own, ...sheetsIn('/launcher.css'), print].join('\n')
}
