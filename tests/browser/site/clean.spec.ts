import { siteRoutes } from '../../../tools/bench/site-routes'
import { expect, test } from '../../support/built-test'
import { scrollThrough } from './site-test'

// A policy breach, an uncaught error or an error on the console fails these by itself.
test('no page sets a cookie, stores anything, asks another host or misses a file', async ({ page, baseURL }) => {
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
})
