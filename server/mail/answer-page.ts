import { html } from 'hono/html'
import type { FormName } from '../../shared/messages'
import type { Refusal } from '../errors'

/** Error catalogue of the specification, section 8. */
export const sendFailed =
  'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.'

const thanks: Readonly<Record<FormName, string>> = {
  contact: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  trial: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
}

/**
 * What a browser without JavaScript gets: the site's own page (`dist/server/answer.html`) with the answer in it.
 * @param home where the pages lie: another address than this server's, where they are on a CDN
 */
export function thankYouPage(template: string, form: FormName, home: string): string {
  return fill(
    template,
    'Vielen Dank',
    html`<h1>Vielen Dank</h1>
<p role="status">${thanks[form]}</p>
<p><a class="button" href="${home}">Zur Startseite</a></p>`,
  )
}

/** The specification's error text, and what to do. Browsers keep what was typed in the form of the page before. */
export function failurePage(template: string, { message }: Refusal, requestId = ''): string {
  return fill(
    template,
    'Nicht gesendet',
    html`<h1>Noch nicht gesendet</h1>
<p role="alert">${sendFailed}${message === sendFailed ? '' : html`<br>${message}`}${requestId && ` (Nr. ${requestId})`}</p>
<p>Ihre Angaben stehen noch im Formular: Gehen Sie in Ihrem Browser eine Seite zurück und senden Sie es noch einmal.</p>`,
  )
}

function fill(template: string, title: string, answer: ReturnType<typeof html>): string {
  const body = String(
    html`<section class="band"><div class="container"><div class="prose">${answer}</div></div></section>`,
  )
  return template.replaceAll('%title%', () => title).replace('%answer%', () => body)
}
