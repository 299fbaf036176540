import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client, contact, makeMail, storedRequests, trial, trialClient } from './fixture'

const navigate = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }

describe('a request through the EmailJS client', () => {
  it.each([
    ['contact', { ...contact, ...client }, contact],
    ['trial', { ...trial, ...trialClient }, trial],
    ['trial', { ...trial, interest: 'PRO', ...trialClient }, { ...trial, interest: 'PRO' }],
  ])('%s: is on disk when the answer says OK', async (form, fields, typed) => {
    const { post, dataDir, files } = await makeMail()
    const response = await post(fields)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await files('new')).toEqual([
      expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z-${form}-\\w{16}\\.json$`)),
    ])
    expect(await files('tmp')).toEqual([])
    expect(await storedRequests(dataDir)).toMatchObject([{ form, fields: typed }])
  })
})

describe('limits', () => {
  it('holds back one visitor, with Retry-After', async () => {
    const { post } = await makeMail({ FORMS_PER_MINUTE: 2 })
    const statuses = []
    for (const message of ['a', 'b', 'c'])
      statuses.push((await post({ ...contact, ...client, message })).status)
    expect(statuses).toEqual([200, 200, 429])
    const late = await post({ ...contact, ...client, message: 'd' })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('an hour', () => {
  /** Time goes by for the rate limiters alone; they look at the date. */
  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  it('of one visitor that is used up takes nothing new, but does not deny what was kept', async () => {
    const { post, files } = await makeMail({ FORMS_PER_MINUTE: 1, perVisitorHour: 1 })
    const statuses = []
    for (const message of ['a', 'b', 'a']) {
      statuses.push((await post({ ...contact, ...client, message })).status)
      pass(2)
    }
    expect(statuses).toEqual([200, 429, 200])
    expect(await files('new')).toHaveLength(1)
  })

  it('of one address that is used up closes the form for no other', async () => {
    const { post } = await makeMail({ FORMS_PER_MINUTE: 1, perVisitorHour: 1, TRUST_PROXY: 1 })
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    expect((await post({ ...contact, ...client }, from('192.0.2.1'))).status).toBe(200)
    const other = { ...contact, ...client, message: 'b' }
    expect((await post(other, from('192.0.2.1'))).status).toBe(429)
    expect((await post(other, from('198.51.100.1'))).status).toBe(200)
  })

  it('that is used up says how long to wait', async () => {
    const { post } = await makeMail({ FORMS_PER_MINUTE: 1, perVisitorHour: 1 })
    const waits = async (message: string) =>
      (await (await post({ ...contact, ...client, message })).json()).error.message
    expect((await post({ ...contact, ...client })).status).toBe(200)
    const many = 'Im Moment erreichen uns sehr viele Anfragen. Bitte warten Sie'
    expect(await waits('b')).toContain(`${many} eine Minute.`)
    pass(2)
    expect(await waits('b')).toContain(`${many} 58 Minuten.`)
  })
})

describe('a browser without JavaScript', () => {
  it('gets the thank-you of its form as a page', async () => {
    const { post, files } = await makeMail()
    const first = await post({ ...contact, rueckfrage: '', form: 'contact' }, navigate)
    expect(first.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await first.text()).toContain(
      'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
    )
    const second = await post({ ...trial, form: 'trial' }, { Accept: 'text/html,*/*' })
    expect(await second.text()).toContain('Wir werden uns umgehend mit Ihnen in Verbindung setzen.')
    expect(await files('new')).toHaveLength(2)
  })

  it('reads what is wrong, and that its words still stand in the form', async () => {
    const { post } = await makeMail()
    const response = await post({ ...trial, email: 'pizza.example', form: 'trial' }, navigate)
    const page = await response.text()
    expect([response.status, page]).toEqual([
      422,
      expect.stringContaining('<title>Nicht gesendet</title>'),
    ])
    expect(page).toContain(
      'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
    )
    expect(page).toContain('etwa name@firma.at')
    expect(page).toContain('Gehen Sie in Ihrem Browser eine Seite zurück')
  })

  it('gets a page also where the post was refused on its way', async () => {
    const { post } = await makeMail()
    const answer = await post(
      { ...contact, form: 'contact' },
      { ...navigate, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' },
    )
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      403,
      'text/html; charset=UTF-8',
    ])
    expect(await answer.text()).toContain('kam nicht von unserer Website')
  })

  it('that must wait is told so before its body is read, and where its words are', async () => {
    const { post } = await makeMail({ FORMS_PER_MINUTE: 1 })
    await post({ ...contact, form: 'contact' }, navigate)
    const response = await post({ ...contact, message: 'b', form: 'contact' }, navigate)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    const page = await response.text()
    expect(page).toContain('Bitte warten Sie eine Minute.')
    expect(page).toContain('Gehen Sie in Ihrem Browser eine Seite zurück')
  })

  it('is sent back to its form where nothing could be read', async () => {
    const { post } = await makeMail()
    const response = await post(
      { ...contact, form: 'contact', message: 'x'.repeat(70_000) },
      navigate,
    )
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('Gehen Sie in Ihrem Browser eine Seite zurück')
  })
})

describe('privacy', () => {
  it('logs nothing a visitor typed, whatever happens', async () => {
    const { post, lines } = await makeMail()
    await post({ ...contact, ...client })
    await post({ ...contact, ...client, message: 'andere' })
    await post({ ...contact, ...client, email: 'kaputt' })
    await post({ ...contact, ...client, unbekannt: 'x' })
    const log = lines.join('\n')
    expect(log).toContain('request.received')
    for (const value of [...Object.values(contact), 'huber', 'kaputt'])
      expect(log).not.toContain(value)
  })
})
