import type { Page } from 'playwright/test'
import PostalMime from 'postal-mime'
import type { BuiltSite } from '../../support/built-site'

/** The chat's parts, once it is open. */
export function chatOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Emilia - Ihre KI-Assistentin' })
  return {
    panel,
    log: panel.getByRole('log'),
    input: panel.getByRole('textbox'),
    error: panel.getByRole('alert'),
    async ask(question: string) {
      await panel.getByRole('textbox').fill(question)
      await panel.getByRole('button', { name: 'Senden' }).click()
    },
  }
}

export async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Fragen Sie Emilia!' }).click()
  return chatOf(page)
}

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
