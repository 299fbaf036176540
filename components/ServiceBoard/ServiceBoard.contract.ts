import { exhibit, point } from '../exhibit/exhibit-contract'
import { list } from '../parts/list'

const job = point('`- **8:15.** VW Golf, Radwechsel mit Einlagerung`', (title, text) =>
  /^\d{1,2}:\d{2}$/.test(title) ? { time: title, text } : undefined,
)

export const serviceBoard = exhibit({
  purpose: 'Die Tafel der Werkstatt, auf der die gebuchten Aufträge des Tages hängen.',
  content: { jobs: list(job) },
})
