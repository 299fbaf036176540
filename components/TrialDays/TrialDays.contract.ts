import { point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'
import { tidy } from '../typography'

const TRIAL_LENGTH = 14

/** A stretch of the trial, in days from 1 to 14. */
type TrialDay = { title: string; count: number; text: Inline[] }

const trialDay = point<TrialDay>(
  '`- **Tag 1.** Text` oder `- **Tag 2 bis 5.** Text` (1 bis 14)',
  (title, text) => {
    const [, first, last] = /^Tag (\d{1,2})(?: bis (\d{1,2}))?$/.exec(tidy(title)) ?? []
    const from = Number(first)
    const to = Number(last ?? first)
    return from >= 1 && from <= to && to <= TRIAL_LENGTH
      ? { title, count: to - from + 1, text }
      : undefined
  },
)

export const trialDays = contract({
  purpose: 'Die 14 Tage des Tests, in Abschnitten von einem oder mehr Tagen.',
  reads: 'example',
  language: 'spoken',
  tone: 'tint',
  content: { days: list(trialDay) },
})
