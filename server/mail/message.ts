import { html } from 'hono/html'
import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { Suspicion } from './post'
import { type FormRequest, readable } from './request'

/** Who writes and who reads: the site's brand, plain addresses; `to` may hold several with commas between. */
export type Addresses = { brand: string; from: string; to: string }

type Message = {
  request: FormRequest
  addresses: Addresses
  /** Unique and constant: the Message-ID is made of it. */
  key: string
  at: Date
  suspicion?: Suspicion | undefined
}

/** The mail the agency gets for a request, complete as `.eml`: German, plain text and HTML, answers go to the visitor. */
export async function writeMessage({ request, addresses, key, at, suspicion }: Message): Promise<Buffer> {
  const { name = '', email = '' } = request.fields
  const mail = new MailComposer({
    from: { name: `${addresses.brand} Website`, address: addresses.from },
    to: addresses.to,
    replyTo: { name: inHeader(name), address: email },
    subject: inHeader(`${suspicion ? '[Spamverdacht] ' : ''}${subject(request)}`),
    messageId: `<${key}@${addresses.from.split('@').at(-1)}>`,
    date: at,
    ...(suspicion && { headers: { 'X-Spam-Suspicion': suspicion } }),
    text: crlf(text(request, at)),
    html: crlf(String(page(request, at))),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return mail.compile().build()
}

/** Whom mails come from: the account that sends them where it is an address, else the first who receives them. */
export function senderAddress(smtpUrl: string | undefined, to: string): string {
  const user = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : ''
  const [first = ''] = to.split(',')
  return z.email().safeParse(user).success ? user : first.trim()
}

/** A stored mail with the addresses of today: it may have waited from before SMTP was set. */
export function readdress(mail: Buffer, { from, to }: Pick<Addresses, 'from' | 'to'>): Buffer {
  const end = mail.indexOf('\r\n\r\n')
  const head = mail
    .toString('latin1', 0, end)
    .replace(/^From:((?:.|\r\n[ \t])*)<[^<>]*>/m, (_, name: string) => `From:${name}<${from}>`)
    .replace(/^To:(?:.|\r\n[ \t])*/m, () => `To: ${to}`)
  return Buffer.concat([Buffer.from(head, 'latin1'), mail.subarray(end)])
}

/**
 * Mail programs decode `=?…?=` in headers, line breaks included; a visitor who types that must not get it decoded. Characters
 * that turn the direction of writing around would show another name than the one that is there.
 */
const inHeader = (words: string) =>
  words.replaceAll('=?', '= ?').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

// Bare line feeds in a mail are refused by careful servers.
const crlf = (lines: string) => lines.replaceAll('\n', '\r\n')

function subject({ form, fields }: FormRequest): string {
  const who = `${fields.name}, ${fields.company}`
  return form === 'contact' ? `Nachricht von ${who}` : `Demo-Anfrage von ${who}`
}

const opening = {
  contact: 'Über das Kontaktformular Ihrer Website ist eine Nachricht gekommen.',
  trial: 'Über Ihre Website hat jemand eine Demo und den 14-Tage-Test angefragt.',
}

const viennaTime = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
})

const closing = ({ fields }: FormRequest, at: Date) => [
  `Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an ${fields.email}.`,
  `Eingegangen am ${viennaTime.format(at)} Uhr.`,
]

function text(request: FormRequest, at: Date): string {
  const lines = readable(request).map(({ name, label, value }) =>
    name === 'message' ? `\n${label}:\n\n${value}` : `${`${label}:`.padEnd(14)}${value}`,
  )
  return [opening[request.form], '', ...lines, '', '-- ', ...closing(request, at), ''].join('\n')
}

function page(request: FormRequest, at: Date) {
  const body = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#14201b'
  const cell = 'padding:4px 16px 4px 0;vertical-align:top'
  const rows = readable(request).filter(({ name }) => name !== 'message')
  return html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>${subject(request)}</title></head>
<body style="${body}">
<p>${opening[request.form]}</p>
<table role="presentation" style="border-collapse:collapse;${body}">
${rows.map(
  ({
    name,
    label,
    value,
  }) => html`<tr><td style="${cell};color:#4f5b55">${label}</td><td style="${cell}">${linked(name, value)}</td></tr>
`,
)}</table>
${request.fields.message === undefined ? '' : html`<div style="margin:24px 0;padding:16px 20px;background:#f3efe6;border-radius:16px 16px 16px 4px;white-space:pre-wrap">${request.fields.message}</div>`}
<p style="font-size:14px;color:#4f5b55">${closing(request, at).map(line => html`${line}<br>`)}</p>
</body>
</html>
`
}

const linkStyle = 'color:#0b6b4a'

function linked(name: string, value: string) {
  if (name === 'email')
    return html`<a style="${linkStyle}" href="mailto:${encodeURIComponent(value).replace('%40', '@')}">${value}</a>`
  const digits = value.replace(/[^\d+]/g, '')
  if (name === 'phone' && /^\+?\d{5,15}$/.test(digits))
    return html`<a style="${linkStyle}" href="tel:${digits}">${value}</a>`
  // Only http and https get this far (fields.ts).
  if (name === 'website') return html`<a style="${linkStyle}" href="${value}">${value}</a>`
  return value
}
