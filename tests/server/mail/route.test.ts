import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { all, contact, makeMail, storedRequests, trial, trialClient } from './fixture'

const navigate = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' }

it.each([
  ['contact', all, contact],
  ['trial', { ...trial, ...trialClient }, trial],
  ['trial', { ...trial, interest: '', ...trialClient }, trial],
  ['trial', { ...trial, interest: 'PRO', ...trialClient }, { ...trial, interest: 'PRO' }],
  // With a template id of the firm's account a form is known by its fields.
  ['contact', { ...contact, template_id: 'template_x' }, contact],
  ['trial', { ...trial, template_id: 'template_x' }, trial],
])('a request (%s) is on disk when the answer says OK', async (form, fields, typed) => {
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

// Of a minute: what a browser without JavaScript reads, below.
it('a limit of an hour lets nothing new in, counts no second click, and counts each visitor alone', async () => {
  // The rate limiters look at the date.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const settings = { FORMS_PER_MINUTE: 2, perVisitorHour: 2, TRUST_PROXY: 1 }
  const { post, files } = await makeMail(settings)
  const send = (message: string, address = '192.0.2.1') =>
    post({ ...all, message }, { 'X-Forwarded-For': address })
  for (const message of ['a', 'a', 'b']) {
    expect((await send(message)).status).toBe(200)
    vi.setSystemTime(Date.now() + 60_000)
  }
  const refused = await send('c')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3420'])
  expect((await refused.json()).error.message).toContain(
    'Im Moment erreichen uns sehr viele Anfragen. Bitte warten Sie 57 Minuten.',
  )
  expect((await send('c', '198.51.100.1')).status).toBe(200)
  expect(await files('new')).toHaveLength(3)
})

describe('a browser without JavaScript', () => {
  it.each([
    [{ ...contact, form: 'contact' }, navigate, 'Wir melden uns in Kürze bei Ihnen.'],
    [{ ...trial, form: 'trial' }, { Accept: 'text/html,*/*' }, 'Wir werden uns umgehend mit Ihnen'],
  ])('gets the thank-you of its form as a page: %o', async (fields, headers, thanks) => {
    const { post, files } = await makeMail()
    const answer = await post({ ...fields, rueckfrage: '' }, headers)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).toContain(thanks)
    expect(await files('new')).toHaveLength(1)
  })

  it.each([
    ['something is wrong', { email: 'pizza.example' }, {}, 422, 'etwa name@firma.at'],
    [
      'it came from elsewhere',
      {},
      { Origin: 'https://other.example' },
      403,
      'kam nicht von unserer',
    ],
    ['it must wait', { message: 'b' }, {}, 429, 'Bitte warten Sie eine Minute.'],
    ['nothing could be read', { message: 'x'.repeat(70_000) }, {}, 413, 'ist zu lang'],
  ])('reads that %s', async (_what, fields, headers, status, reason) => {
    const { post } = await makeMail({ FORMS_PER_MINUTE: 1 })
    if (status === 429) await post({ ...contact, form: 'contact' }, navigate)
    const own = { ...navigate, ...(status === 403 && { 'Sec-Fetch-Site': 'cross-site' }) }
    const answer = await post({ ...contact, form: 'contact', ...fields }, { ...own, ...headers })
    const type = 'text/html; charset=UTF-8'
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type])
    const page = await answer.text()
    expect(page).toContain('<title>Nicht gesendet</title>')
    expect(page).toContain('Entschuldigung, es gab einen Fehler beim Senden.')
    expect(page).toContain(reason)
    expect(page).toContain('Gehen Sie in Ihrem Browser eine Seite zurück')
  })
})

it('nothing that a visitor typed is logged, whatever happens', async () => {
  const { post, lines } = await makeMail()
  await post(all)
  for (const [name, value] of [
    ['message', 'andere'],
    ['email', 'kaputt'],
    ['unbekannt', 'x'],
  ] as const)
    await post({ ...all, [name]: value })
  const log = lines.join('\n')
  expect(log).toContain('request.received')
  for (const value of [...Object.values(contact), 'huber', 'kaputt'])
    expect(log).not.toContain(value)
})
