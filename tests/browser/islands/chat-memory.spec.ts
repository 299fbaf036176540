import { chatOf, openChat } from '../../support/chat-panel'
import { door } from '../../support/door'
import { demo } from '../../support/live'
import { expect, GREETING, test } from './island-test'

test.beforeEach(async ({ page }) => {
  await page.goto('/impressum')
})

test('an answer under way comes on another page too', async ({ page, emilia }) => {
  const { open, opened } = door()
  emilia.reply = opened.then(() => ({ content: 'Da bin ich.' }))
  const { panel, ask, bubbles } = await openChat(page)
  await ask('Hallo?')
  await expect.poll(() => emilia.posts.length).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: demo.label }).click()
  // The address changes at once, the page when it has come.
  await expect(page.locator('#formular')).toBeAttached()
  open()
  await expect(bubbles).toHaveCount(3)
  await expect(panel).toHaveCSS('position', 'fixed')
})

test('thread, draft and open state come back after a reload', async ({ page, emilia }) => {
  const { input, bubbles, say } = await openChat(page)
  await say('Hallo')
  await expect(bubbles).toHaveCount(3)
  emilia.reply = 'hang'
  await say('Frage ohne Antwort')
  await expect(bubbles).toHaveCount(4)
  await input.fill('Entwurf')
  await page.reload()
  const { panel, launcher } = chatOf(page)
  await expect(panel).toBeVisible()
  await expect(bubbles).toHaveCount(3)
  await expect(input).toHaveValue('Frage ohne Antwort\nEntwurf')
  await expect(input).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.reload()
  await expect(panel).toBeHidden()
  await launcher.click()
  await expect(bubbles).toHaveCount(3)
})

test('x9 clears what is shown, one button everything', async ({ page, emilia }) => {
  const { panel, input, bubbles, ask } = await openChat(page)
  const clear = panel.getByRole('button', { name: 'Unterhaltung löschen' })
  await expect(clear).toHaveCount(0)
  await ask('Hallo')
  await expect(bubbles).toHaveCount(3)
  emilia.reply = { content: 'Gut, von vorn.' }
  await ask('x9')
  await expect(bubbles).toHaveText(['Emilia: Gut, von vorn.'])
  emilia.reply = 'hang'
  await ask('Hallo')
  await expect(bubbles).toHaveCount(2)
  page.once('dialog', dialog => dialog.dismiss())
  await clear.click()
  await expect(bubbles).toHaveCount(2)
  page.once('dialog', dialog => dialog.accept())
  await clear.click()
  await expect(bubbles).toHaveText([`Emilia: ${GREETING}`])
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('emilia'))).toBeNull()
})

test('works where storage is forbidden', async ({ page, emilia }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.reload()
  const { say, bubbles } = await openChat(page)
  await say('Hallo')
  await expect(bubbles).toHaveCount(3)
  expect(emilia.posts).toHaveLength(1)
})
