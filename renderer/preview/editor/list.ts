import { type Finding, type Findings, summaryOf } from '../messages'
import { byId, make } from './elements'

type Cures = { goTo(finding: Finding): void; repair(finding: Finding): void }

/** The findings below the text: each leads to its place, and mends it where the cure is exact. */
export function showFindings({ file, found }: Findings, { goTo, repair }: Cures): void {
  const rows = found.map(finding => {
    const { line, sentence, isHint, fix } = finding
    const isHere = finding.file === file
    const place = isHere ? `Zeile ${line}` : `${finding.file}, Zeile ${line}`
    const row = make('li', { className: isHint ? 'hint' : 'error' })
    row.append(make('button', { type: 'button', onclick: () => goTo(finding) }, make('b', {}, place), ` ${sentence}`))
    if (fix && isHere) row.append(make('button', { type: 'button', onclick: () => repair(finding) }, 'Beheben'))
    return row
  })
  byId('found').textContent = `Prüfung: ${summaryOf({ file, found })}`
  byId('findings').replaceChildren(...rows)
}
