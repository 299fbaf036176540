import { expect, test } from '../../support/frame/frame-test'
import { heading, isSameDocument, link, mark, start, top } from './frame-page'

test.beforeEach(({ page }) => start(page))

test('a link swaps main and what the head says of the page, in the same document', async ({ page }) => {
  await link(page, 'Testen').click()
  await expect(heading(page)).toHaveText('Testen')
  expect(await isSameDocument(page)).toBe(true)
  await expect(page).toHaveTitle('Testen')
  await expect(page).toHaveURL('/trial')
  for (const [selector, attribute, value] of [
    ['meta[name=description]', 'content', 'Beschreibung Testen'],
    ['link[rel=canonical]', 'href', 'https://www.4xdu.example/trial'],
    ['meta[property="og:title"]', 'content', 'Testen'],
  ] as const) {
    await expect(page.locator(`head ${selector}`)).toHaveCount(1)
    await expect(page.locator(`head ${selector}`)).toHaveAttribute(attribute, value)
  }
  const data = page.locator('head script[type="application/ld+json"]')
  expect(await data.evaluate(script => script.textContent)).toBe('{"name":"Testen"}')
  await expect(page.locator('main')).toHaveCount(1)
})

test('the styles of the next page hold on it, and no longer on the page after it', async ({ page }) => {
  await link(page, 'Testen').click()
  await expect(page.locator('.only-trial')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(heading(page)).toHaveCSS('letter-spacing', '7px')
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page)).toHaveText('Kontakt')
  await expect(page.locator('.only-trial')).not.toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(heading(page)).not.toHaveCSS('letter-spacing', '7px')
})

test('the styles of the next page declare no fonts, which are here already, but those for signs that only it shows', async ({
  page,
}) => {
  const declared = () =>
    page.evaluate(() =>
      [...document.styleSheets, ...document.adoptedStyleSheets]
        .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
        .filter(rule => rule.includes('@font-face'))
        .map(rule => (rule.includes('unicode-range') ? 'signs' : 'letters')),
    )
  const before = await declared()
  expect(new Set(before)).toEqual(new Set(['signs', 'letters']))
  await link(page, 'Testen').click()
  await expect(heading(page)).toHaveText('Testen')
  const signs = before.filter(kind => kind === 'signs')
  expect(await declared()).toEqual([...before, ...signs])
})

test('focus goes to the heading, the title is announced, and the page says that it navigated', async ({ page }) => {
  await page.evaluate(() =>
    document.addEventListener('navigated', () => Object.assign(window, { heard: document.title })),
  )
  await link(page, 'Testen').click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('Testen')
  expect(await page.evaluate(() => (window as { heard?: string }).heard)).toBe('Testen')
})

test('a fragment on the page is left to the browser, one on another page is found there, under no bar', async ({
  page,
}) => {
  await link(page, 'Nach unten').click()
  await expect(page).toHaveURL('/#unten')
  await expect(page.locator('#unten')).toBeInViewport()
  await page.goBack()
  await expect.poll(() => top(page)).toBe(0)
  await link(page, 'Zum Formular').click()
  await expect(page).toHaveURL('/trial#formular')
  await expect(page.locator('#formular')).toBeFocused()
  await expect.poll(async () => (await page.locator('#formular').boundingBox())!.y).toBeGreaterThanOrEqual(72)
  await expect(page.locator('#formular')).toBeInViewport()
  expect(await isSameDocument(page)).toBe(true)
})

test('an unknown path shows the fallback page, and Back leads out of it', async ({ page }) => {
  await link(page, 'Unbekannt').click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(page).toHaveURL('/gibt-es-nicht')
  await expect(page.locator('meta[name=robots]')).toHaveCount(1)
  await page.goBack()
  await expect(heading(page)).toHaveText('Start')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('a redirect ends on the right address, with one step in the history', async ({ page }) => {
  const before = await page.evaluate(() => history.length)
  await link(page, 'Umgezogen').click()
  await expect(heading(page)).toHaveText('Testen')
  await expect(page).toHaveURL('/trial')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  expect(await isSameDocument(page)).toBe(true)
})

test('a redirect keeps the place that was asked for', async ({ page }) => {
  await link(page, 'Umgezogenes Formular').click()
  await expect(page).toHaveURL('/trial#formular')
  await expect(page.locator('#formular')).toBeFocused()
})

test('when the site was released anew, the page is loaded whole', async ({ page, site }) => {
  site.release('two')
  await link(page, 'Testen').click()
  await expect(heading(page)).toHaveText('Testen')
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page).toHaveURL('/trial')
  site.release('one')
})

test('files, downloads, new windows and forms are left to the browser', async ({ page, context }) => {
  const download = page.waitForEvent('download')
  await link(page, 'Laden').click()
  expect((await download).suggestedFilename()).toContain('seite')
  for (const open of [
    () => link(page, 'Neues Fenster').click(),
    () => link(page, 'Testen').click({ modifiers: ['ControlOrMeta'] }),
  ]) {
    const opened = context.waitForEvent('page')
    await open()
    await (await opened).close()
  }
  expect(await isSameDocument(page)).toBe(true)
  await expect(heading(page)).toHaveText('Start')
  await link(page, 'Testen').click()
  await page.getByRole('button', { name: 'Absenden' }).click()
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await page.goto('/')
  await mark(page)
  await link(page, 'Datei').click()
  await expect(page.locator('body')).toHaveText('eine Liste')
})

test('without a network the browser says so itself', async ({ page, context }) => {
  await context.setOffline(true)
  await link(page, 'Testen').click()
  await expect.poll(() => page.evaluate(() => document.title).catch(() => 'loading')).not.toBe('Start')
  await context.setOffline(false)
})
