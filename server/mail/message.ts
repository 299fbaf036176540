import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import { type FormRequest, industryOf, labels } from './form'
import type { StoredRequest } from './store'

/** Sender and recipients: the site's brand, plain addresses. */
export type Addresses = { brand: string; from: string; to: readonly string[] }

/**
 * The mail that the agency gets for a request: German, plain text, replies go to the visitor. The Message-ID is made of the
 * request's id, so that a second delivery shows as one.
 */
export function requestMail(
  request: StoredRequest,
  { brand, from, to }: Addresses,
): SendMailOptions {
  const { id, form, suspicion, fields, receivedAt } = request
  const text = [
    opening[form],
    '',
    ...lines(request),
    '',
    '-- ',
    `Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an ${fields.email}.`,
    `Eingegangen am ${viennaTime.format(receivedAt)} Uhr.`,
    '',
  ]
  return {
    from: { name: `${brand} Website`, address: from },
    to: [...to],
    replyTo: { name: displayName(fields.name ?? ''), address: fields.email ?? '' },
    subject: inHeader(`${suspicion ? '[Spamverdacht] ' : ''}${subject(request)}`),
    messageId: `<${id}@${domainToASCII(from.split('@').at(-1) ?? '')}>`,
    date: receivedAt,
    // An out-of-office reply to such a mail would reach the visitor. `Auto-Submitted` helpdesks take for a robot's.
    headers: {
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(suspicion && { 'X-Spam-Suspicion': suspicion }),
    },
    textEncoding: 'quoted-printable',
    // Careful servers refuse bare line feeds.
    text: text.join('\n').replaceAll('\n', '\r\n'),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** A request as people read it: a line a field, also of one that has no label, the message below. */
export function lines({ fields }: FormRequest): string[] {
  const names = Object.keys({ ...labels, ...fields }).filter(name => name !== 'message')
  return [...names, 'message'].flatMap(name => {
    const value = fields[name]
    const label = labels[name] ?? name
    if (value === undefined) return []
    if (name === 'message') return `\n${label}:\n\n${value}`
    return `${`${label}:`.padEnd(14)}${name === 'industry' ? industryOf(fields) : value}`
  })
}

/** What a request is about, in one line: also industry and package, or what a link wrote into the message (components/facts/form-links.ts). */
export function subject({ form, fields }: FormRequest): string {
  const who = `${fields.name}, ${fields.company}`
  if (form === 'trial') {
    const about = [industryOf(fields), fields.interest].filter(Boolean).join('; ')
    return `Demo-Anfrage von ${who} (${about})`
  }
  const [, interest] = /^Anfrage: (.+)/.exec(fields.message ?? '') ?? []
  return `Nachricht von ${who}${interest ? ` (${interest})` : ''}`
}

/** Keeps mail programs from decoding a typed `=?…?=`, and drops direction marks, which could show another name. */
const inHeader = (words: string) =>
  words.replaceAll('=?', '= ?').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** A name that holds an address stays words: some programs show the last address they find in it as the sender. */
const displayName = (name: string) =>
  inHeader(name).replaceAll('@', ' at ').replaceAll('<', '(').replaceAll('>', ')')

const opening = {
  contact: 'Über das Kontaktformular Ihrer Website ist eine Nachricht gekommen.',
  trial: 'Über Ihre Website hat jemand eine Demo und den 14-Tage-Test angefragt.',
}

const viennaTime = new Intl.DateTimeFormat('de-AT', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
})
