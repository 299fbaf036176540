// What the browser and the server both say of the two forms.

/** The two forms; also the local EmailJS template ids. */
export type FormName = 'contact' | 'trial'

/** Where both forms post to: EmailJS's path, so that its client needs no change. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form'

/** A field that visitors do not see and robots fill in. */
export const TRAP_FIELD = 'rueckfrage'

/** The thanks of the specification, section 8. */
export const THANKS: Readonly<Record<FormName, string>> = {
  contact: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  trial: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
}

/** The error of the specification, section 8. */
export const SEND_ERROR =
  'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.'

/** What the form of the trial asks for: the values as the specification names them, with their labels. */
export const industryLabels = {
  automotive: 'Autohaus und Kfz',
  medical: 'Ordination und Praxis',
  gastronomy: 'Gastronomie',
  hotels: 'Hotel und Ferienwohnung',
  beauty: 'Beauty und Wellness',
  feedback: 'Feedback und Umfragen',
}
export type Industry = keyof typeof industryLabels
export const industries = Object.keys(industryLabels) as Industry[]
