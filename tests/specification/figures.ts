import { expect } from 'vitest'

// What the owner decided: the second place of each price and of the year, beside content/. A price that changes there by
// mistake turns these tests red; one that shall change is changed here too.

/** Starting price and price of a message, in euro. */
export const tiers = {
  BASIC: { from: 500, message: 0.1 },
  PRO: { from: 1500, message: 0.07 },
  ENTERPRISE: { from: 5000, message: 0.05 },
}

/** For each person, in euro. */
export const trainings = {
  '1:1-Coaching': 990,
  'Workshop für Einsteiger': 290,
  'Training für Fortgeschrittene': 490,
}

/** For each video, in euro. */
export const videos = { Basic: 299, Professional: 499 }

/** Once for every service at the phone, in euro. */
export const phoneSetup = 1500

/** A minute at the phone with AI and with people, in euro; what is saved, in percent. In the order of the table. */
export const phone = {
  'Einfacher Kundenservice': [0.75, 1.5, 50],
  'Einfacher technischer Support': [0.75, 2, 63],
  Verkaufsgespräche: [1, 3, 67],
  Terminbuchung: [0.8, 3.5, 77],
  Bestellannahme: [0.8, 1.7, 53],
  'Feedback einholen': [0.75, 2.5, 70],
  Beschwerdeannahme: [0.8, 2.5, 68],
  Zufriedenheitsumfragen: [0.75, 1.8, 58],
  'Komplexer technischer Support': [1, 3, 67],
  Marketinganrufe: [1.2, 3.5, 66],
} satisfies Record<string, [number, number, number]>

/** In the footer of every page. */
export const copyrightYear = 2024

/** What the calculators show before anybody moves them, and each example's month: its messages at the price of each package. */
export const workedOut: Record<string, number[]> = {
  '/': [100, 70, 50],
  '/ki-telefon-callcenter': [750],
  '/ki-im-autohaus': [60, 42, 30],
  '/ki-loesungen-arztpraxis': [80, 56, 40],
  '/ki-loesungen-gastronomie': [100, 70, 50],
  '/ki-whatsapp-hotels-airbnb': [50, 35, 25, 7],
  '/ki-beauty-wellnes': [40, 28, 20],
  '/ki-terminverwaltung-whatsapp': [20, 14, 10],
  '/ki-vertriebs-assistent': [30, 21, 15],
  '/ki-feedback-loesung-whatsapp': [14],
  '/services/webseiten-mit-ki-assistenten': [21],
  '/assistants/mathias': [42],
  '/assistants/selina': [56],
  '/assistants/luigi': [70],
  '/assistants/sabine': [28],
  '/assistants/sam': [35],
  '/assistants/roberto': [21],
  '/assistants/phonix': [225],
}

const advice = `
Die Website sagt hier etwas anderes als tests/specification/figures.ts.
Ist die Änderung gewollt, tragen Sie sie auch dort ein. Sonst stellen Sie content/ wieder her.
The site differs from tests/specification/figures.ts.
If the change is meant, write it there too. Otherwise restore content/.
`

/** `expect` for what the owner may change: where it fails, it says in which second place. */
export const expectFigure = <T>(value: T) => expect(value, advice)

/** An amount as pages write it, e.g. `1.500 €`. */
export const euro = (amount: number) =>
  `${amount.toLocaleString('de-DE', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })} €`

/** An amount of a table that also has cents. */
export const euroAndCents = (amount: number) =>
  `${amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`
