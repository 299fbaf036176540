import { expect, test } from '../../support/built-test'
import { openChat } from '../../support/chat-panel'
import { fontsShown } from '../../support/fonts-shown'
import { contact, demo, industry } from '../../support/live'
import { hydrated } from '../islands/form-test'
import { holdCode } from '../islands/late-code'

test('the open chat, its draft and focus survive links and Back', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const { panel, bubbles, input, ask } = await openChat(page)
  await ask('Hallo')
  await expect(bubbles).toHaveCount(3)
  await input.fill('Noch eine Frage')
  for (const { path } of [contact, demo]) {
    await page.evaluate(path => window.navigation?.navigate(path).finished, path)
    await expect(input).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL(contact.path)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page).toHaveURL(contact.path)
  await expect(page).toHaveTitle(/Kontakt/)
  await expect(panel).toBeVisible()
  await expect(bubbles).toHaveCount(3)
  await expect(input).toHaveValue('Noch eine Frage')
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('a form reached by a link keeps what was typed through Back', async ({ page }) => {
  // All of it happens before the form's code has come.
  const release = await holdCode(page, 'ContactForm')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: contact.label, exact: true }).click()
  await expect(page.locator('#formular')).toBeVisible()
  await page.locator('#formular').scrollIntoViewIfNeeded()
  await page.getByLabel('Unternehmen').fill('Gruber Kfz')
  await page.getByLabel('Telefon').fill('0316 123456')
  await page.goBack()
  await expect(page.locator('#formular')).toHaveCount(0)
  release()
  await page.goForward()
  await expect(page.locator('#formular')).toBeVisible()
  await page.locator('#formular').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Unternehmen')).toHaveValue('Gruber Kfz')
  // What runs on a page ends with it.
  const left = await page.locator('[data-island=ContactForm]').elementHandle()
  await hydrated(page)
  await page.goBack()
  await expect.poll(() => left?.evaluate(island => island.childElementCount)).toBe(0)
})

test('a reload and Back restore the place on the page', async ({ page }) => {
  await page.goto(industry.path)
  await fontsShown(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  await fontsShown(page)
  // The browser may restore the place before the fonts are there: with them the words above take a line more or less.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(40)
  // Where the page is left is read with the click: until then something above may still move. Not Playwright's click(): it scrolls
  // first, because the bar lies within `scroll-padding-top`.
  const link = page.getByRole('banner').getByRole('link', { name: contact.label, exact: true })
  const left = await link.evaluate((element: HTMLElement) => {
    scrollTo({ top: 900, behavior: 'instant' })
    element.click()
    return scrollY
  })
  await expect(page).toHaveURL(contact.path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})
