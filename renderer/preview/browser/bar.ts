import { make } from '../editor/elements'
import { type PreviewState, workplaceOf } from '../messages'
import styles from './bar.css?inline'
import markup from './bar.html?raw'

/** A mistake of the program, not of the editor: a page that passes the check can be shown. */
const FAILED =
  'Diese Seite lässt sich gerade nicht zeigen, Sie sehen ihren letzten guten Stand. Im Terminal steht, woran es liegt: Zeigen Sie das, wer die Website programmiert.'

/** A strip at the lower edge, in its own shadow so that neither the page's styles nor ours reach the other. */
export function createBar() {
  const host = make('div', { id: 'preview-bar' })
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${styles}</style>${markup}`
  const part = (selector: string) => root.querySelector<HTMLElement>(selector)!

  let failed = false
  /** Whether the page could not be rendered although nothing was found. */
  function showFailure(isFailure: boolean): void {
    if (failed !== isFailure) showErrors(isFailure ? [FAILED] : [])
    failed = isFailure
  }

  /** Sentences that keep the saved text from being shown; none takes the red strip away. */
  function showErrors(lines: readonly string[]): void {
    part('.errors').replaceChildren(...lines.map(line => make('li', {}, line)))
    host.toggleAttribute('data-broken', lines.length > 0)
  }

  function showState({ head, address, lengths, errors: wrong, hints, broken }: PreviewState): void {
    const found = `${wrong.length} Fehler, ${hints.length} ${hints.length === 1 ? 'Hinweis' : 'Hinweise'}`
    part('summary').textContent = `Vorschau · ${found}`
    host.toggleAttribute('data-wrong', wrong.length > 0)
    if (broken || !failed) showErrors(broken ? wrong : [])
    const words = (className: string, text: string) => make('p', { className }, text)
    const lengthOf = (key: 'title' | 'description', { length }: string) => {
      const [least, most] = lengths[key]
      const fits = length >= least && length <= most
      return words(fits ? 'fits' : 'misfits', `${key}: ${length} Zeichen (${least} bis ${most})`)
    }
    const result = head
      ? [
          words('address', address),
          words('title', head.title),
          words('description', head.description),
          lengthOf('title', head.title),
          lengthOf('description', head.description),
        ]
      : [words('', 'Diese Adresse hat keine Datei in content/.')]
    part('.result').replaceChildren(...result)
    part('.findings').replaceChildren(...[...wrong, ...hints].map(line => make('li', {}, line)))
    part('.edit').setAttribute('href', workplaceOf(location.pathname))
  }

  document.documentElement.append(host)
  return { showErrors, showFailure, showState }
}
