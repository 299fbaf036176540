import { text } from '../attributes'
import { point, TITLE } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'
import { tidy } from '../typography'

export const TRIAL_LENGTH = 14

/** A marked stretch of the trial, in days from 1 to 14; `to` equals `from` for a single day. */
export type TrialDay = { title: string; from: number; to: number; text: Inline[] }

const trialDay = point<TrialDay>(
  '`- **Tag 1.** Text` oder `- **Tag 2 bis 5.** Text` (1 bis 14)',
  (title, text) => {
    const [, first, last] = /^Tag (\d{1,2})(?: bis (\d{1,2}))?$/.exec(tidy(title)) ?? []
    const from = Number(first)
    const to = Number(last ?? first)
    return from >= 1 && from <= to && to <= TRIAL_LENGTH ? { title, from, to, text } : undefined
  },
)

export const trialDays = contract({
  purpose: 'Die 14 Tage der Demo auf einer Schiene mit 14 Punkten.',
  reads: 'example',
  language: 'spoken',
  styles: ['exhibit'],
  attributes: { title: text(TITLE) },
  content: { days: list(trialDay) },
})
