import type { Finding } from '../messages'
import { byId, make } from './elements'

type Cures = { goTo(finding: Finding): void; repair(finding: Finding): void }

/** The findings below the text: each leads to its place, and mends it where the cure is exact. */
export function showFindings(here: readonly Finding[], others: readonly Finding[], { goTo, repair }: Cures): void {
  const rows = [...here, ...others].map(finding => {
    const { file, line, sentence, isHint, fix } = finding
    const isHere = here.includes(finding)
    const place = isHere ? `Zeile ${line}` : `${file}, Zeile ${line}`
    const row = make('li', { className: isHint ? 'hint' : 'error' })
    row.append(make('button', { type: 'button', onclick: () => goTo(finding) }, make('b', {}, place), ` ${sentence}`))
    if (fix && isHere) row.append(make('button', { type: 'button', onclick: () => repair(finding) }, 'Beheben'))
    return row
  })
  const errors = here.filter(({ isHint }) => !isHint).length
  byId('found').textContent =
    `Prüfung: ${errors} Fehler, ${here.length - errors} Hinweise${others.length > 0 ? `, ${others.length} in anderen Dateien` : ''}`
  byId('findings').replaceChildren(...rows)
}
