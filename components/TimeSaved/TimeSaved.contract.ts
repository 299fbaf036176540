import { choice, maybe } from '../attributes'
import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'

/** What something takes: `Bisher`, 25 minutes, and what happens in them. */
export type Duration = { label: string; minutes: number; text: Inline[] }

export const timeSaved = exhibit({
  purpose: 'Vorher und nachher in Minuten, auf einem Maßstab; immer als Beispiel.',
  attributes: {
    look: maybe(
      choice(
        'Ohne Angabe Balken; „Uhr“ zeigt bis zu eine Stunde als Zifferblätter, „Stapel“ legt für jede Minute ein Kästchen',
        ['Uhr', 'Stapel'],
      ),
    ),
  },
  content: {
    durations: list(
      point(
        '`- **Bisher, 25 Minuten.** Was in der Zeit geschieht`',
        (title, text): Duration | undefined => {
          const [, label, minutes] =
            /^(.+), (\d+) Minuten?$/.exec(title.replaceAll('\u00a0', ' ')) ?? []
          return label && minutes ? { label, minutes: Number(minutes), text } : undefined
        },
      ),
    ),
  },
})
