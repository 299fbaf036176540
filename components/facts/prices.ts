import { z } from 'zod'
import { cure, labelled, routePath, words, wordsOnly } from './kinds'

const wholeEuro = cure('Schreiben Sie ganze Euro ohne Punkt, Komma und Zeichen, zum Beispiel 1500.')
const cents = cure(
  'Schreiben Sie Euro mit Punkt statt Komma, höchstens zwei Stellen dahinter und ohne Zeichen, zum Beispiel 0.10.',
)
const yesNo = z.boolean(cure('Schreiben Sie true für ja oder false für nein.'))
const euro = z.int(wholeEuro).min(10, wholeEuro)
const price = z.number(cents).positive(cents).multipleOf(0.01, cents)

/** The lists under `terms` in content/prices.yaml. */
export const termGroups = [
  'Pakete',
  'Test',
  'Telefon',
  'Website',
  'Automatisierung',
  'RAG',
  'Beratung',
  'Training',
] as const

const IDS = ['basic', 'pro', 'enterprise'] as const
const three = cure(
  'Es sind genau drei Pakete, in dieser Reihenfolge: basic, pro, enterprise. Umbenennen können Sie jedes (name), löschen keines: Seiten und Tabellen sind für drei gebaut.',
)
/** A package; `from` and `perMessage` are euro. */
const tier = z.strictObject({
  id: z.enum(IDS),
  name: words,
  tagline: words,
  /** What the assistant must do, in the words of somebody who chooses; each package also does what those before it do. */
  need: words,
  from: euro,
  perMessage: price.max(1, cents),
  recommended: yesNo,
  button: z.strictObject({ label: words, path: routePath }),
  features: z.array(words).min(1),
})
/** What the AI does on the telephone. `ai` and `regular` are euro per minute. */
const task = z
  .strictObject({
    service: words,
    type: z.enum(['Inbound', 'Outbound']),
    ai: price,
    regular: price,
  })
  .refine(({ ai, regular }) => regular > ai, {
    ...cure(
      'regular muss höher sein als ai, sonst zeigt die Preistabelle keine Ersparnis. Sind die beiden vertauscht?',
    ),
    path: ['regular'],
  })
/** How the two parts of a package's price are counted: the starting price, then a message. Shown beside them once it is settled. */
const priceParts = z
  .array(labelled)
  .length(2, cure('Es sind genau zwei Angaben: zum Startpreis, dann zur Nachricht.'))
/** What a price includes. While all `lines` are placeholders, visitors read the text of `open`, and may ask about its `topic`. */
const terms = z.strictObject({
  open: z.strictObject({ text: wordsOnly, topic: wordsOnly }).optional(),
  lines: z.array(labelled).min(1),
})
/** content/prices.yaml: euro, excluding VAT. */
export const prices = z.strictObject({
  /** `exkl. USt.`, behind every price. */
  condition: words,
  /** To whom we sell, behind the condition. */
  buyers: words,
  priceParts,
  tiers: z
    .array(tier)
    .length(3, three)
    .refine(tiers => tiers.map(({ id }) => id).join() === IDS.join(), three)
    .refine(
      tiers => tiers.filter(({ recommended }) => recommended).length < 2,
      cure('Nur ein Paket kann EMPFOHLEN sein. Schreiben Sie bei den anderen recommended: false.'),
    ),
  /** What each offer's price includes, and its minimum term. */
  terms: z.record(z.enum(termGroups), terms),
  /** `setup` is euro, once for each task. */
  telephone: z.strictObject({ setup: euro, tasks: z.array(task).min(1) }),
})

export type Prices = z.infer<typeof prices>
export type Tier = z.infer<typeof tier>
export type TelephoneTask = z.infer<typeof task>
export type Terms = z.infer<typeof terms>
