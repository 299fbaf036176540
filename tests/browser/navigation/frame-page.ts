import type { Locator, Page } from 'playwright/test'

/** The title of the page that is shown. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A link among the words of the page, by all of its own. */
export const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/**
 * Clicks on one link and, while its page is on its way, on another. That is planned in the page: a busy machine may need
 * longer to send a click than a slow page needs to come.
 */
export async function clickMeanwhile(first: Locator, second: Locator): Promise<void> {
  await second.evaluate((link: HTMLElement) => {
    addEventListener('click', () => setTimeout(() => link.click(), 50), { once: true })
  })
  await first.click()
}

/** How far the page is scrolled, in whole pixels. */
export const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Marks the document, to see whether it is still the same one. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

/** On the start page, marked; whatever the policy of the site refuses from here on fails the test. */
export async function start(page: Page): Promise<void> {
  page.on('console', message => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) throw new Error(message.text())
  })
  await page.goto('/')
  await mark(page)
}
