import type { Page } from 'playwright/test'

/** The chat's parts; the panel's are there once it is open. */
export function chatOf(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Emilia - Ihre KI-Assistentin' })
  return {
    panel,
    launcher: page.getByRole('button', { name: 'Fragen Sie Emilia!' }),
    log: panel.getByRole('log'),
    input: panel.getByRole('textbox'),
    send: panel.getByRole('button', { name: 'Senden' }),
    error: panel.getByRole('alert'),
    // Dots are no words.
    bubbles: panel.locator('.conversation-bubble:not(:has(.conversation-dots))'),
    async ask(question: string) {
      await panel.getByRole('textbox').fill(question)
      await panel.getByRole('button', { name: 'Senden' }).click()
    },
  }
}

/** Opens the chat as a visitor does. */
export async function openChat(page: Page) {
  const chat = chatOf(page)
  await chat.launcher.click()
  await chat.panel.waitFor()
  return chat
}
