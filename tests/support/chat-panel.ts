import { expect, type Locator, type Page } from 'playwright/test'

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
    /** Writes a question, and sends it by its button. */
    async ask(question: string) {
      await panel.getByRole('textbox').fill(question)
      await panel.getByRole('button', { name: 'Senden' }).click()
    },
    say: (line: string) => sayIn(panel, line),
  }
}

/** Writes a line into a conversation and sends it by Enter, which sends nothing while the other side is still writing. */
export async function sayIn(conversation: Locator, line: string): Promise<void> {
  const input = conversation.getByRole('textbox')
  await input.fill(line)
  await expect(conversation.getByRole('button', { name: 'Senden' })).toBeEnabled()
  await input.press('Enter')
}

/** Opens the chat as a visitor does, on this page or another. */
export async function openChat(page: Page, path?: string) {
  if (path) await page.goto(path)
  const chat = chatOf(page)
  await chat.launcher.click()
  await chat.panel.waitFor()
  return chat
}
