import { z } from 'zod'
import { isPlaceholder, withoutBrackets } from '../../shared/placeholders'
import { cure, fact, labelled, linkPath, words } from './kinds'
import { serviceCases, serviceFactNames } from './service-words'

const WHOLE_ADDRESS =
  'Schreiben Sie die ganze Adresse ohne Strich am Ende, zum Beispiel https://www.firma.at.'
const web = fact('^https://[^\\s[\\]]+$', 'Schreiben Sie die ganze Adresse mit https://.')
const clock = fact(
  '^([01]\\d|2[0-3]):[0-5]\\d$',
  'Schreiben Sie die Uhrzeit mit vier Ziffern in Anführungszeichen, zum Beispiel "09:00".',
)
const ONE_PHONE =
  'Hier steht nur eine Nummer, sie steht auf jeder Seite. Eine zweite schreiben Sie auf der Kontaktseite in den Text.'
/** No number in the world has more digits. */
const MOST_DIGITS = 15
const hasSeveral = (value: unknown) =>
  Array.isArray(value) || String(value).replace(/\D/g, '').length > MOST_DIGITS
const phone = fact('^\\+\\d[\\d /-]{5,}$', ({ input }) =>
  hasSeveral(input)
    ? ONE_PHONE
    : 'Schreiben Sie die Nummer mit Landesvorwahl und Leerzeichen, in Anführungszeichen, zum Beispiel "+43 316 123456".',
).refine(value => isPlaceholder(value) || !hasSeveral(value), cure(ONE_PHONE))
const year = cure('Schreiben Sie die Jahreszahl mit vier Ziffern, zum Beispiel 2024.')

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
    const right = [opens, closes].map(written => written.padStart(5, '0'))
    return (
      isOpen ||
      (right.every(one => clocks.includes(one)) && clocks.every(one => right.includes(one)))
    )
  },
  {
    ...cure(
      'Bei time, opens und closes stehen nicht dieselben Uhrzeiten. An allen Tagen gelten dieselben; andere nennen Sie in einem Satz auf der Seite.',
    ),
    path: ['time'],
  },
)

const known = new RegExp(`^(?:[^{}]|\\{(?:${serviceFactNames.join('|')})\\})*$`)
const withFacts = words.regex(
  known,
  cure(`In geschweiften Klammern kann hier nur stehen: ${serviceFactNames.join(', ')}.`),
)
/** A line of the privacy page with `{facts}` in it; shown only of a service of which all of `when` is true. */
const serviceLine = z.strictObject({
  label: withFacts,
  text: withFacts,
  when: z.array(z.enum(serviceCases)).min(1).optional(),
})
const path = z.strictObject({ title: words, steps: z.array(serviceLine).min(1) })

/** content/site.yaml. Strings in [square brackets] are placeholders that the firm has to replace. */
export const site = z.strictObject({
  brand: words,
  claim: words,
  // Also a placeholder is one that can be read: links and search engines go by it.
  url: fact('^https://[^\\s/[\\]]+$', WHOLE_ADDRESS).refine(
    value => URL.canParse(withoutBrackets(value)),
    cure(WHOLE_ADDRESS),
  ),
  email: fact(
    '^[^\\s@:[\\]]+@[^\\s@[\\]]+\\.[^\\s@[\\]]+$',
    'Schreiben Sie eine E-Mail-Adresse wie office@firma.at.',
  ),
  phone,
  /** What is above the header of all pages until a last day, that day too: holidays, a fair. */
  notice: z
    .strictObject({
      text: words,
      link: z.strictObject({ label: words, path: linkPath }).optional(),
      until: z.iso.date(
        cure('Schreiben Sie den letzten Tag als Jahr-Monat-Tag, zum Beispiel 2026-12-24.'),
      ),
    })
    .optional(),
  address: z.strictObject({ street: words, postalCode: words, city: words, country: words }),
  hours,
  blurb: words,
  /** How demo and test belong together, in one sentence. */
  offer: words,
  copyrightYear: z.int(year).min(2000, year).max(2100, year),
  /** Profiles on social networks. */
  social: z.array(
    z.strictObject({
      label: words,
      url: web,
      icon: z.enum(['youtube-logo', 'instagram-logo', 'linkedin-logo', 'facebook-logo']),
    }),
  ),
  messenger: z.strictObject({ number: phone, text: words }),
  claims: z.array(z.strictObject({ id: words, figure: words, text: words, source: words })),
  /** When each film (its address) went online, as search engines want it. */
  films: z.record(
    words,
    z.iso.datetime({
      offset: true,
      ...cure('Schreiben Sie Tag, Uhrzeit und Zeitzone wie "2026-11-21T07:00:00+01:00".'),
    }),
  ),
  /** Who answers calls and mails, with a picture in content/media. */
  people: z.array(
    z.strictObject({
      name: words,
      role: words,
      picture: fact(
        '^/[a-z0-9/-]+\\.(?:avif|jpg|png|svg|webp)$',
        'Schreiben Sie den Weg zum Bild in content/media, zum Beispiel /team.jpg.',
      ),
      sentence: words,
    }),
  ),
  /** By when an answer is there. */
  answerTime: words,
  /** What happens after a form was sent and by when, in two sentences. */
  afterSending: z
    .array(words)
    .length(2, cure('Es sind genau zwei Sätze: was zuerst geschieht, und was danach.')),
  /** The facts of the legal notice, in groups. */
  company: z.array(z.strictObject({ title: words, facts: z.array(labelled).min(1) })).min(1),
  /** Since when the terms are as they are, month and year. */
  termsDate: words,
  hosting: words,
  aiProvider: words,
  /** How long the model's provider keeps what visitors wrote. */
  aiProviderKeeps: words,
  /** What the privacy page says of the way that data take. */
  dataPaths: z.strictObject({ Formulare: path, Chat: path, Aufruf: path }),
  dataRecipients: z.array(serviceLine).min(1),
})

export type Site = z.infer<typeof site>

/** The messenger chat with its prefilled first line: what the QR code opens, also while the number is a placeholder. */
export function messengerUrl({ messenger }: Site): string {
  const number = withoutBrackets(messenger.number).replace(/\D/g, '')
  return `https://wa.me/${number}?text=${encodeURIComponent(withoutBrackets(messenger.text))}`
}
