import { expect } from 'vitest'
import { loadData } from '../../renderer/data/site-data'
import { now } from '../support/delivered'

/** What the owner agreed on, as content/vorgaben.yaml says it. */
const {
  startpreise = {},
  nachricht = {},
  einrichtung = 0,
  minuten = {},
  trainings = {},
  videos = {},
  copyright,
  adressen = {},
} = loadData('vorgaben')

const named = loadData('prices').tiers

/** Starting price and price of a message, in euro; the name that a package has now. */
export const tiers = Object.entries(startpreise).map(([id, from]) => ({
  id,
  name: named.find(tier => tier.id.toUpperCase() === id)?.name ?? id,
  from,
  message: nachricht[id] ?? 0,
}))

/** For each person and for each video, in euro. */
export { trainings, videos }

/** Once for every service at the phone, in euro. */
export const phoneSetup = einrichtung

/** A minute at the phone with AI and with people, in euro; what is saved, in percent. */
export const phone = Object.entries(minuten).map(([service, { KI: ai, regulär: regular }]) => ({
  service,
  ai,
  regular,
  saved: Math.round((1 - ai / regular) * 100),
}))

/** The year in the footer of every page. */
export const copyrightYear = copyright

const group = (name: string) => (adressen[name] ?? []).map(now)

/** The routes by what they are. */
export const routes = {
  industries: group('Branchen'),
  packages: group('Branchen mit Vergleich der Pakete'),
  products: group('Produkte'),
  assistants: group('Assistenten'),
  services: group('IT-Dienstleistungen'),
  legal: group('Recht'),
  others: group('Weitere'),
}

export const allRoutes = Object.values(routes).flat()

const advice = `
Die Website sagt hier etwas anderes als content/vorgaben.yaml. npm run check nennt die Zeile.
The site differs from content/vorgaben.yaml.
`

/** `expect` for what the owner may change: where it fails, it says in which second place. */
export const expectFigure = <T>(value: T) => expect(value, advice)

/** An amount as pages write it, e.g. `1.500 €`. */
export const euro = (amount = 0) =>
  `${amount.toLocaleString('de-DE', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })} €`

/** An amount of a table that also has cents. */
export const euroAndCents = (amount: number) =>
  `${amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`
