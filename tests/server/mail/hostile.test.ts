import { describe, expect, it } from 'vitest'
import { checkFields } from '../../../server/mail/form'
import {
  all,
  contact,
  formData,
  makeMail,
  path,
  storedRequests,
  trial,
  trialClient,
} from './fixture'

/** A post with these fields, of which those without a value are left out. */
const posting = (fields: Record<string, string | undefined>) => ({
  body: formData(JSON.parse(JSON.stringify(fields))),
})
const without = (name: string) => posting({ ...all, [name]: undefined })
/** Of no form that its fields would tell. */
const shapeless = (template_id: string) => posting({ ...all, message: undefined, template_id })

const file = formData(all)
file.set('message', new Blob(['MZ']), 'virus.exe')

/** A multipart body, all of it ASCII but the name, whose letters are bytes. */
const raw = (name: string, end = '--grenze--\r\n') => {
  const parts = Object.entries({ ...trial, ...trialClient, name }).map(
    ([field, value]) =>
      `--grenze\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const headers = { 'Content-Type': 'multipart/form-data; boundary=grenze' }
  return { headers, body: Buffer.from(parts.join('') + end, 'latin1') }
}

describe('hostile input: a clear 4xx, nothing stored', () => {
  it.each<readonly [what: string, post: RequestInit, status: number]>([
    ['a message of 5 MB', posting({ ...all, message: 'x'.repeat(5_000_000) }), 413],
    ['a message of 10 001 characters', posting({ ...all, message: 'ä'.repeat(10_001) }), 422],
    ['bad UTF-8', raw('\xc3\x28\xff'), 400],
    ['a broken multipart', raw('x', ''), 400],
    ['CRLF in email', posting({ ...all, email: 'a@b.at\r\nBcc: alle@opfer.example' }), 422],
    ['no e-mail address', posting({ ...all, email: 'maria.huber.example' }), 422],
    ['an unknown industry', posting({ ...trial, ...trialClient, industry: 'banking' }), 422],
    ['an inherited name as template', shapeless('constructor'), 422],
    ['no form, and no field that tells', shapeless('template_y'), 422],
    ['the fields of another form', posting({ ...all, template_id: 'trial' }), 422],
    ...Object.keys(contact).map(name => [`no ${name}`, without(name), 422] as const),
    ['a file in place of a text', { body: file }, 422],
    ['JSON', { body: JSON.stringify(all), headers: { 'Content-Type': 'application/json' } }, 400],
    ['urlencoded', { body: new URLSearchParams(all) }, 400],
  ])('%s', async (_what, init, status) => {
    const { app, dataDir, lines } = await makeMail()
    const answer = await app.request(path, { method: 'POST', ...init })
    expect(answer.status).toBe(status)
    expect((await answer.json()).error).toEqual({
      code: expect.stringMatching(/^\w+$/),
      message: expect.stringMatching(/\. \(Nr\. [0-9a-f]{6}\)$/),
    })
    expect(await storedRequests(dataDir)).toEqual([])
    expect(lines.join()).not.toContain('request.failed')
  })

  it('what is not ours costs no customer and is not kept: fields of extensions, second values, empty files', async () => {
    const { post, app, dataDir } = await makeMail()
    const extras = { utm_source: 'x', _charset_: 'utf-8', template_id: 'contact\r\nBcc: x' }
    expect((await post({ ...all, ...extras, cc: 'alle@opfer.example' })).status).toBe(200)
    const body = formData({ ...all, message: 'Zweite' })
    body.append('email', 'zweite@huber.example')
    body.append('email', '')
    body.append('anhang', new Blob([]), '')
    body.append('message', new Blob(['MZ']), 'virus.exe')
    expect((await app.request(path, { method: 'POST', body })).status).toBe(200)
    const kept = (await storedRequests(dataDir)).map(({ fields }) => fields)
    expect(kept).toEqual(expect.arrayContaining([contact, { ...contact, message: 'Zweite' }]))
  })
})

/** What is kept of a contact form with these fields in it. */
const kept = (fields: Record<string, string>) =>
  checkFields('contact', Object.entries({ ...contact, ...fields })).fields

// What Contacts, WhatsApp, mail programs and PDFs leave around an address.
const marks =
  '\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2063\u2066\u2069\u3164\ufe0f\ufeff'

describe('what was typed or pasted', () => {
  it.each([
    // What Word, Teams and PDFs leave in the clipboard.
    ['message', 'eins\u000bzwei\u2028drei\u0085vier\fende', 'eins\nzwei\ndrei\nvier\nende'],
    ['message', '\ufeffeins\u0000zwei\u0002 \u001b[31m\u200bdrei\tvier', 'einszwei [31mdrei\tvier'],
    ['message', 'a\r\nb\rc', 'a\nb\nc'],
    ['message', 'Familie 👨‍👩‍👧', 'Familie 👨‍👩‍👧'],
    ['name', 'Maria\tHuber\u2028', 'Maria Huber'],
    ['name', 'Maria\r\nBcc: alle@opfer.example', 'Maria Bcc: alle@opfer.example'],
    ['company', 'Huber\u0085Söhne', 'Huber Söhne'],
    ['phone', '\u200b0316\u00ad\u000b123', '0316 123'],
    ...[
      ...Array.from(marks, mark => `${mark}ma${mark}ria@huber.${mark}example${mark}`),
      '\ufeffmaria@huber.example\u200b\r\n',
      '\u202amaria@huber.example\u202c',
      'mailto:maria@huber.example',
      'MAILTO:maria@huber.example?subject=Anfrage',
      'Maria Huber <maria@huber.example>',
      '\u00a0maria@huber.example\u2003',
      'maria\uff20huber.example',
    ].map(email => ['email', email, contact.email]),
    // Hyphens of word processors.
    ...['\u2010', '\u2011', '\u2013', '\u2212'].map(hyphen => [
      'email',
      `anna${hyphen}m@auto${hyphen}huber.at`,
      'anna-m@auto-huber.at',
    ]),
    // As Chromium sends them.
    ['email', 'anna@xn--firmahuber-ut6e.at', 'anna@firma-huber.at'],
    ['email', 'a@xn--mller-kva.at', 'a@müller.at'],
    // Other letters in its domain.
    ...['a@müller.at', '1@пошта.укр', 'info@почта.рф', 'info@ελληνικά.gr', 'u@例え.jp'].map(
      email => ['email', email, email],
    ),
  ])('costs no customer and is kept as it reads: %s %j', (name = '', pasted = '', stored = '') => {
    expect(kept({ [name]: pasted })).toEqual({ ...contact, [name]: stored })
  })

  it.each(['name', 'company', 'message', 'phone'])('is no answer, invisible: %s', name => {
    for (const mark of marks) expect(() => kept({ [name]: ` ${mark} ` })).toThrow(/^Bitte /)
  })

  it('is told by each field to correct, in German', () => {
    expect(() => kept({ email: 'x', phone: '' })).toThrow(/E-Mail-Adresse .*Telefonnummer/)
  })
})
