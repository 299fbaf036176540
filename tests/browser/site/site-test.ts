import type { Page } from 'playwright/test'
import PostalMime from 'postal-mime'
import type { BuiltSite } from '../../support/built-site'

/** The stored mail that answers to an address. */
export async function mailOf(site: BuiltSite, email: string) {
  const mails = await Promise.all(site.mails().map(mail => PostalMime.parse(mail)))
  return mails.find(({ replyTo }) => replyTo?.some(({ address }) => address === email))
}

/** Scrolls the whole page through, so that everything that waits for being seen has been seen. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
