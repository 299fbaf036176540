import { EmailJSResponseStatus, init, sendForm } from '@emailjs/browser'
import type { FormName, PublicError } from '../../../shared/messages'
import type { FormProps } from './form-props'

const DEADLINE_MS = 20_000

/**
 * Sends a form with the EmailJS client, to EmailJS or, without an account, to the same path of the site's service.
 * Resolves once it is safe there. Rejects with the client's own value (a status object, a TypeError, a string), or
 * with an Error after 20 s, because the client has no deadline.
 */
export async function sendRequest(
  name: FormName,
  form: HTMLFormElement,
  { emailjs, apiOrigin }: FormProps,
): Promise<void> {
  if (emailjs) init({ publicKey: emailjs.publicKey })
  else init({ publicKey: 'lokal' }, apiOrigin) // The second argument, not `options.origin`: '' would be ignored there.
  const sending = sendForm(emailjs?.serviceId ?? 'lokal', emailjs?.templateId ?? name, form)
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${DEADLINE_MS} ms`)), DEADLINE_MS)
  })
  const answer = await Promise.race([sending, late])
  // A page, as a proxy puts in place of what it cannot reach, is no receipt.
  if (answer.text.trimStart().startsWith('<')) throw answer
}

/** Statuses of requests that the visitor can correct: too much text, and an invalid value. */
const CORRECTABLE = [413, 422]

/**
 * What the site's own service asks the visitor to correct; '' where only another attempt later can help. EmailJS itself
 * answers in plain English, not in JSON.
 */
export function correctionOf(failure: unknown): string {
  if (!(failure instanceof EmailJSResponseStatus) || !CORRECTABLE.includes(failure.status))
    return ''
  try {
    return (JSON.parse(failure.text) as PublicError).error.message
  } catch {
    return ''
  }
}
