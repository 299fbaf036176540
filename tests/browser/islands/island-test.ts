import type { Page } from 'playwright/test'
import { axe } from '../../support/axe'
import { expect, test as site } from '../../support/built-test'

export const GREETING = 'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?'

export type Reply = { content: string; showQR?: boolean } | { status: number } | 'hang' | 'offline'
type Asked = { messages: { role: string; content: string }[] }

/** The built site with a stand-in for what Emilia says, so that each way to answer and to fail can be had. */
export const test = site.extend<{ emilia: { reply: Reply; asked: Asked[] } }>({
  expected: /Failed to load resource|could not (?:answer|be sent|be loaded)/,
  emilia: async ({ page }, use) => {
    const emilia: { reply: Reply; asked: Asked[] } = { reply: { content: 'Gern.' }, asked: [] }
    await page.route('**/api/chat', async route => {
      emilia.asked.push(route.request().postDataJSON())
      const { reply } = emilia
      if (reply === 'hang') return
      if (reply === 'offline') return route.abort('internetdisconnected')
      if ('status' in reply)
        return route.fulfill({ status: reply.status, json: { error: { code: 'x', message: 'x' } } })
      await route.fulfill({ json: { message: { role: 'assistant', showQR: false, ...reply } } })
    })
    await use(emilia)
  },
})

export { expect }

/** Opens the chat as a visitor does and returns its parts. */
export async function openChat(page: Page) {
  const chat = chatOf(page)
  await chat.launcher.click()
  await expect(chat.panel).toBeVisible()
  return chat
}

export function chatOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Emilia - Ihre KI-Assistentin' })
  return {
    panel,
    launcher: page.getByRole('button', { name: 'Fragen Sie Emilia!' }),
    log: panel.getByRole('log'),
    input: panel.getByRole('textbox'),
    send: panel.getByRole('button', { name: 'Senden' }),
    error: panel.getByRole('alert'),
    bubbles: panel.locator('.chat-bubble'),
  }
}

/** Follows the way home that every page has. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
}

/** axe finds nothing in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
}
