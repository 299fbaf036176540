import { z } from 'zod'
import type { Navigation, Prices, Site } from '../../components/frame/types'
import { termGroups } from '../../components/PriceTerms/PriceTerms.contract'
import { personaNames } from '../../components/personas'
import { isPaired } from '../../components/placeholder'
import { hoursMistakes } from './opening-hours'

/** A schema's own word on the cure, told from the library's by its first letter. */
const CURE = '→'
/** Marks a sentence as the cure for what a schema refuses. */
export const cure = (sentence: string) => ({ error: `${CURE}${sentence}` })

/** The cure that a schema names for what it refuses; empty where it names none. */
export function cureOf({ message }: z.core.$ZodIssue): string {
  return message.startsWith(CURE) ? message.slice(CURE.length) : ''
}

/** One bracket of a placeholder that is forgotten would go online with the value. */
const pairs = {
  ...cure('Zu jeder eckigen Klammer gehört eine zweite. Löschen Sie beide, sobald die Angabe stimmt.'),
  abort: true,
}
/** What shapes text on a page; elsewhere visitors would see the characters themselves: `**Online**-Dashboard`, `Arzt &amp; Zahn`. */
const MARKUP = /\*\*|\]\(|&#?\w+;|<\/?[a-z]\w*(?:\s[^<>]*)?>/i
const ONLY_TEXT = cure('Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.')

/** A text of words only that must not be empty. */
export const plainWords = (sentence: string) =>
  z
    .string(cure(sentence))
    .trim()
    .min(1, cure(sentence))
    .refine(text => !MARKUP.test(text), ONLY_TEXT)
const words = (example: string) =>
  plainWords(`Schreiben Sie einen Text, zum Beispiel ${example.replace(/\.$/, '')}.`).refine(isPaired, pairs)
const placeholder = '^\\[.+\\]$'
/** What looks like `shape`, or still stands in [brackets]. */
const fact = (shape: string, sentence: string) =>
  z
    .string(cure(sentence))
    .refine(isPaired, pairs)
    .regex(new RegExp(`${placeholder}|${shape}`), cure(sentence))
const web = (example: string) =>
  fact('^https://[^\\s[\\]]+$', `Schreiben Sie die ganze Adresse mit https://, zum Beispiel ${example}.`)
const clock = fact(
  '^([01]\\d|2[0-3]):[0-5]\\d$',
  'Schreiben Sie die Uhrzeit mit vier Ziffern in Anführungszeichen, zum Beispiel "09:00".',
)
const phone = fact(
  '^\\+\\d[\\d /-]{5,}$',
  'Schreiben Sie die Nummer mit Landesvorwahl und Leerzeichen, in Anführungszeichen, zum Beispiel "+43 316 123456".',
)
const number = (sentence: string) => z.number(cure(sentence)).positive(cure(sentence))
const wholeEuro = cure('Schreiben Sie ganze Euro ohne Punkt, Komma und Zeichen, zum Beispiel 1500.')
const year = cure('Schreiben Sie die Jahreszahl mit vier Ziffern, zum Beispiel 2024.')
const yesNo = z.boolean(cure('Schreiben Sie true für ja oder false für nein.'))

const ROUTE = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/
const routeCure = cure(
  'Schreiben Sie den Pfad einer Seite mit Schrägstrich am Anfang und ohne am Ende, zum Beispiel /trial.',
)
/** The address of a page. */
export const route = z.string(routeCure).regex(ROUTE, routeCure)

/** A page, or a place on it. */
const place = z.string(routeCure).regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/, routeCure)
const aLink = cure('Schreiben Sie label und path in eine Zeile: { label: Kontakt, path: /kontaktinformationen }.')
const link = z.strictObject(
  {
    label: words('label: Kontakt'),
    path: place,
    note: words('note: auf einen Blick').optional(),
    persona: z.enum(personaNames).optional(),
  },
  aLink,
)
const linkList = cure('Schreiben Sie darunter je Zeile einen Link: - { label: Kontakt, path: /kontaktinformationen }.')
const links = z.array(link, linkList).min(1, linkList)
const group = z.strictObject(
  { label: words('label: Produkte'), links },
  cure('Schreiben Sie darunter label und links, jedes in einer eigenen Zeile.'),
)
const columns = cure('Schreiben Sie darunter je Spalte ein „- label:“ und „links:“, jedes in einer eigenen Zeile.')
const part = (names: string) => cure(`Schreiben Sie darunter, eingerückt, die Angaben ${names}.`)

