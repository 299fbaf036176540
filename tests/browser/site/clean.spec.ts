import { siteRoutes } from '../../../tools/bench/site-routes'
import { expect, test } from '../../support/built-test'
import { assistant, menus } from '../../support/live'
import { scrollThrough } from './site-test'

// A policy breach, an uncaught error or an error on the console fails these by itself.
test('no page sets a cookie, stores anything, asks another host or misses a file', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const strange: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url())) strange.push(request.url())
  })
  page.on('response', response => {
    if (response.status() >= 400) strange.push(`${response.status()} ${response.url()}`)
  })
  for (const route of siteRoutes()) {
    await page.goto(route)
    await scrollThrough(page)
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    strange.push(...stored.map(key => `${route} stores ${key}`))
  }
  expect(strange).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('the same holds with menus, chat and navigation in use', async ({ page, context, baseURL }) => {
  const strange: string[] = []
  page.on('request', request => request.url().startsWith(`${baseURL}/`) || strange.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: menus[1]?.label }).click()
  await page.getByRole('banner').locator(`a[href="${assistant.path}"]`).click()
  await expect(page).toHaveURL(assistant.path)
  await page.getByRole('button', { name: 'Fragen Sie Emilia!' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Hallo')
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByRole('log').locator('.chat-bubble')).toHaveCount(3)
  expect(strange).toEqual([])
  expect(await context.cookies()).toEqual([])
})
