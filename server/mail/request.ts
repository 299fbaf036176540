import { createHash } from 'node:crypto'
import type { FormName } from '../../shared/messages'
import { Refusal } from '../errors'
import { forms, industries } from './fields'

/** A checked and tidied request: field name -> value, in the form's order. */
export type FormRequest = { form: FormName; fields: Readonly<Record<string, string>> }

/**
 * Checks and tidies what a form sent (specification, section 5: what the browser's own checks demand).
 * @param posted field name -> value; names that are no field of the form are ignored
 * @throws Refusal 422 whose message holds one sentence per field to correct
 */
export function checkRequest(form: FormName, posted: ReadonlyMap<string, string>): FormRequest {
  const fields: Record<string, string> = {}
  const hints: string[] = []
  for (const { name, check, hint } of forms[form]) {
    const checked = check.safeParse(posted.get(name))
    if (checked.success) fields[name] = checked.data
    else hints.push(hint)
  }
  if (hints.length > 0) throw new Refusal(422, 'invalid', hints.join(' '))
  return { form, fields }
}

/** 16 hex digits, the same for the same words: spaces, the Unicode form and upper case in the e-mail do not matter. */
export function requestId({ form, fields }: FormRequest): string {
  const words = forms[form].map(({ name }) => {
    const value = (fields[name] ?? '').normalize('NFC').replace(/\s+/g, ' ')
    return name === 'email' ? value.toLowerCase() : value
  })
  return createHash('sha256')
    .update(JSON.stringify([form, ...words]))
    .digest('hex')
    .slice(0, 16)
}

/** The fields as people read them: label and value. */
export function readable({
  form,
  fields,
}: FormRequest): { name: string; label: string; value: string }[] {
  return forms[form].map(({ name, label }) => {
    const value = fields[name] ?? ''
    return { name, label, value: name === 'industry' ? (industries[value] ?? value) : value }
  })
}
