import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'

/** An appointment. `free`: the slot was empty and gets filled while one watches. */
export type Slot = { time: string; free: boolean; text: Inline[] }

const slot = point<Slot>(
  '`- **9:00.** Huber, Kontrolle`, einen freien Platz als `- **10:30 frei.** Womit er sich füllt`',
  (title, text) => {
    const [, time, free] = /^(\d{1,2}:\d{2})( frei)?$/.exec(title) ?? []
    return time ? { time, free: Boolean(free), text } : undefined
  },
)

export const calendarSlots = exhibit({
  purpose: 'Ein Kalendertag, in dem sich freie Plätze füllen.',
  content: { slots: list(slot) },
})
