import { lineOf } from '../renderer/data/report'
import { errorsIn } from '../renderer/editing/check/check-content'
import type { CheckedContent } from '../renderer/editing/check/checked'
import { golive } from '../renderer/editing/check/golive'
import { OPEN_POINTS, ORDER, type Weight } from '../renderer/editing/check/golive-order'
import { environment } from '../server/config'
import { openSettings } from './open-settings'

/** A heading with points below it, a line each. */
type Group = { heading: string; lines: string[] }

/**
 * Prints what is to be settled before the site goes live: what stops the start, what the law wants, what loses customers, what is
 * nice; points that are alike under one sentence.
 * @returns the exit code: 1 while something is open
 */
export function printOpen(content: CheckedContent): number {
  const groups = groupsByWeight(content)
  const counts: string[] = []
  for (const [weight, title] of Object.entries(ORDER)) {
    const ofWeight = groups[weight as Weight].filter(({ lines }) => lines.length > 0)
    const count = ofWeight.flatMap(({ lines }) => lines).length
    if (count === 0) continue
    counts.push(`${title}: ${count}`)
    console.log(`${title.toUpperCase()}\n`)
    for (const { heading, lines } of ofWeight)
      console.log(`${heading} (${lines.length})\n${lines.join('\n')}\n`)
  }
  console.log(
    counts.length > 0
      ? `Vor dem Start ist noch etwas zu klären. ${counts.join(', ')}.`
      : 'Nichts fehlt: Die Website kann online gehen.',
  )
  return counts.length > 0 ? 1 : 0
}

function groupsByWeight(content: CheckedContent): Record<Weight, Group[]> {
  const open = golive(content)
  const settings = openSettings(environment())
  const groupsOf = (weight: Weight): Group[] => [
    {
      heading: 'Einstellungen des Servers',
      lines: settings
        .filter(one => one.weight === weight)
        .map(({ reason }) => `.env:1:1  ${reason}`),
    },
    ...OPEN_POINTS[weight].map(({ ruleId, heading, until, cure }) => ({
      heading: `${heading}. ${until} ${cure}`,
      lines: open.filter(finding => finding.ruleId === ruleId).map(lineOf),
    })),
  ]
  const errors = {
    heading: 'Fehler in den Texten. Bis dahin sehen Besucher den letzten guten Stand.',
    lines: errorsIn(content).map(lineOf),
  }
  return {
    start: [errors, ...groupsOf('start')],
    law: groupsOf('law'),
    customers: groupsOf('customers'),
    nice: groupsOf('nice'),
  }
}
