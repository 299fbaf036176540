import { html } from 'hono/html'
import type { Refusal } from '../errors'
import type { FormName } from '../messages'
import { type Field, forms, industries, sendFormPath } from './fields'

/** Error catalogue of the specification, section 8. */
export const sendFailed = 'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.'

const thanks: Readonly<Record<FormName, string>> = {
  contact: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
  trial: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
}

type Fragment = ReturnType<typeof html>

/** What a browser without JavaScript gets: the site's own page (`dist/server/answer.html`) with the answer in it. */
export function thankYouPage(template: string, form: FormName): string {
  return fill(
    template,
    'Vielen Dank',
    html`<h1>Vielen Dank</h1>
<p role="status">${thanks[form]}</p>
<p><a class="button" href="/">Zur Startseite</a></p>`,
  )
}

type Typed = { form: FormName; values: ReadonlyMap<string, string> }

/** The specification's error text, what to do, and the form as the visitor filled it in: nothing typed is lost. */
export function failurePage(template: string, refusal: Refusal, typed: Typed | undefined): string {
  const when = refusal.retryAfterSeconds === undefined ? 'gleich' : 'dann'
  const again = typed
    ? html`<p>Ihre Angaben stehen noch hier. Sie können sie ${when} noch einmal senden.</p>${filledForm(typed)}`
    : html`<p>Ihre Angaben stehen noch im Formular: Gehen Sie in Ihrem Browser eine Seite zurück.</p>`
  return fill(
    template,
    'Nicht gesendet',
    html`<h1>Noch nicht gesendet</h1>
<p role="alert">${sendFailed}${refusal.message === sendFailed ? '' : html`<br>${refusal.message}`}</p>
${again}`,
  )
}

function fill(template: string, title: string, answer: Fragment): string {
  const body = String(
    html`<section class="band"><div class="container"><div class="prose">${answer}</div></div></section>`,
  )
  return template.replaceAll('<!--title-->', () => title).replace('<!--answer-->', () => body)
}

function filledForm({ form, values }: Typed): Fragment {
  return html`<form class="request-form" method="post" enctype="multipart/form-data" action="${sendFormPath}">
<div class="request-form-body">
<div class="request-form-fields">
${forms[form].map(field => labelled(field, values.get(field.name) ?? ''))}</div>
<button class="button" type="submit" name="form" value="${form}">Noch einmal senden</button>
</div>
</form>`
}

function labelled(field: Field, value: string): Fragment {
  const wide = field.type === 'textarea' ? ' field-wide' : ''
  return html`<div class="field${wide}"><label for="answer-${field.name}">${field.label}</label>${control(field, value)}</div>
`
}

function control({ name, type, autocomplete }: Field, value: string): Fragment {
  const id = `answer-${name}`
  // The first line break after <textarea> is the parser's, not the visitor's.
  if (type === 'textarea') return html`<textarea id="${id}" name="${name}" rows="8" required>${'\n'}${value}</textarea>`
  if (type === 'select') {
    const options = Object.entries(industries).map(
      ([key, label]) => html`<option value="${key}"${key === value ? html` selected` : ''}>${label}</option>`,
    )
    return html`<select id="${id}" name="${name}" required><option value="">Bitte wählen</option>${options}</select>`
  }
  return html`<input id="${id}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete ?? 'off'}" required>`
}
