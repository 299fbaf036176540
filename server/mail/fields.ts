import { z } from 'zod'
import type { FormName } from '../messages'

type FieldType = 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'select'

export type Field = {
  name: string
  label: string
  type: FieldType
  /** HTML autocomplete token. */
  autocomplete?: string
  /** What to do when the value is refused, for visitors. */
  hint: string
  check: z.ZodType<string>
}

// Line breaks and other control characters: nothing a one-line field sends, and what header injection is made of.
const controls = /[\p{Cc}\u2028\u2029]/u
const controlsInText = /[^\P{Cc}\n\t]/u

const line = (longest: number) =>
  z
    .string()
    .refine(value => !controls.test(value))
    .trim()
    .min(1)
    .max(longest)

const text = (longest: number) =>
  z
    .string()
    .overwrite(value => value.replace(/\r\n?/g, '\n'))
    .refine(value => !controlsInText.test(value))
    .trim()
    .min(1)
    .max(longest)

/** Values as the specification names them, and how the agency reads them. */
export const industries: Readonly<Record<string, string>> = {
  automotive: 'Autohaus, Kfz-Werkstätte, Reifenhandel',
  medical: 'Ordination, Praxis, Gesundheit',
  gastronomy: 'Restaurant, Pizzeria, Gastronomie',
  hotels: 'Hotel, Ferienwohnung',
  beauty: 'Beauty und Wellness',
  feedback: 'Feedback und Umfragen',
}

const person: Field[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    autocomplete: 'name',
    hint: 'Bitte geben Sie Ihren Namen mit höchstens 200 Zeichen an.',
    check: line(200),
  },
  {
    name: 'email',
    label: 'E-Mail',
    type: 'email',
    autocomplete: 'email',
    hint: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, etwa name@firma.at.',
    check: line(254).refine(value => z.regexes.html5Email.test(value)),
  },
  {
    name: 'phone',
    label: 'Telefon',
    type: 'tel',
    autocomplete: 'tel',
    hint: 'Bitte geben Sie eine Telefonnummer mit höchstens 100 Zeichen an.',
    check: line(100),
  },
  {
    name: 'company',
    label: 'Unternehmen',
    type: 'text',
    autocomplete: 'organization',
    hint: 'Bitte geben Sie Ihr Unternehmen mit höchstens 200 Zeichen an.',
    check: line(200),
  },
]

/** Where both forms post to: EmailJS's path, so that its client needs no change. */
export const sendFormPath = '/api/v1.0/email/send-form'

/** The forms of the specification, section 3: every field required, checked as the browser's own checks do. */
export const forms: Readonly<Record<FormName, readonly Field[]>> = {
  contact: [
    ...person,
    {
      name: 'message',
      label: 'Nachricht',
      type: 'textarea',
      hint: 'Bitte schreiben Sie uns eine Nachricht mit höchstens 10.000 Zeichen.',
      check: text(10_000),
    },
  ],
  trial: [
    ...person,
    {
      name: 'website',
      label: 'Website',
      type: 'url',
      autocomplete: 'url',
      hint: 'Bitte geben Sie die vollständige Adresse Ihrer Website an, etwa https://www.firma.at.',
      check: line(2000).refine(value => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value)),
    },
    {
      name: 'industry',
      label: 'Branche',
      type: 'select',
      hint: 'Bitte wählen Sie Ihre Branche.',
      check: line(40).refine(value => Object.hasOwn(industries, value)),
    },
  ],
}
