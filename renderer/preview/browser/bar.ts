import { make } from '../editor/elements'
import { type FileFindings, type Finding, lineOf, summaryOf, workplaceOf } from '../messages'
import styles from './bar.css?inline'
import markup from './bar.html?raw'

/** A strip at the lower edge, in its own shadow so that neither the page's styles nor ours reach the other. */
export function createBar() {
  const host = make('div', { id: 'preview-bar' })
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${styles}</style>${markup}`
  const part = (selector: string) => root.querySelector<HTMLElement>(selector)!
  const rows = (findings: readonly Finding[]) =>
    findings.map(finding => make('li', {}, lineOf(finding)))
  document.documentElement.append(host)
  return {
    /** „Bearbeiten“ opens the page of the address. */
    showAddress(): void {
      part('.edit').setAttribute('href', workplaceOf(location.pathname))
    },
    /** What keeps the saved text from being shown; nothing takes the red strip away. */
    showErrors(errors: readonly Finding[]): void {
      part('.errors').replaceChildren(...rows(errors))
      host.toggleAttribute('data-broken', errors.length > 0)
    },
    showChecked(checked: FileFindings): void {
      part('summary').textContent = `Vorschau · ${summaryOf(checked)}`
      host.toggleAttribute(
        'data-wrong',
        checked.found.some(({ isHint }) => !isHint),
      )
      part('.shared').innerHTML = checked.shared || 'Diese Adresse hat keine Datei in content/.'
      part('.findings').replaceChildren(...rows(checked.found))
    },
  }
}
