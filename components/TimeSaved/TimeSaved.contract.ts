import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'

/** What something takes: `Bisher`, 25 minutes, and what happens in them. */
type Duration = { label: string; minutes: number; text: Inline[] }

export const timeSaved = exhibit({
  purpose: 'Vorher und nachher in Minuten, als Balken auf einem Maßstab; immer als Beispiel.',
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
