import type { Page, Request } from 'playwright/test'

export const FORM_ERROR =
  'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.'
export const person = {
  Name: 'Maria Gruber',
  'E-Mail': 'maria@gruber.at',
  Telefon: '0316 123456',
  Unternehmen: 'Gruber Kfz',
}

const sentPerson = {
  name: 'Maria Gruber',
  email: 'maria@gruber.at',
  phone: '0316 123456',
  company: 'Gruber Kfz',
}

async function fillPerson(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(person))
    await page.locator('#formular').getByLabel(label).fill(value)
}

export const forms = {
  contact: {
    path: '/kontaktinformationen',
    button: 'Nachricht senden',
    thanks: 'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
    sent: { ...sentPerson, message: 'Guten Tag,\r\nbitte um Rückruf.' },
    fill: async (page: Page) => {
      await fillPerson(page)
      await page.locator('#formular').getByLabel('Nachricht').fill('Guten Tag,\nbitte um Rückruf.')
    },
  },
  trial: {
    path: '/trial',
    button: 'Demo anfordern',
    thanks: 'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
    sent: { ...sentPerson, website: 'www.gruber.at', industry: 'automotive' },
    fill: async (page: Page) => {
      await fillPerson(page)
      await page.getByLabel('Website').fill('www.gruber.at')
      await page.getByLabel('Branche').selectOption('automotive')
    },
  },
}

/** The parts of a form that are not its fields. */
export const formOf = (page: Page) => ({
  send: page.locator('#formular [type=submit]'),
  status: page.locator('#formular').getByRole('status'),
  /** What is to be put right. */
  summary: page.getByRole('group', { name: /Noch nicht gesendet/ }),
})

/** Goes to a form, wakes it and fills it in. */
export async function openFilled(page: Page, name: keyof typeof forms) {
  const { path, fill } = forms[name]
  await page.goto(path)
  await hydrated(page)
  await fill(page)
  return formOf(page)
}

type Answer = 'ok' | 'fail' | 'hang' | 'offline'

/** Plays the service; the posts it got, in their order. */
export async function service(page: Page) {
  const state: { answer: Answer; posts: Request[] } = { answer: 'ok', posts: [] }
  await page.route('**/api/v1.0/email/send-form', async route => {
    state.posts.push(route.request())
    if (state.answer === 'ok') await route.fulfill({ body: 'OK' })
    if (state.answer === 'fail') await route.fulfill({ status: 503, body: 'busy' })
    if (state.answer === 'offline') await route.abort('internetdisconnected')
  })
  return state
}

/** The fields of a multipart post, in their order. */
export async function fieldsOf(request: Request | undefined) {
  const headers = { 'content-type': (await request?.headerValue('content-type')) ?? '' }
  return [
    ...(await new Response(new Uint8Array(request?.postDataBuffer() ?? []), {
      headers,
    }).formData()),
  ]
}

/** Waits until what was typed is kept: the code that does it comes with the first focus. */
export async function draftKept(page: Page, text: string): Promise<void> {
  await page.waitForFunction(text => JSON.stringify(sessionStorage).includes(text), text)
}

/** Turns to the form, which wakes it, and waits until it is awake. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#formular input').first().focus()
  await awake(page)
}

/** Waits until the form is awake. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some(key => key.startsWith('__react')),
  )
}
