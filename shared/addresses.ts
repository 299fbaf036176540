import { withoutBrackets } from './placeholders'

/** `mailto:` address of an e-mail, also of a placeholder. */
export function mailHref(email: string): string {
  return `mailto:${withoutBrackets(email)}`
}

/** `tel:` address of a number as people write it: `+43 316 000000` -> `tel:+43316000000`. */
export function telHref(phone: string): string {
  return `tel:${withoutBrackets(phone).replace(/[^+\d]/g, '')}`
}

/** The picture of the messenger's QR code, which Emilia shows. */
export const MESSENGER_CODE = '/messenger.svg'
