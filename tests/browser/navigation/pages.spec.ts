import { expect, test } from '../../support/built-test'
import { door } from '../../support/door'
import { fontsShown } from '../../support/fonts-shown'
import { frames } from '../../support/frames'
import { contact, demo, industry, navigation } from '../../support/live'
import { rewritePage } from '../../support/rewritten'
import { addLink, follow, heading, isSameDocument, mark, top } from './follow'

test.beforeEach(async ({ page }) => {
  await page.goto('/impressum')
  await mark(page)
})

test('a page reached by a link is what it is when it is loaded', async ({ page }) => {
  const state = async () => ({
    head: await page.evaluate(() => {
      const own = document.head.querySelectorAll(
        'title, meta:not([http-equiv]), link, script[type$=json]',
      )
      return [...own].map(({ outerHTML }) => outerHTML).sort()
    }),
    current: await page
      .locator('[aria-current=page]')
      .evaluateAll(links => links.map(({ outerHTML }) => outerHTML)),
    // With a style missing it would be another one.
    height: await page.getByRole('main').evaluate(main => main.scrollHeight),
  })
  await follow(page, '/')
  await fontsShown(page)
  const followed = await state()
  expect(await isSameDocument(page)).toBe(true)
  await page.reload()
  await fontsShown(page)
  expect(followed).toEqual(await state())
})

test('focus goes to the heading, or to the place that is asked for', async ({ page }) => {
  await follow(page, '/agb')
  await expect(heading(page)).toBeFocused()
  await expect(page.locator('body > [role=status]')).toHaveText(await page.title())
  const { path } = navigation.header.prices
  const place = page.locator(`[id="${path.split('#')[1]}"]`)
  const link = page.getByRole('banner').locator(`a[href="${path}"]`)
  const bar = (await page.getByRole('banner').boundingBox())!.height
  // Asked for again it is shown again.
  for (const _time of [1, 2]) {
    await link.click()
    await expect(page).toHaveURL(path)
    // It comes from below, in its band.
    const above = async () => Math.round((await place.boundingBox())!.y - bar)
    await expect.poll(async () => (await above()) >= 0 && (await above()) < 200).toBe(true)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  // A redirect ends on the right address and place, with one step in the history.
  const before = await page.evaluate(() => history.length)
  await follow(page, `${demo.path}/#formular`)
  await expect(page).toHaveURL(`${demo.path}#formular`)
  await expect(page.locator('#formular')).toBeFocused()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  expect(await isSameDocument(page)).toBe(true)
})

test('when a new build is online, the page is loaded whole', async ({ page }) => {
  await rewritePage(page, demo.path, html =>
    html.replace(/(name="build" content=")[^"]*/, '$1another'),
  )
  await (await addLink(page, demo.path)).click()
  await expect(page).toHaveURL(demo.path)
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
})

test('files, downloads and new windows are left to the browser', async ({ page, context }) => {
  const saved = page.waitForEvent('download')
  await (await addLink(page, '/agb', { download: 'seite.html', id: 'download' }))
    .page()
    .locator('#download')
    .click()
  expect((await saved).suggestedFilename()).toContain('seite')
  const link = await addLink(page, '/agb')
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  expect(await isSameDocument(page)).toBe(true)
  await expect(page).toHaveURL('/impressum')
  await addLink(page, '/robots.txt', { id: 'file' })
  await page.locator('#file').click()
  await expect(page.locator('body')).toContainText('Sitemap:')
})

test('of two clicks the second one wins, however slow the first', async ({ page }) => {
  const link = await addLink(page, '/agb')
  const { open, opened } = door()
  const answered = new Promise<void>(resolve =>
    page.route('/agb', async route => {
      await opened
      await route.continue().catch(() => {})
      resolve()
    }),
  )
  await link.click()
  await expect(page).toHaveURL('/agb')
  await page.getByRole('banner').locator(`a[href="${contact.path}"]`).click()
  await expect(page.locator('#formular')).toBeVisible()
  open()
  await answered
  await frames(page, 12)
  await expect(page).toHaveURL(contact.path)
  await expect(page.locator('#formular')).toBeVisible()
})

test('the next page scrolls smoothly to its top', async ({ page }) => {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    // The first frame of the new page counts, however few a slow machine shows: a leap would have ended by then.
    document.addEventListener('navigated', () => {
      requestAnimationFrame(() => seen.push(scrollY))
      document.addEventListener('scroll', () => seen.push(scrollY))
    })
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  })
  // Not click(): Playwright may scroll first.
  const link = page.getByRole('contentinfo').locator(`a[href="${industry.path}"]`)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(industry.path)
  await expect.poll(() => top(page)).toBe(0)
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(seen[0]).toBeGreaterThan(0)
  expect(seen).toEqual(seen.toSorted((one, other) => other - one))
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await link.dispatchEvent('click')
  await expect.poll(() => top(page)).toBe(0)
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('what is not there', () => {
  test.use({ expected: /status of 404/ })

  test('an unknown path shows the fallback page, and Back leads out of it', async ({ page }) => {
    const title = (await heading(page).textContent()) ?? ''
    await follow(page, '/gibt-es-nicht')
    await expect(heading(page)).toHaveText('Diese Seite gibt es nicht.')
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
    await expect(page.locator('.lost-ways').getByRole('link')).toHaveCount(4)
    await page.getByRole('button', { name: 'Emilia fragen' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.goBack()
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
  })
})
