import { type Findings, type ShownFinding, shownLine, shownPlace, summaryOf } from '../messages'
import styles from './bar.css?inline'
import markup from './bar.html?raw'
import { openInEditor } from './open-in-editor'

/** A strip at the lower edge, in its own shadow so that neither the page's styles nor ours reach the other. */
export function createBar() {
  const host = Object.assign(document.createElement('div'), { id: 'preview-bar' })
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${styles}</style>${markup}`
  const part = (selector: string) => root.querySelector<HTMLElement>(selector)!
  document.documentElement.append(host)

  /** A click on a finding leads to its place in the editor. */
  function show(selector: string, findings: readonly ShownFinding[]): void {
    part(selector).replaceChildren(
      ...findings.map(finding => {
        const row = document.createElement('li')
        const button = Object.assign(document.createElement('button'), {
          type: 'button',
          textContent: shownLine(finding),
          onclick: () => openInEditor(shownPlace(finding)),
        })
        row.append(button)
        return row
      }),
    )
  }
  return {
    /** What came of an Alt-click. */
    showOpened(isThere: boolean): void {
      part('.nowhere').hidden = isThere
    },
    /** What keeps the saved text from being shown; nothing takes the red strip away. */
    showErrors(errors: readonly ShownFinding[]): void {
      show('.errors', errors)
      host.toggleAttribute('data-broken', errors.length > 0)
    },
    showChecked(checked: Findings): void {
      part('summary').textContent = `Vorschau · ${summaryOf(checked)}`
      host.toggleAttribute(
        'data-wrong',
        checked.findings.some(({ isHint }) => !isHint),
      )
      show('.findings', checked.findings)
    },
  }
}
