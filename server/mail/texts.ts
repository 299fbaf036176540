import type { FormName } from '../messages'

/** Where both forms post to: EmailJS's path, so that its client needs no change. */
export const sendFormPath = '/api/v1.0/email/send-form'

/** Error catalogue of the specification, section 8. */
export const sendFailed = 'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.'

export const thanks: Readonly<Record<FormName, string>> = {
  contact: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  trial: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
}

/** Why a post must wait; `pleaseWait` says how long. */
export const manyFromYou = 'Das waren viele Anfragen auf einmal.'
export const manyFromAll = 'Im Moment erreichen uns ungewöhnlich viele Anfragen.'

/** How long to wait, in whole minutes. */
export function pleaseWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const time = minutes <= 1 ? 'eine Minute' : minutes < 60 ? `${minutes} Minuten` : 'eine Stunde'
  return `Bitte warten Sie ${time}.`
}
