import type { Page } from 'playwright/test'
import {
  draftKept,
  FORM_ERROR,
  fieldsOf,
  forms,
  hydrated,
  openFilled,
  person,
  service,
} from './form-test'
import { expect, test } from './island-test'
import { holdCode } from './late-code'

test('while sending the button says so, and a second submit is ignored', async ({ page }) => {
  const state = await service(page)
  state.answer = 'hang'
  await page.clock.install()
  const { send } = await openFilled(page, 'contact')
  await send.click()
  await expect(send).toHaveText('Wird gesendet...')
  await expect(send).toBeDisabled()
  await page
    .locator('#formular')
    .evaluate((form: HTMLFormElement) =>
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    )
  await expect.poll(() => state.posts.length).toBe(1)
  await page.clock.fastForward(15_000)
  await expect(send).toBeDisabled()
  await page.clock.fastForward(6_000)
  await expect(page.getByText(FORM_ERROR)).toBeVisible()
  await expect(send).toBeEnabled()
  await expect(page.getByLabel('Name')).toHaveValue(person.Name)
  expect(state.posts).toHaveLength(1)
})

test('text typed early survives, a kept draft fills the rest', async ({ page }) => {
  await page.goto('/kontaktinformationen')
  await hydrated(page)
  await page.getByLabel('Name').fill('Alt')
  await page.getByLabel('Telefon').fill('0316 1')
  await draftKept(page, '0316 1')
  const open = await holdCode(page, 'ContactForm')
  await page.reload()
  await page.getByLabel('Name').pressSequentially('Neu')
  open()
  await hydrated(page)
  await expect(page.getByLabel('Telefon')).toHaveValue('0316 1')
  await expect(page.getByLabel('Name')).toHaveValue('Neu')
  await draftKept(page, 'Neu')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Name')).toHaveValue('Neu')
})

/** The contact page as a build with the firm's ids writes it. */
const withAccount = (page: Page) =>
  page.route('**/kontaktinformationen', async route => {
    const ids = { publicKey: 'public-id', serviceId: 'service-id', templateId: 'template-id' }
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const body = (await response.text())
      .replace(/(connect-src )(&#x27;|')self\2/, '$& https://api.emailjs.com')
      .replace('&quot;emailjs&quot;:null', () =>
        `"emailjs":${JSON.stringify(ids)}`.replaceAll('"', '&quot;'),
      )
    await route.fulfill({ response, headers, body })
  })

const EMAILJS = 'https://api.emailjs.com/api/v1.0/email/send-form'

async function sendFilled(page: Page): Promise<void> {
  const { send } = await openFilled(page, 'contact')
  await page.locator('input[name=rueckfrage]').evaluate((input: HTMLInputElement) => {
    input.value = '123'
  })
  await send.click()
}

test('goes to EmailJS where the firm has an account, once', async ({ page }) => {
  const { posts } = await service(page)
  await withAccount(page)
  await sendFilled(page)
  await expect(page.getByText(forms.contact.thanks)).toBeVisible()
  expect(posts.map(post => post.url())).toEqual([EMAILJS])
  expect(await fieldsOf(posts[0])).toEqual([
    ...Object.entries(forms.contact.sent),
    ['lib_version', expect.any(String)],
    ['service_id', 'service-id'],
    ['template_id', 'template-id'],
    ['user_id', 'public-id'],
  ])
})

// Which failures are which: tests/components/islands/form/send-request.test.ts.
test.describe('what does not reach EmailJS', () => {
  test.use({ expected: /Failed to load resource|did not take|could not be sent|ERR_/ })

  test('because the browser blocks it goes to the service of the site, once', async ({ page }) => {
    const { posts } = await service(page)
    await withAccount(page)
    await page.route('https://api.emailjs.com/**', route => route.abort('blockedbyclient'))
    await sendFilled(page)
    await expect(page.getByText(forms.contact.thanks)).toBeVisible()
    expect(posts.map(post => post.url().replace(/.*(?=\/api\/)/, ''))).toEqual([
      '/api/v1.0/email/send-form',
    ])
    expect(posts[0]?.url()).not.toContain('emailjs')
    const fields = Object.fromEntries(await fieldsOf(posts[0]))
    expect(fields).toMatchObject({ ...forms.contact.sent, rueckfrage: '123' })
  })

  test('as the line breaks is told, sent nowhere else, and kept', async ({ page }) => {
    const { posts } = await service(page)
    await withAccount(page)
    const headers = { 'access-control-allow-origin': '*' }
    await page.route('https://api.emailjs.com/**', route =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ status: 404, headers })
        : route.abort('connectionreset'),
    )
    await sendFilled(page)
    await expect(page.getByText(FORM_ERROR)).toBeVisible()
    await expect(page.getByLabel('E-Mail')).toHaveValue(person['E-Mail'])
    expect(posts).toEqual([])
  })
})