const navigation = z.strictObject({
  header: z.strictObject(
    { industries: group, products: group, services: group, contact: link, demo: link, prices: link, more: links },
    part('industries, products, services, contact, demo, prices und more'),
  ),
  footer: z.strictObject({ columns: z.array(group, columns).min(1, columns), legal: links }, part('columns und legal')),
}) satisfies z.ZodType<Navigation>

const list = (row: string) => cure(`Schreiben Sie darunter je Zeile einen Eintrag: ${row}.`)
const row = (written: string) => cure(`Schreiben Sie ${written}.`)
const SOCIAL = '{ label: LinkedIn, url: "https://www.linkedin.com/company/firma", icon: linkedin-logo }'
const CLAIM = '{ id: no-shows, figure: 30 %, text: weniger No-Shows, source: "Studie, Jahr" }'
const TERM = '{ label: Laufzeit, value: "ein Monat" }'
const COMPANY = '{ label: Firma, value: "Muster GmbH" }'

const site = z.strictObject({
  brand: words('brand: 4xDU'),
  claim: words('claim: KI-Assistenten aus Graz'),
  url: fact(
    '^https://[^\\s/[\\]]+$',
    'Schreiben Sie die ganze Adresse ohne Strich am Ende, zum Beispiel https://www.firma.at.',
  ),
  email: fact('^[^\\s@[\\]]+@[^\\s@[\\]]+\\.[^\\s@[\\]]+$', 'Schreiben Sie eine E-Mail-Adresse wie office@firma.at.'),
  phone,
  address: z.strictObject(
    {
      street: words('street: Hauptplatz 1'),
      postalCode: words('postalCode: "8010"'),
      city: words('city: Graz'),
      country: words('country: Österreich'),
    },
    part('street, postalCode, city und country'),
  ),
  hours: z
    .strictObject(
      { days: words('days: Montag bis Freitag'), time: words('time: 9:00–17:00 Uhr'), opens: clock, closes: clock },
      part('days, time, opens und closes'),
    )
    .superRefine((hours, context) => {
      for (const { name, cure } of hoursMistakes(hours))
        context.addIssue({ code: 'custom', path: [name], message: `${CURE}${cure}` })
    }),
  blurb: words('blurb: Wir bauen KI-Assistenten.'),
  copyrightYear: z.int(year).min(2000, year).max(2100, year),
  social: z.array(
    z.strictObject(
      {
        label: words('label: LinkedIn'),
        url: web('https://www.linkedin.com/company/firma'),
        icon: z.enum(['youtube-logo', 'instagram-logo', 'linkedin-logo', 'facebook-logo']),
      },
      row(SOCIAL),
    ),
    list(`- ${SOCIAL}`),
  ),
  messenger: z.strictObject(
    { number: phone, text: words('text: "Hallo, ich möchte einen Termin."') },
    part('number und text'),
  ),
  claims: z.array(
    z.strictObject(
      {
        id: words('id: no-shows'),
        figure: words('figure: 30 %'),
        text: words('text: weniger No-Shows'),
        source: words('source: "Studie, Jahr"'),
      },
      row(CLAIM),
    ),
    list(`- ${CLAIM}`),
  ),
  contactPerson: words('contactPerson: "Maria Huber"'),
  company: z.array(
    z.strictObject({ label: words('label: Firma'), value: words('value: "Muster GmbH"') }, row(COMPANY)),
    list(`- ${COMPANY}`),
  ),
  hosting: words('hosting: "Muster Hosting GmbH, Wien"'),
  aiProvider: words('aiProvider: "Muster AI, Paris"'),
  aiProviderKeeps: words('aiProviderKeeps: "30 Tage"'),
}) satisfies z.ZodType<Site>

