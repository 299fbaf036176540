import { createHash } from 'node:crypto'
import { z } from 'zod'
import { cleanField } from '../../shared/clean-field'
import { type FormName, industryLabels, TRAP_FIELD } from '../../shared/forms'
import { isEmail, readable } from '../email'
import { Refusal } from '../errors'

/**
 * A checked and tidied request: field name -> value, in the form's order. `suspicion`: the field that nobody sees was filled
 * in, as robots do.
 */
export type FormRequest = {
  form: FormName
  fields: Readonly<Record<string, string>>
  suspicion?: 'trap-field' | undefined
}

/** A text of the element's type `type` (textarea, email …), tidied before it is checked. */
const typed = (type: string, longest: number, hint: string) =>
  z
    .string(hint)
    .overwrite(value => cleanField(type, value))
    .min(1, hint)
    .max(longest, hint)

/** How the agency reads an industry; a value that is none as it is. */
export function industryOf({ industry = '' }: FormRequest['fields']): string {
  const labels: Readonly<Record<string, string>> = industryLabels
  return labels[industry] ?? industry
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
  name: typed('text', 200, 'Bitte geben Sie Ihren Namen mit höchstens 200 Zeichen an.'),
  email: typed('email', 254, emailHint)
    // A hyphen from Word within `xn--…` shows only now.
    .overwrite(value => cleanField('email', readable(value)))
    .refine(isEmail, emailHint),
  phone: typed('tel', 100, 'Bitte geben Sie eine Telefonnummer mit höchstens 100 Zeichen an.'),
  company: typed('text', 200, 'Bitte geben Sie Ihr Unternehmen mit höchstens 200 Zeichen an.'),
}

/**
 * The forms of the specification, section 3: every field required, checked as the browser's own checks do. `interest`, a
 * package or an assistant, comes only with a link that names it.
 */
const forms: Readonly<Record<FormName, z.ZodObject<Record<string, z.ZodType>>>> = {
  contact: z.object({
    ...person,
    message: typed(
      'textarea',
      10_000,
      'Bitte schreiben Sie uns eine Nachricht mit höchstens 10.000 Zeichen.',
    ),
  }),
  trial: z.object({
    ...person,
    // Also „keine“, „–“ and „@name“: what small shops have.
    website: typed('url', 2000, websiteHint),
    industry: typed('select-one', 40, industryHint).refine(
      value => Object.hasOwn(industryLabels, value),
      industryHint,
    ),
    interest: typed('text', 200, interestHint).optional(),
  }),
}

const invalid = (words: string) => new Refusal(422, 'invalid', words)

/**
 * Reads a form post: multipart, valid UTF-8. What is not ours is left out: fields of extensions and clients, files, and the
 * second value of a field that came twice.
 * @throws Refusal 400 unreadable; 422 with one sentence per field to correct
 */
export async function readForm(body: ArrayBuffer, type: string): Promise<FormRequest> {
  const values = new Map<string, string>()
  for (const [name, value] of await readMultipart(body, type))
    if (typeof value === 'string' && !values.get(name)) values.set(name, value)
  const request = checkFields(whichForm(values), values)
  return { ...request, ...(values.get(TRAP_FIELD) && { suspicion: 'trap-field' }) }
}

/** @throws Refusal 422 with one sentence per field to correct */
export function checkFields(form: FormName, values: Iterable<[string, string]>): FormRequest {
  // What was left empty comes as '', or as the blank that somebody typed.
  const filled = [...values].filter(([, value]) => cleanField('text', value) !== '')
  const read = forms[form].safeParse(Object.fromEntries(filled))
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

/**
 * 16 hex digits, the same for the same words: spaces, the Unicode form and upper case in the e-mail do not matter, nor does a field
 * without any, so that an update that adds one takes no request twice.
 */
export function fingerprintOf({ form, fields }: FormRequest): string {
  const words = Object.keys(forms[form].shape).flatMap(name => {
    const value = (fields[name] ?? '').normalize('NFC').replace(/\s+/g, ' ')
    return value === '' ? [] : [name === 'email' ? value.toLowerCase() : value]
  })
  const digest = createHash('sha256').update(JSON.stringify([form, ...words]))
  return digest.digest('hex').slice(0, 16)
}
