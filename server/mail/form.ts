import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FormName } from '../../shared/messages'
import { isEmail } from '../email'
import { Refusal } from '../errors'

/** Where both forms post to: EmailJS's path, so that its client needs no change. */
export const sendFormPath = '/api/v1.0/email/send-form'

/**
 * A checked and tidied request: field name -> value, in the form's order. `suspicion`: the field that nobody sees was filled
 * in, as robots do, and our page where links were sent faster than anyone types them.
 */
export type FormRequest = {
  form: FormName
  fields: Readonly<Record<string, string>>
  suspicion?: 'trap-field' | undefined
}

// What Word, Teams and PDFs leave in the clipboard. Joiners stay: emoji and some scripts are made with them.
const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const invisible = /[^\P{Cc}\n\t]|[\u00ad\u200b\u2060\ufeff]/gu
const visible = (value: string) => value.replace(breaks, '\n').replace(invisible, '')

const text = (longest: number, hint: string, tidy = visible) =>
  z.string(hint).overwrite(tidy).trim().min(1, hint).max(longest, hint)
/** One line: its breaks and tabs become blanks, and no header can be injected. */
const line = (longest: number, hint: string) =>
  text(longest, hint, value => visible(value).replace(/[\n\t]+/g, ' '))

/** Values as the specification names them, and how the agency reads them. */
export const industries: Readonly<Record<string, string>> = {
  automotive: 'Autohaus, Kfz-Werkstätte, Reifenhandel',
  medical: 'Ordination, Praxis, Gesundheit',
  gastronomy: 'Restaurant, Pizzeria, Gastronomie',
  hotels: 'Hotel, Ferienwohnung',
  beauty: 'Beauty und Wellness',
  feedback: 'Feedback und Umfragen',
}

/** How the agency reads the fields. */
export const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  website: 'Website',
  industry: 'Branche',
  interest: 'Interesse',
  message: 'Nachricht',
}

const emailHint = 'Bitte geben Sie eine vollständige E-Mail-Adresse an, etwa name@firma.at.'
const websiteHint =
  'Bitte geben Sie Ihre Website mit höchstens 2.000 Zeichen an, oder schreiben Sie „keine“.'
const interestHint = 'Bitte entfernen Sie die Zeile „Ihr Interesse“, sie ist zu lang.'
const industryHint = 'Bitte wählen Sie Ihre Branche.'
const person = {
  name: line(200, 'Bitte geben Sie Ihren Namen mit höchstens 200 Zeichen an.'),
  email: line(254, emailHint).refine(isEmail, emailHint),
  phone: line(100, 'Bitte geben Sie eine Telefonnummer mit höchstens 100 Zeichen an.'),
  company: line(200, 'Bitte geben Sie Ihr Unternehmen mit höchstens 200 Zeichen an.'),
}

/**
 * The forms of the specification, section 3: every field required, checked as the browser's own checks do. `interest`, a
 * package or an assistant, comes only with a link that names it.
 */
const forms: Readonly<Record<FormName, z.ZodObject<Record<string, z.ZodType>>>> = {
  contact: z.object({
    ...person,
    message: text(10_000, 'Bitte schreiben Sie uns eine Nachricht mit höchstens 10.000 Zeichen.'),
  }),
  trial: z.object({
    ...person,
    // Also „keine“, „–“ and „@name“: what small shops have.
    website: line(2000, websiteHint),
    industry: line(40, industryHint).refine(
      value => Object.hasOwn(industries, value),
      industryHint,
    ),
    interest: line(200, interestHint).optional(),
  }),
}

/** A field that visitors do not see and form fillers do not know. */
const trapField = 'rueckfrage'
// The first four come from the EmailJS client, `form` from the button of a browser without JavaScript.
const clientFields = ['lib_version', 'service_id', 'template_id', 'user_id', 'form']

const invalid = (words: string) => new Refusal(422, 'invalid', words)

/**
 * Reads a form post strictly: multipart, valid UTF-8, text only, no name twice, no field but those of one form, the EmailJS
 * client's and the trap.
 * @throws Refusal 400 unreadable; 422 with one sentence per field to correct
 */
export async function readForm(body: ArrayBuffer, type: string): Promise<FormRequest> {
  const values = new Map<string, string>()
  for (const [name, value] of await readMultipart(body, type)) {
    if (typeof value !== 'string') throw invalid('Dateien nimmt dieses Formular nicht an.')
    if (values.has(name)) throw invalid('Ein Feld dieses Formulars kam zweimal an.')
    if (clientFields.includes(name) && !/^[\w.-]{0,100}$/.test(value))
      throw invalid('Dieses Formular ist unvollständig angekommen.')
    values.set(name, value)
  }
  const form = whichForm(values)
  const known = [...clientFields, trapField, ...Object.keys(forms[form].shape)]
  if ([...values.keys()].some(name => !known.includes(name)))
    throw invalid('Dieses Formular enthält ein unbekanntes Feld.')
  return { ...checkFields(form, values), ...(values.get(trapField) && { suspicion: 'trap-field' }) }
}

/** @throws Refusal 422 with one sentence per field to correct */
export function checkFields(form: FormName, values: Iterable<[string, string]>): FormRequest {
  const read = forms[form].safeParse(Object.fromEntries(values))
  if (read.success) return { form, fields: read.data as FormRequest['fields'] }
  throw invalid([...new Set(read.error.issues.map(({ message }) => message))].join(' '))
}

async function readMultipart(body: ArrayBuffer, type: string): Promise<FormData> {
  try {
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new Error(type)
    // The parser would silently replace bytes that are no UTF-8.
    const words = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    return await new Response(words, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new Refusal(400, 'unreadable', 'Dieses Formular ist unlesbar angekommen.', { cause })
  }
}

/** By its button or the client's template, else by its fields: EmailJS gives templates ids of its own. */
function whichForm(values: ReadonlyMap<string, string>): FormName {
  const named = values.get('form') ?? values.get('template_id')
  if (named === 'contact' || named === 'trial') return named
  if (values.has('message')) return 'contact'
  if (values.has('industry')) return 'trial'
  throw invalid('Dieses Formular gibt es nicht.')
}

/** 16 hex digits, the same for the same words: spaces, the Unicode form and upper case in the e-mail do not matter. */
export function wordsOf({ form, fields }: FormRequest): string {
  const words = Object.keys(forms[form].shape).map(name => {
    const value = (fields[name] ?? '').normalize('NFC').replace(/\s+/g, ' ')
    return name === 'email' ? value.toLowerCase() : value
  })
  const digest = createHash('sha256').update(JSON.stringify([form, ...words]))
  return digest.digest('hex').slice(0, 16)
}
