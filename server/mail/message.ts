import type Mail from 'nodemailer/lib/mailer'
import { readFileName } from './file-name'
import { readable } from './request'
import type { StoredRequest } from './stored-request'

/** Sender and recipients: the site's brand, plain addresses. */
export type Addresses = { brand: string; from: string; to: readonly string[] }

/** A stored request with the name of its file. */
export type NamedRequest = { name: string; request: StoredRequest }

/**
 * The mail that the agency gets for a request, composed when it is sent: German, plain text, replies go to the visitor. The
 * Message-ID is made of the file's name, so that a second delivery shows as one.
 */
export function requestMail({ name, request }: NamedRequest, addresses: Addresses): Mail.Options {
  const { suspicion, fields, receivedAt } = request
  return {
    ...commonOptions(addresses, name.replace(/\.json$/, '')),
    replyTo: { name: displayName(fields.name ?? ''), address: fields.email ?? '' },
    subject: inHeader(`${suspicion ? '[Spamverdacht] ' : ''}${subject(request)}`),
    date: receivedAt,
    ...(suspicion && { headers: { ...automatic, 'X-Spam-Suspicion': suspicion } }),
    text: asText([
      opening[request.form],
      '',
      ...lines(request),
      '',
      '-- ',
      `Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an ${fields.email}.`,
      `Eingegangen am ${viennaTime.format(receivedAt)} Uhr.`,
    ]),
  }
}

/** One mail with several requests: past the site's hourly number they are not mailed one by one. */
export function digestMail(requests: readonly NamedRequest[], addresses: Addresses): Mail.Options {
  const [first] = requests
  const blocks = requests.flatMap(({ name, request }, at) => [
    `${at + 1}. ${subject(request)}`,
    `${viennaTime.format(request.receivedAt)} Uhr, Nummer ${readFileName(name)?.id ?? name}` +
      `${request.suspicion ? ', Spamverdacht' : ''}`,
    '',
    ...lines(request),
    '',
    '-'.repeat(60),
    '',
  ])
  return {
    ...commonOptions(addresses, `sammelmail-${requests.length}-${first?.name ?? ''}`),
    subject: `${requests.length} Anfragen über die Website, gesammelt`,
    text: asText([
      'Über Ihre Website kommen gerade ungewöhnlich viele Anfragen, vielleicht von einem Programm.',
      'Darum stehen diese hier zusammen. Sie bekommen eine solche E-Mail jede Viertelstunde, bis es weniger werden.',
      'Um jemandem zu antworten, schreiben Sie bitte an die Adresse, die bei der Anfrage steht.',
      '',
      ...blocks,
    ]),
  }
}

/** A request as people read it: a line a field, the message below. */
export function lines(request: StoredRequest): string[] {
  return readable(request).map(({ name, label, value }) =>
    name === 'message' ? `\n${label}:\n\n${value}` : `${`${label}:`.padEnd(14)}${value}`,
  )
}

/** What a request is about, in one line. */
export function subject({ form, fields }: StoredRequest): string {
  const who = `${fields.name}, ${fields.company}`
  return form === 'contact' ? `Nachricht von ${who}` : `Demo-Anfrage von ${who}`
}

// An out-of-office reply to such a mail would reach the visitor.
const automatic = { 'Auto-Submitted': 'auto-generated' }

function commonOptions({ brand, from, to }: Addresses, key: string): Mail.Options {
  return {
    from: { name: `${brand} Website`, address: from },
    to: [...to],
    messageId: `<${key}@${from.split('@').at(-1)}>`,
    headers: automatic,
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Careful servers refuse bare line feeds. */
const asText = (parts: readonly string[]) => `${parts.join('\n')}\n`.replaceAll('\n', '\r\n')

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
