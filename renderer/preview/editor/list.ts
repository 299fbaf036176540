import { type Finding, type Findings, summaryOf } from '../messages'
import { byId, make } from './elements'

export type Cures = {
  nameOf(file: string): string
  goTo(finding: Finding): void
  repair(finding: Finding): void
  everywhere(finding: Finding): Promise<void>
  /** The word is right. */
  learn(word: string): void
}

/**
 * The findings below the text: each leads to its place, and mends it where the cure is exact. Hints in other files are folded,
 * except beside facts, whose change shows elsewhere.
 */
export function showFindings({ file, found }: Findings, cures: Cures): void {
  const isShown = (finding: Finding) => finding.file === file || !finding.isHint
  const folded = found.filter(finding => !isShown(finding))
  const elsewhere = byId<HTMLDetailsElement>('elsewhere')
  const names = [...new Set(folded.map(finding => cures.nameOf(finding.file)))]
  byId('found').textContent = `Prüfung: ${summaryOf({ file, found })}`
  byId('findings').replaceChildren(
    ...found.filter(isShown).map(finding => rowOf(file, finding, cures)),
  )
  elsewhere.hidden = folded.length === 0
  if (elsewhere.dataset.file !== file) elsewhere.open = file.endsWith('.yaml')
  elsewhere.dataset.file = file
  elsewhere
    .querySelector('summary')
    ?.replaceChildren(
      folded.length === 1 ? '1 Hinweis anderswo: ' : `${folded.length} Hinweise anderswo: `,
      names.slice(0, 3).join(', '),
      names.length > 3 ? ' …' : '',
    )
  elsewhere
    .querySelector('ul')
    ?.replaceChildren(...folded.map(finding => rowOf(file, finding, cures)))
}

function rowOf(file: string, finding: Finding, cures: Cures): HTMLElement {
  const { line, sentence, isHint, fix } = finding
  const isHere = finding.file === file
  const name = finding.file.replace('content/', '')
  const place = isHere ? `Zeile ${line}` : `${cures.nameOf(finding.file)} (${name}), Zeile ${line}`
  const row = make('li', { className: isHint ? 'hint' : 'error' })
  const button = (act: () => void, ...words: (Node | string)[]) => {
    const made = make('button', { type: 'button', onclick: act }, ...words)
    row.append(made)
    return made
  }
  button(() => cures.goTo(finding), make('b', {}, place), ` ${sentence}`)
  if (fix && isHere) button(() => cures.repair(finding), 'Beheben')
  const word = finding.word?.word
  if (word && isHere) button(() => cures.learn(word), 'Ins Wörterbuch')
  if (finding.everywhere) {
    const all = button(async () => {
      // Once is enough; the row stays until the next check.
      all.disabled = true
      await cures.everywhere(finding).catch(error => {
        all.disabled = false
        throw error
      })
    }, 'Überall mitändern')
  }
  return row
}