const IDS = ['basic', 'pro', 'enterprise'] as const
const features = cure('Schreiben Sie darunter je Zeile eine Leistung: - Online-Dashboard.')
const cents = 'Schreiben Sie Euro mit Punkt statt Komma und ohne Zeichen, zum Beispiel 0.10.'
const tier = z.strictObject(
  {
    id: z.enum(IDS),
    name: words('name: BASIC'),
    tagline: words('tagline: Dein smarter Assistent'),
    from: z.int(wholeEuro).min(10, wholeEuro),
    perMessage: number(cents).max(1, cure(cents)),
    recommended: yesNo,
    button: z.strictObject(
      { label: words('label: Jetzt starten'), path: route },
      cure('Schreiben Sie button: { label: Jetzt starten, path: /trial }.'),
    ),
    features: z.array(words('- Online-Dashboard'), features).min(1, features),
  },
  part('id, name, tagline, from, perMessage, recommended, button und features'),
)
const three = cure('Es sind genau drei Pakete, in dieser Reihenfolge: basic, pro, enterprise.')
const term = z.strictObject({ label: words('label: Laufzeit'), value: words('value: "ein Monat"') }, row(TERM))
const terms = z.record(
  z.enum(termGroups),
  z.array(term, list(`- ${TERM}`)).min(1, list(`- ${TERM}`)),
  part(`${termGroups.slice(0, -1).join(', ')} und ${termGroups.at(-1)}`),
)
const TASK = '{ service: Terminbuchung, type: Inbound, ai: 0.80, regular: 3.50 }'
const task = z
  .strictObject(
    {
      service: words('service: Terminbuchung'),
      type: z.enum(['Inbound', 'Outbound']),
      ai: number(cents),
      regular: number(cents),
    },
    row(TASK),
  )
  .refine(({ ai, regular }) => regular > ai, {
    ...cure(
      'regular muss höher sein als ai, sonst zeigt die Preistabelle keine Ersparnis. Sind die beiden vertauscht?',
    ),
    path: ['regular'],
  })
const tasks = list(`- ${TASK}`)
const prices = z.strictObject({
  condition: words('condition: exkl. USt.'),
  buyers: words('buyers: Wir verkaufen nur an Unternehmen.'),
  tiers: z
    .array(tier, three)
    .length(3, three)
    .superRefine((tiers, context) => {
      for (const [index, { id }] of tiers.entries())
        if (id !== IDS[index])
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `${CURE}Schreiben Sie hier id: ${IDS[index]}, denn die Pakete folgen einander als basic, pro, enterprise.`,
          })
      const [, second] = [...tiers.keys()].filter(index => tiers[index]?.recommended)
      if (second !== undefined)
        context.addIssue({
          code: 'custom',
          path: [second, 'recommended'],
          message: `${CURE}Nur ein Paket kann EMPFOHLEN sein. Schreiben Sie bei den anderen recommended: false.`,
        })
    }),
  terms,
  telephone: z.strictObject(
    { setup: z.int(wholeEuro).min(10, wholeEuro), tasks: z.array(task, tasks).min(1, tasks) },
    part('setup und tasks'),
  ),
}) satisfies z.ZodType<Prices>

/** Old address -> page. What an old address may be, renderer/check/data/redirects.ts says. */
const redirects = z.record(z.string(), route, cure('Je Zeile eine alte und eine neue Adresse: /alte-seite: /trial.'))

export const schemas = { site, navigation, prices, redirects }

/** The same as JSON Schema, for editors that complete and mark .yaml files while somebody types. */
export function jsonSchemas(): Record<string, object> {
  const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJson(schema)]))
}
