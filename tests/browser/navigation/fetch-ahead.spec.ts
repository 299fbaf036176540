import type { Page } from 'playwright/test'
import { expect, test } from '../../support/frame/frame-test'
import { heading, isSameDocument, link, mark } from './frame-page'

/** Longer than one rests on a link until its page is fetched. */
const rest = (page: Page) => page.waitForTimeout(200)
const times = (asked: readonly string[], path: string) => asked.filter(one => one === path).length

test.beforeEach(async ({ page, site }) => {
  await page.goto('/')
  await heading(page).hover()
  await page.waitForLoadState('networkidle')
  site.asked.length = 0
})

test('a mouse that lies still where the page comes fetches nothing, until it moves', async ({ page }) => {
  // What shows pages also says aloud which one is shown.
  const announcer = page.locator('body > [role=status]')
  await page.mouse.move(0, 0)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // Chromium says both by itself once a page is there, in some of its builds.
  await heading(page).dispatchEvent('mouseover')
  await heading(page).dispatchEvent('mousemove')
  await rest(page)
  await expect(announcer).toHaveCount(0)
  await page.mouse.move(40, 0, { steps: 2 })
  await expect(announcer).toHaveCount(1)
})

test('resting on a link fetches its page once, and the click uses it', async ({ page, site }) => {
  await link(page, 'Testen').hover()
  await expect.poll(() => times(site.asked, '/trial')).toBe(1)
  await link(page, 'Testen').click()
  await expect(heading(page)).toHaveText('Testen')
  expect(times(site.asked, '/trial')).toBe(1)
})

test('coming back to a link does not fetch its page again', async ({ page, site }) => {
  await link(page, 'Testen').hover()
  await expect.poll(() => times(site.asked, '/trial')).toBe(1)
  await heading(page).hover()
  await link(page, 'Testen').hover()
  await rest(page)
  expect(times(site.asked, '/trial')).toBe(1)
})

test('passing over a link fetches nothing', async ({ page, site }) => {
  await link(page, 'Testen').evaluate(element => {
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    setTimeout(() => document.body.dispatchEvent(new MouseEvent('mouseover', { bubbles: true })), 20)
  })
  await rest(page)
  expect(site.asked).toEqual([])
})

test('a link to the page one is on fetches nothing', async ({ page, site }) => {
  await link(page, 'Diese Seite').hover()
  await rest(page)
  expect(site.asked).toEqual([])
})

test('a link to a file fetches nothing', async ({ page, site }) => {
  await link(page, 'Datei').hover()
  await rest(page)
  expect(site.asked).toEqual([])
})

test('a page is fetched anew for each visit: it may have changed', async ({ page, site }) => {
  for (const visit of [1, 2]) {
    await link(page, 'Testen').hover()
    await expect.poll(() => times(site.asked, '/trial')).toBe(visit)
    await link(page, 'Testen').click()
    await expect(heading(page)).toHaveText('Testen')
    await page.goBack()
    await expect(heading(page)).toHaveText('Start')
  }
})

test('a page that was read ahead is not shown in place of the one that was clicked', async ({ page, site }) => {
  await link(page, 'Testen').hover()
  await expect.poll(() => site.asked).toContain('/trial')
  await page.waitForLoadState('networkidle')
  await link(page, 'Langsam').dispatchEvent('click')
  await expect(heading(page)).toHaveText('Langsam')
})

test('a page that could not be fetched ahead is asked for again by the click', async ({ page, context }) => {
  await mark(page)
  await context.setOffline(true)
  await link(page, 'Testen').hover()
  await rest(page)
  await context.setOffline(false)
  await link(page, 'Testen').click()
  await expect(heading(page)).toHaveText('Testen')
  expect(await isSameDocument(page)).toBe(true)
})
