import { z } from 'zod'
import type { FormName } from '../../shared/messages'
import { isEmail } from '../email'

type Field = {
  name: string
  label: string
  /** What to do when the value is refused, for visitors. */
  hint: string
  check: z.ZodType<string>
}

// Line breaks and other control characters: no one-line field sends them, and header injection needs them.
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
    hint: 'Bitte geben Sie Ihren Namen mit höchstens 200 Zeichen an.',
    check: line(200),
  },
  {
    name: 'email',
    label: 'E-Mail',
    hint: 'Bitte geben Sie eine vollständige E-Mail-Adresse an, etwa name@firma.at.',
    check: line(254).refine(isEmail),
  },
  {
    name: 'phone',
    label: 'Telefon',
    hint: 'Bitte geben Sie eine Telefonnummer mit höchstens 100 Zeichen an.',
    check: line(100),
  },
  {
    name: 'company',
    label: 'Unternehmen',
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
      hint: 'Bitte schreiben Sie uns eine Nachricht mit höchstens 10.000 Zeichen.',
      check: text(10_000),
    },
  ],
  trial: [
    ...person,
    {
      name: 'website',
      label: 'Website',
      hint: 'Bitte geben Sie Ihre Website mit höchstens 2.000 Zeichen an, oder schreiben Sie „keine“.',
      // Also „keine“, „–“ and „@name“: what small shops have.
      check: line(2000),
    },
    {
      name: 'industry',
      label: 'Branche',
      hint: 'Bitte wählen Sie Ihre Branche.',
      check: line(40).refine(value => Object.hasOwn(industries, value)),
    },
  ],
}
