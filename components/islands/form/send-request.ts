import { init, sendForm } from '@emailjs/browser'
import type { FormName } from '../../../server/messages'
import type { FormProps } from './form-props'
import { withDeadline } from './with-deadline'

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
  await withDeadline(sending, DEADLINE_MS)
}
