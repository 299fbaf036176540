import { text } from '../attributes'
import { point, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'

/** A job on the board. */
export type Job = { time: string; text: Inline[] }

const job = point<Job>('`- **8:15.** VW Golf, Radwechsel mit Einlagerung`', (title, text) =>
  /^\d{1,2}:\d{2}$/.test(title) ? { time: title, text } : undefined,
)

export const serviceBoard = contract({
  purpose: 'Die Tafel der Werkstatt, auf der die gebuchten Aufträge des Tages hängen.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE) },
  content: { jobs: list(job) },
})
