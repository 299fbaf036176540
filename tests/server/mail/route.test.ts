import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { client, contact, formData, makeMail, path, storedMails, trial, trialClient } from './fixture'

const navigate = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  return { status: response.status, ...error }
}

describe('a request through the EmailJS client', () => {
  it.each([
    ['contact', { ...contact, ...client }, contact],
    ['trial', { ...trial, ...trialClient }, trial],
  ])('%s: is on disk when the answer says OK', async (form, fields, typed) => {
    const { post, dataDir, files } = await makeMail()
    const response = await post(fields)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await files('new')).toEqual([
      expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${form}-\\w{16}\\.eml$`)),
    ])
    expect(await files('tmp')).toEqual([])
    const [mail] = await storedMails(dataDir)
    for (const value of Object.values(typed)) if (value !== 'gastronomy') expect(mail?.text).toContain(value)
  })

  it('takes the ids of an EmailJS account when told which form they mean', async () => {
    const { post } = await makeMail({ templates: { template_x7: 'trial' } })
    expect((await post({ ...trial, ...client, template_id: 'template_x7' })).status).toBe(200)
    expect((await post({ ...trial, ...client, template_id: 'template_y' })).status).toBe(422)
  })
})

describe('hostile input: a clear 4xx, nothing stored', () => {
  const all = { ...contact, ...client }
  const without = (name: string) => formData(Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)))
  const boundary = 'grenze'
  const raw = (...parts: (string | Buffer)[]) => ({
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(parts.map(part => Buffer.from(part))),
  })
  const part = (name: string, value: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  const parts = (fields: Record<string, string | Buffer>) =>
    raw(...Object.entries(fields).map(([name, value]) => part(name, value)), `--${boundary}--\r\n`)
  const twice = formData(all)
  twice.append('email', 'zweite@huber.example')
  const file = formData(all)
  file.set('message', new Blob(['MZ']), 'virus.exe')
  const set = (fields: Record<string, string>) => ({ body: formData({ ...all, ...fields }) })
  const setTrial = (fields: Record<string, string>) => ({ body: formData({ ...trial, ...trialClient, ...fields }) })

  const cases: [string, { body?: BodyInit; headers?: Record<string, string> }, number][] = [
    ['a message of 5 MB', set({ message: 'x'.repeat(5_000_000) }), 413],
    ['a name of 5 MB', set({ name: 'x'.repeat(5_000_000) }), 413],
    ['a message of 10 001 characters', set({ message: 'ä'.repeat(10_001) }), 422],
    ['a name of 201 characters', set({ name: 'x'.repeat(201) }), 422],
    ['bad UTF-8', parts({ ...all, name: Buffer.from([0xc3, 0x28, 0xff]) }), 400],
    ['a null byte', set({ message: 'a\0b' }), 422],
    ['an escape character', set({ message: 'a\u001b[31m' }), 422],
    ...['name', 'email', 'phone', 'company'].map((name): (typeof cases)[number] => [
      `CRLF in ${name}`,
      set({ [name]: 'a@b.at\r\nBcc: alle@opfer.example' }),
      422,
    ]),
    ['CRLF in website', setTrial({ website: 'https://a.at/\r\nBcc: alle@opfer.example' }), 422],
    ['CRLF in industry', setTrial({ industry: 'hotels\r\nBcc: alle@opfer.example' }), 422],
    ['CRLF in template_id', set({ template_id: 'contact\r\nBcc: x' }), 422],
    ['CRLF in lib_version', set({ lib_version: '4\r\nBcc: x' }), 422],
    ['a line break at the end of the name', set({ name: 'Maria\r\n' }), 422],
    ['an unknown industry', setTrial({ industry: 'banking' }), 422],
    ['an inherited name as industry', setTrial({ industry: 'constructor' }), 422],
    ['an inherited name as template', set({ template_id: 'constructor' }), 422],
    ...Object.keys(contact).map((name): (typeof cases)[number] => [`no ${name}`, { body: without(name) }, 422]),
    ...Object.keys(contact).map((name): (typeof cases)[number] => [`an empty ${name}`, set({ [name]: ' ' }), 422]),
    ['no e-mail address', set({ email: 'maria.huber.example' }), 422],
    ['two e-mail addresses', set({ email: 'a@b.at,c@d.at' }), 422],
    ['no absolute website', setTrial({ website: 'www.pizza.example' }), 422],
    ['a script as website', setTrial({ website: 'javascript:alert(1)' }), 422],
    ['an unknown field', set({ cc: 'alle@opfer.example' }), 422],
    ['a field of the other form', set({ website: 'https://a.at' }), 422],
    ['two fields of one name', { body: twice }, 422],
    ['a file', { body: file }, 422],
    ['no form', { body: without('template_id') }, 422],
    ['two different forms', set({ form: 'trial' }), 422],
    ['JSON', { body: JSON.stringify(all), headers: { 'Content-Type': 'application/json' } }, 400],
    ['urlencoded', { body: new URLSearchParams(all) }, 400],
    ['no content type', { body: new Uint8Array([1, 2, 3]) }, 400],
    ['no boundary', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }, 400],
    ['a broken multipart', raw(part('name', 'x')), 400],
    ['nothing', raw(''), 400],
    ['nine hundred other fields', parts(Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`f${i}`, '']))), 422],
  ]

  it.each(cases)('%s', async (_what, init, status) => {
    const { mail, dataDir, lines } = await makeMail()
    const answer = await refusal(await mail.route.request(path, { method: 'POST', ...init }))
    expect(answer).toMatchObject({
      status,
      code: expect.stringMatching(/^\w+$/),
      message: expect.stringMatching(/\.$/),
    })
    expect(await storedMails(dataDir)).toEqual([])
    expect(lines.join()).not.toContain('request.failed')
  })

  it('names every field to correct, in German', async () => {
    const { post } = await makeMail()
    const { message } = await refusal(await post({ ...contact, ...client, email: 'x', phone: '' }))
    expect(message).toContain('E-Mail-Adresse')
    expect(message).toContain('Telefonnummer')
  })

  it('a body that goes on after the refusal is answered all the same, over a socket', async () => {
    const { mail, dataDir } = await makeMail()
    const server = createServer(getRequestListener(mail.route.fetch)).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await new Promise(resolve => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const body = formData({ ...contact, ...client, message: 'x'.repeat(5_000_000) })
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status).toBe(413)
    expect(await storedMails(dataDir)).toEqual([])
  })
})

describe('limits', () => {
  it('holds back one visitor, with Retry-After', async () => {
    const { post } = await makeMail({ perMinute: 2 })
    const statuses = []
    for (const message of ['a', 'b', 'c']) statuses.push((await post({ ...contact, ...client, message })).status)
    expect(statuses).toEqual([200, 200, 429])
    const late = await post({ ...contact, ...client, message: 'd' })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('holds back all together, and garbage does not use up what is for all', async () => {
    const { post, files } = await makeMail({ perSite: 1 })
    for (let i = 0; i < 5; i += 1) expect((await post({ ...contact, ...client, email: 'x' })).status).toBe(422)
    expect((await post({ ...contact, ...client })).status).toBe(200)
    expect((await post({ ...contact, ...client, message: 'b' })).status).toBe(429)
    expect(await files('new')).toHaveLength(1)
  })
})

describe('a browser without JavaScript', () => {
  it('gets the thank-you of its form as a page', async () => {
    const { post, files } = await makeMail()
    const first = await post({ ...contact, fax: '', form: 'contact' }, navigate)
    expect(first.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await first.text()).toContain('Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.')
    const second = await post({ ...trial, form: 'trial' }, { Accept: 'text/html,*/*' })
    expect(await second.text()).toContain('Wir werden uns umgehend mit Ihnen in Verbindung setzen.')
    expect(await files('new')).toHaveLength(2)
  })

  it('gets everything typed back when something is wrong, harmless and ready to send', async () => {
    const { post, mail } = await makeMail()
    const typed = { ...trial, company: '"><script>alert(1)</script>', website: 'pizza.example', form: 'trial' }
    const response = await post(typed, navigate)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.')
    expect(page).toContain('etwa https://www.firma.at')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).toContain('<option value="gastronomy" selected>')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('style=')
    for (const value of [trial.name, trial.email, trial.phone, 'pizza.example'])
      expect(page).toContain(`value="${value}"`)
    // Sent again from that page, corrected.
    expect(
      (await mail.route.request(path, { method: 'POST', body: formData({ ...typed, website: trial.website }) })).status,
    ).toBe(200)
  })

  it('keeps a long message whole, also when told to wait', async () => {
    const { post } = await makeMail({ perMinute: 1 })
    await post({ ...contact, form: 'contact' }, navigate)
    const message = '\n  Zeile mit <b> & "\nzweite </textarea> $& Zeile'
    const response = await post({ ...contact, message, form: 'contact' }, navigate)
    const page = await response.text()
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).not.toBeNull()
    const area = /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(page)?.[1]
    // The parser drops the first line break; FormData sends line breaks as CRLF.
    const sent = '\r\n  Zeile mit &lt;b&gt; &amp; &quot;\r\nzweite &lt;/textarea&gt; $&amp; Zeile'
    expect(area).toBe(`\n${sent}`)
  })

  it('is sent back to its form where nothing could be read', async () => {
    const { post } = await makeMail()
    const response = await post({ ...contact, form: 'contact', message: 'x'.repeat(70_000) }, navigate)
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('Gehen Sie in Ihrem Browser eine Seite zurück')
  })
})

describe('privacy', () => {
  it('logs nothing a visitor typed, whatever happens', async () => {
    const { post, lines } = await makeMail()
    await post({ ...contact, ...client })
    await post({ ...contact, ...client, fill_ms: '10', message: 'andere' })
    await post({ ...contact, ...client, email: 'kaputt' })
    await post({ ...contact, ...client, unbekannt: 'x' })
    const log = lines.join('\n')
    expect(log).toContain('request.received')
    for (const value of [...Object.values(contact), 'huber', 'kaputt']) expect(log).not.toContain(value)
  })
})
