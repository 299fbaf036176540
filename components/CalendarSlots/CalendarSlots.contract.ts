import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

/** An appointment. `free`: the slot was empty and gets filled while one watches. */
const slot = point(
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
