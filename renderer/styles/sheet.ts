import { exhibits } from '../../components/exhibit/exhibits'
import band from './band.css?inline'
import base from './base.css?inline'
import button from './button.css?inline'
import fonts from './fonts.css?inline'
import print from './print.css?inline'
import prose from './prose.css?inline'
import reset from './reset.css?inline'
import tokens from './tokens.css?inline'

const boxes = import.meta.glob<string>('../../components/*/*.css', { query: '?inline', import: 'default', eager: true })
const launcher = import.meta.glob<string>('../../components/islands/*/launcher.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const forms = import.meta.glob<string>('../../components/islands/form/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** Styles that more than one box needs, by the boxes that need them. */
const FORMS = new Set(['ContactForm', 'TrialForm'])
/** ChatDemo has its own movement, and with it most pages. */
const EXHIBITS = new Set(Object.keys(exhibits).filter(tag => tag !== 'ChatDemo'))

/**
 * The style sheet of one page: the house's styles and those of the boxes it uses, nothing else. `used` are tag names.
 * It is inlined, so that a page paints after one request.
 */
export function sheetOf(used: readonly string[]): string {
  const frame = Object.entries(boxes)
    .filter(([file]) => file.includes('/frame/'))
    .map(([, css]) => css)
  const exhibit = used.some(tag => EXHIBITS.has(tag)) ? [boxes['../../components/exhibit/exhibit.css'] ?? ''] : []
  const own = [...new Set(used)].sort().map(tag => boxes[`../../components/${tag}/${tag}.css`] ?? '')
  const form = used.some(tag => FORMS.has(tag)) ? Object.values(forms) : []
  return [
    tokens,
    fonts,
    reset,
    base,
    button,
    band,
    prose,
    ...frame,
    ...exhibit,
    ...own,
    ...form,
    ...Object.values(launcher),
    print,
  ].join('\n')
}
