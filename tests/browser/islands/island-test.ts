import { test as base, expect, type Page } from 'playwright/test'
import { axe } from '../../support/axe'
import { startIslandSite } from '../../support/island-site'

export const GREETING = 'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?'

export type Reply = { content: string; showQR?: boolean } | { status: number } | 'hang' | 'offline'
type Asked = { messages: { role: string; content: string }[] }

type Fixtures = {
  /** What Emilia answers from now on, and what she was asked. */
  emilia: { reply: Reply; asked: Asked[] }
  /** Whatever the browser complained about: policy breaches, hydration mismatches, uncaught errors. */
  complaints: string[]
}

/** Pages with the real islands; every test fails on a complaint of the browser that it did not expect. */
export const test = base.extend<Fixtures, { site: { origin: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await startIslandSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  emilia: async ({ page }, use) => {
    const emilia: Fixtures['emilia'] = { reply: { content: 'Gern.' }, asked: [] }
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
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', error => complaints.push(error.message))
      page.on('console', message => {
        const expected = /Failed to load resource|could not (?:answer|be sent|be loaded)/.test(message.text())
        if (message.type() === 'error' && !expected) complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens the chat as a visitor does and returns its parts. */
export async function openChat(page: Page) {
  await page.getByRole('button', { name: /Emilia/ }).click()
  const chat = chatOf(page)
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

/** axe finds nothing in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([])
}
