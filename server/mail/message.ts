import MailComposer from 'nodemailer/lib/mail-composer'
import { z } from 'zod'
import type { Suspicion } from './post'
import { type FormRequest, readable } from './request'

/** Sender and recipients: the site's brand, plain addresses; `to` may hold several with commas between. */
export type Addresses = { brand: string; from: string; to: string }

type Message = {
  request: FormRequest
  addresses: Addresses
  /** Unique and constant: the Message-ID is made of it. */
  key: string
  at: Date
  suspicion?: Suspicion | undefined
}

/** The mail that the agency gets for a request, as an `.eml`: German, plain text, replies go to the visitor. */
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
    // Bare line feeds are refused by careful servers.
    text: text(request, at).replaceAll('\n', '\r\n'),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return mail.compile().build()
}

/** The sender of mails: the account of the mail server where that is an address, else the first recipient. */
export function senderAddress(smtpUrl: string | undefined, to: string): string {
  const user = smtpUrl ? decodeURIComponent(new URL(smtpUrl).username) : ''
  const [first = ''] = to.split(',')
  return z.email().safeParse(user).success ? user : first.trim()
}

/** A stored mail with the current addresses: it may be older than the SMTP settings. */
export function readdress(mail: Buffer, { from, to }: Pick<Addresses, 'from' | 'to'>): Buffer {
  const end = mail.indexOf('\r\n\r\n')
  const head = mail
    .toString('latin1', 0, end)
    .replace(/^From:((?:.|\r\n[ \t])*)<[^<>]*>/m, (_, name: string) => `From:${name}<${from}>`)
    .replace(/^To:(?:.|\r\n[ \t])*/m, () => `To: ${to}`)
  return Buffer.concat([Buffer.from(head, 'latin1'), mail.subarray(end)])
}

/** Keeps mail programs from decoding a typed `=?…?=`, and drops direction marks, which could show another name. */
const inHeader = (words: string) =>
  words.replaceAll('=?', '= ?').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

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

function text(request: FormRequest, at: Date): string {
  const lines = readable(request).map(({ name, label, value }) =>
    name === 'message' ? `\n${label}:\n\n${value}` : `${`${label}:`.padEnd(14)}${value}`,
  )
  const closing = [
    `Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an ${request.fields.email}.`,
    `Eingegangen am ${viennaTime.format(at)} Uhr.`,
  ]
  return [opening[request.form], '', ...lines, '', '-- ', ...closing, ''].join('\n')
}
