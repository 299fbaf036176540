import { type Entry, entry, type ItemShape, list } from '../../contract/parts/list'
import { contract } from '../../contract/shapes'
import { tidy } from '../../contract/typography'

const TRIAL_LENGTH = 14

/** A stretch of the trial, in days from 1 to 14. */
type TrialDay = Entry & { count: number }

const trialDay: ItemShape<TrialDay> = {
  says: '`- **Tag 1.** Text` oder `- **Tag 2 bis 5.** Text` (1 bis 14)',
  read(content) {
    const day = entry().read(content)
    const [, first, last] = /^Tag (\d{1,2})(?: bis (\d{1,2}))?$/.exec(tidy(day?.title ?? '')) ?? []
    const from = Number(first)
    const to = Number(last ?? first)
    const isRight = from >= 1 && from <= to && to <= TRIAL_LENGTH
    return day && isRight ? { ...day, count: to - from + 1 } : undefined
  },
}

export const trialDays = contract({
  styles: ['ui/Entries'],
  purpose: 'Die 14 Tage des Tests, in Abschnitten von einem oder mehr Tagen.',
  reads: 'entries',
  content: { days: list(trialDay) },
})
