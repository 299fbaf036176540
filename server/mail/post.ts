import type { FormName } from '../../shared/messages'
import { Refusal } from '../errors'
import { forms } from './fields'

/**
 * Why a post looks like spam: the field that nobody sees was filled in. A robot does that, and our page where links were sent
 * faster than anyone types them.
 */
export type Suspicion = 'trap-field'

export type Post = {
  form: FormName
  values: ReadonlyMap<string, string>
  suspicion: Suspicion | undefined
}

/** EmailJS template id -> form, beside the local ids `contact` and `trial`. */
export type Templates = Readonly<Record<string, FormName>>

/** A field that visitors do not see and form fillers do not know. */
const trapField = 'rueckfrage'

// The first four come from the EmailJS client, `form` from the button of a browser without JavaScript.
const clientFields = ['lib_version', 'service_id', 'template_id', 'user_id', 'form']

const unreadable = (cause?: unknown) =>
  new Refusal(400, 'unreadable', 'Dieses Formular ist unlesbar angekommen.', { cause })
const invalid = (message: string) => new Refusal(422, 'invalid', message)

/**
 * Reads a form post strictly: multipart, valid UTF-8, text only, no name twice.
 * @throws Refusal 400 unreadable, 422 two values of one name or a file
 */
export async function readPost(body: ArrayBuffer, type: string): Promise<Map<string, string>> {
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unreadable()
  // The parser would silently replace bytes that are no UTF-8.
  const text = decode(body)
  const data = await new Response(text, { headers: { 'content-type': type } })
    .formData()
    .catch(cause => {
      throw unreadable(cause)
    })
  const values = new Map<string, string>()
  for (const [name, value] of data) {
    if (typeof value !== 'string') throw invalid('Dateien nimmt dieses Formular nicht an.')
    if (values.has(name)) throw invalid('Ein Feld dieses Formulars kam zweimal an.')
    values.set(name, value)
  }
  return values
}

function decode(body: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch (cause) {
    throw unreadable(cause)
  }
}

/**
 * Which form it is, by its button, its template or else its fields, and whether it looks like a robot's. Accepts the fields
 * of the specification, what the EmailJS client adds and our own traps; nothing else.
 * @throws Refusal 422
 */
export function recognise(values: ReadonlyMap<string, string>, templates: Templates): Post {
  const form = whichForm(values, templates)
  const known = new Set([...clientFields, trapField, ...forms[form].map(field => field.name)])
  for (const [name, value] of values) {
    if (!known.has(name)) throw invalid('Dieses Formular enthält ein unbekanntes Feld.')
    if (clientFields.includes(name) && !/^[\w.-]{0,100}$/.test(value))
      throw invalid('Dieses Formular ist unvollständig angekommen.')
  }
  return { form, values, suspicion: values.get(trapField) ? 'trap-field' : undefined }
}

function whichForm(values: ReadonlyMap<string, string>, templates: Templates): FormName {
  const byButton = formNamed(values.get('form'), {})
  const byTemplate = formNamed(values.get('template_id'), templates)
  const agree = !byButton || !byTemplate || byButton === byTemplate
  // Unknown template ids name no form; then the fields decide, as each form has its own set.
  const form = byButton ?? byTemplate ?? formWith(values)
  if (agree && form) return form
  throw invalid('Dieses Formular gibt es nicht.')
}

function formNamed(id: string | undefined, templates: Templates): FormName | undefined {
  if (id === 'contact' || id === 'trial') return id
  return id !== undefined && Object.hasOwn(templates, id) ? templates[id] : undefined
}

function formWith(values: ReadonlyMap<string, string>): FormName | undefined {
  if (values.has('message')) return 'contact'
  return values.has('industry') ? 'trial' : undefined
}
