import { z } from 'zod'
import type { Navigation, Prices, Site } from '../../components/frame/types'
import { personaNames } from '../../components/personas'
import { serviceCases, serviceFactNames } from '../../components/service-words'
import { termGroups } from '../../components/term-groups'
import { isPaired } from '../../shared/placeholders'

/** The cure for what a schema refuses, in our own words: where zod's own are not enough. */
export const cure = (sentence: string) => ({ error: sentence })

/** One bracket of a placeholder that is forgotten would go online with the value. */
const pairs = {
  ...cure(
    'Zu jeder eckigen Klammer gehört eine zweite. Löschen Sie beide, sobald die Angabe stimmt.',
  ),
  abort: true,
}
/** What shapes text on a page; elsewhere visitors would see the characters themselves: `**Online**-Dashboard`, `Arzt &amp; Zahn`. */
const MARKUP = /\*\*|\]\(|&#?\w+;|<\/?[a-z]\w*(?:\s[^<>]*)?>/i
const ONLY_TEXT = cure(
  'Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.',
)

/** A text of words only that must not be empty. */
export const wordsOnly = z
  .string()
  .trim()
  .min(1)
  .refine(text => !MARKUP.test(text), ONLY_TEXT)
const words = wordsOnly.refine(isPaired, pairs)
const placeholder = '^\\[.+\\]$'
/** A text of the given form, or a [placeholder]. */
const fact = (shape: string, sentence: string) =>
  z
    .string(cure(sentence))
    .refine(isPaired, pairs)
    .regex(new RegExp(`${placeholder}|${shape}`), cure(sentence))
const web = fact('^https://[^\\s[\\]]+$', 'Schreiben Sie die ganze Adresse mit https://.')
const clock = fact(
  '^([01]\\d|2[0-3]):[0-5]\\d$',
  'Schreiben Sie die Uhrzeit mit vier Ziffern in Anführungszeichen, zum Beispiel "09:00".',
)
const phone = fact(
  '^\\+\\d[\\d /-]{5,}$',
  'Schreiben Sie die Nummer mit Landesvorwahl und Leerzeichen, in Anführungszeichen, zum Beispiel "+43 316 123456".',
)
const wholeEuro = cure('Schreiben Sie ganze Euro ohne Punkt, Komma und Zeichen, zum Beispiel 1500.')
const cents = cure('Schreiben Sie Euro mit Punkt statt Komma und ohne Zeichen, zum Beispiel 0.10.')
const year = cure('Schreiben Sie die Jahreszahl mit vier Ziffern, zum Beispiel 2024.')
const yesNo = z.boolean(cure('Schreiben Sie true für ja oder false für nein.'))
const euro = z.int(wholeEuro).min(10, wholeEuro)
const price = z.number(cents).positive(cents)

const ROUTE = '/([a-z0-9-]+(/[a-z0-9-]+)*)?'
const routeCure = cure(
  'Schreiben Sie den Pfad einer Seite mit Schrägstrich am Anfang und ohne am Ende, zum Beispiel /trial.',
)
/** The address of a page. */
export const routePath = z.string(routeCure).regex(new RegExp(`^${ROUTE}$`), routeCure)

/** A page, or a place on it. */
export const place = z.string(routeCure).regex(new RegExp(`^${ROUTE}(#[a-z0-9-]+)?$`), routeCure)
const link = z.strictObject({
  label: words,
  path: place,
  note: words.optional(),
  persona: z.enum(personaNames).optional(),
  dot: z.enum(personaNames).optional(),
})
const links = z.array(link).min(1)
const group = z.strictObject({ label: words, path: place.optional(), links })

const navigation = z.strictObject({
  header: z.strictObject({
    industries: group,
    products: group,
    services: group,
    contact: link,
    demo: link,
    prices: link,
  }),
  footer: z.strictObject({ columns: z.array(group).min(1), legal: links }),
}) satisfies z.ZodType<Navigation>

/** `9–17.30 Uhr` -> `09:00`, `17:30` */
const clocksIn = (time: string) =>
  [...time.matchAll(/(\d{1,2})(?:[:.](\d{2}))?/g)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  )

/** Visitors read `time`, search engines the other two. */
const hours = z.strictObject({ days: words, time: words, opens: clock, closes: clock }).refine(
  ({ time, opens, closes }) => {
    const clocks = clocksIn(time)
    const isOpen = clocks.length === 0 || [time, opens, closes].some(value => value.startsWith('['))
    return isOpen || [opens, closes].every(written => clocks.includes(written.padStart(5, '0')))
  },
  { ...cure('Bei time, opens und closes stehen nicht dieselben Uhrzeiten.'), path: ['time'] },
)

const labelled = z.strictObject({ label: words, value: words })

const known = new RegExp(`^(?:[^{}]|\\{(?:${serviceFactNames.join('|')})\\})*$`)
const withFacts = words.regex(
  known,
  cure(`In geschweiften Klammern kann hier nur stehen: ${serviceFactNames.join(', ')}.`),
)
const serviceLine = z.strictObject({
  label: withFacts,
  text: withFacts,
  when: z.array(z.enum(serviceCases)).min(1).optional(),
})
const path = z.strictObject({ title: words, steps: z.array(serviceLine).min(1) })

const site = z.strictObject({
  brand: words,
  claim: words,
  url: fact(
    '^https://[^\\s/[\\]]+$',
    'Schreiben Sie die ganze Adresse ohne Strich am Ende, zum Beispiel https://www.firma.at.',
  ),
  email: fact(
    '^[^\\s@[\\]]+@[^\\s@[\\]]+\\.[^\\s@[\\]]+$',
    'Schreiben Sie eine E-Mail-Adresse wie office@firma.at.',
  ),
  phone,
  address: z.strictObject({ street: words, postalCode: words, city: words, country: words }),
  hours,
  blurb: words,
  offer: words,
  copyrightYear: z.int(year).min(2000, year).max(2100, year),
  social: z.array(
    z.strictObject({
      label: words,
      url: web,
      icon: z.enum(['youtube-logo', 'instagram-logo', 'linkedin-logo', 'facebook-logo']),
    }),
  ),
  messenger: z.strictObject({ number: phone, text: words }),
  claims: z.array(z.strictObject({ id: words, figure: words, text: words, source: words })),
  films: z.record(
    words,
    z.iso.datetime({
      offset: true,
      ...cure('Schreiben Sie Tag, Uhrzeit und Zeitzone wie "2026-11-21T07:00:00+01:00".'),
    }),
  ),
  contactPerson: words,
  contactPicture: fact(
    '^/[a-z0-9/-]+\\.(?:avif|jpg|png|svg|webp)$',
    'Schreiben Sie den Weg zum Bild in content/media, zum Beispiel /team.jpg.',
  ),
  answerTime: words,
  afterSending: z
    .array(words)
    .length(2, cure('Es sind genau zwei Sätze: was zuerst geschieht, und was danach.')),
  company: z.array(labelled),
  termsDate: words,
  hosting: words,
  aiProvider: words,
  aiProviderKeeps: words,
  dataPaths: z.strictObject({ Formulare: path, Chat: path, Aufruf: path }),
  dataRecipients: z.array(serviceLine).min(1),
}) satisfies z.ZodType<Site>

const IDS = ['basic', 'pro', 'enterprise'] as const
const three = cure(
  'Es sind genau drei Pakete, in dieser Reihenfolge: basic, pro, enterprise. Umbenennen können Sie jedes (name), löschen keines: Seiten und Tabellen sind für drei gebaut.',
)
const tier = z.strictObject({
  id: z.enum(IDS),
  name: words,
  tagline: words,
  need: words,
  from: euro,
  perMessage: price.max(1, cents),
  recommended: yesNo,
  button: z.strictObject({ label: words, path: routePath }),
  features: z.array(words).min(1),
})
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
const pricePart = z
  .strictObject({
    label: words,
    text: words,
    value: words.optional(),
    open: words.optional(),
  })
  .refine(({ value, open }) => (value === undefined) === (open === undefined), {
    ...cure('value und open gehören zusammen: die Angabe, und was zu lesen ist, bis es sie gibt.'),
    path: ['value'],
  })
const prices = z.strictObject({
  condition: words,
  buyers: words,
  priceParts: z.array(pricePart).min(1),
  tiers: z
    .array(tier)
    .length(3, three)
    .refine(tiers => tiers.map(({ id }) => id).join() === IDS.join(), three)
    .refine(
      tiers => tiers.filter(({ recommended }) => recommended).length < 2,
      cure('Nur ein Paket kann EMPFOHLEN sein. Schreiben Sie bei den anderen recommended: false.'),
    ),
  terms: z.record(
    z.enum(termGroups),
    z.strictObject({ open: wordsOnly, topic: wordsOnly, lines: z.array(labelled).min(1) }),
  ),
  telephone: z.strictObject({ setup: euro, tasks: z.array(task).min(1) }),
}) satisfies z.ZodType<Prices>

/** Old address -> page. What an old address may be, renderer/check/data.ts says. */
const redirects = z.record(z.string(), routePath)

export const schemas = { site, navigation, prices, redirects }
