import { CATALOGUE_PATH, type PreviewState, workplaceOf } from '../messages'
import styles from './bar.css?inline'

/** A mistake of the program, not of the editor: a page that passes the check can be shown. */
const FAILED =
  'Diese Seite lässt sich gerade nicht zeigen, Sie sehen ihren letzten guten Stand. Im Terminal steht, woran es liegt: Zeigen Sie das, wer die Website programmiert.'

/** A strip at the lower edge, in its own shadow so that neither the page's styles nor ours reach the other. */
export function createBar() {
  const host = document.createElement('div')
  host.id = 'preview-bar'
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  const errors = make('ul', 'errors')
  errors.setAttribute('role', 'alert')
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  const body = make('div', 'body')
  details.append(summary, body)
  const edit = document.createElement('a')
  edit.className = 'edit'
  edit.textContent = 'Bearbeiten (E)'
  const row = make('div', 'row')
  row.append(details, edit)
  root.append(style, errors, row)

  let failed = false
  /** Whether the page could not be rendered although nothing was found. */
  function showFailure(isFailure: boolean): void {
    if (failed !== isFailure) showErrors(isFailure ? [FAILED] : [])
    failed = isFailure
  }

  /** Sentences that keep the saved text from being shown; none takes the red strip away. */
  function showErrors(lines: readonly string[]): void {
    errors.replaceChildren(...lines.map(line => make('li', '', line)))
    host.toggleAttribute('data-broken', lines.length > 0)
  }

  function showState({ head, address, lengths, errors: wrong, hints, broken }: PreviewState): void {
    const found = `${wrong.length} Fehler, ${hints.length} ${hints.length === 1 ? 'Hinweis' : 'Hinweise'}`
    summary.textContent = `Vorschau · ${found}`
    host.toggleAttribute('data-wrong', wrong.length > 0)
    if (broken || !failed) showErrors(broken ? wrong : [])
    const result = make('div', 'result')
    if (head) {
      result.append(
        make('p', 'address', address),
        make('p', 'title', head.title),
        make('p', 'description', head.description),
      )
      for (const key of ['title', 'description'] as const) {
        const [least, most] = lengths[key]
        const { length } = head[key]
        const fits = length >= least && length <= most
        result.append(make('p', fits ? 'fits' : 'misfits', `${key}: ${length} Zeichen (${least} bis ${most})`))
      }
    } else result.append(make('p', '', 'Diese Adresse hat keine Datei in content/.'))
    const list = make('ul', 'findings')
    list.append(...[...wrong, ...hints].map(line => make('li', '', line)))
    const link = document.createElement('a')
    link.href = CATALOGUE_PATH
    link.target = '_blank'
    link.textContent = 'Alle Bausteine zum Kopieren'
    edit.href = workplaceOf(location.pathname)
    body.replaceChildren(make('h2', '', 'So steht die Seite in der Suche'), result, list, link)
  }

  document.documentElement.append(host)
  return { showErrors, showFailure, showState }
}

function make(tag: string, className = '', text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
