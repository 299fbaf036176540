import { EmailJSResponseStatus, init, sendForm } from '@emailjs/browser'
import { type FormName, SEND_FORM_PATH, TRAP_FIELD } from '../../../shared/forms'
import type { PublicError } from '../../../shared/messages'
import type { FormProps } from './form-props'

const DEADLINE_MS = 20_000
/** Where the EmailJS client posts to. */
const EMAILJS = `https://api.emailjs.com${SEND_FORM_PATH}`

/**
 * Sends a form with the EmailJS client, to EmailJS or, without an account, to the same path of the site's service; there too
 * when EmailJS has certainly not taken it. What may have arrived is never sent again.
 * Resolves once it is safe there. Rejects with the client's own value (a status object, a TypeError, a string), or
 * with an Error after 20 s, because the client has no deadline.
 */
export async function sendRequest(
  name: FormName,
  form: HTMLFormElement,
  { emailjs, apiOrigin }: FormProps,
): Promise<void> {
  if (emailjs) {
    const { publicKey, serviceId, templateId } = emailjs
    init({ publicKey })
    armHoneypot(form, false)
    try {
      return await receiptOf(sendForm(serviceId, templateId, form))
    } catch (error) {
      if (!(await isRefused(error))) throw error
      console.warn('EmailJS did not take the request; it goes to the service of this site', error)
    }
  }
  // The second argument, not `options.origin`: '' would be ignored there.
  init({ publicKey: 'lokal' }, apiOrigin)
  armHoneypot(form, true)
  return receiptOf(sendForm('lokal', name, form))
}

async function receiptOf(sending: Promise<EmailJSResponseStatus>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${DEADLINE_MS} ms`)), DEADLINE_MS)
  })
  const answer = await Promise.race([sending, late])
  // A page, as a proxy puts in place of what it cannot reach, is no receipt.
  if (answer.text.trimStart().startsWith('<')) throw answer
}

/**
 * Whether EmailJS has certainly not taken a request: it says so itself (an account that is blocked, used up or not set up), or
 * the browser lets nothing through to it, as one with an ad blocker. The same error comes of a line that broke after the request
 * was sent: so that address is asked again, for nothing.
 */
export async function isRefused(failure: unknown): Promise<boolean> {
  if (failure instanceof EmailJSResponseStatus)
    return failure.status >= 400 && failure.status < 500 && failure.status !== 408
  if (!(failure instanceof TypeError)) return false
  return fetch(EMAILJS, { method: 'HEAD', mode: 'no-cors' }).then(
    () => false,
    () => true,
  )
}

/**
 * The trap travels only to the site's own service and only when it caught a program, which the service then marks: what a
 * visitor sends holds exactly the form's own fields.
 */
function armHoneypot(form: HTMLFormElement, isOwnService: boolean): void {
  const honeypot = form.elements.namedItem(TRAP_FIELD)
  if (honeypot instanceof HTMLInputElement)
    honeypot.disabled = !isOwnService || honeypot.value === ''
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
