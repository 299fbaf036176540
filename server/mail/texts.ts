import type { FormName } from '../messages'

/** Where both forms post to: EmailJS's path, so that its client needs no change. */
export const sendFormPath = '/api/v1.0/email/send-form'

/** Error catalogue of the specification, section 8. */
export const sendFailed = 'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.'

export const thanks: Readonly<Record<FormName, string>> = {
  contact: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  trial: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
}
