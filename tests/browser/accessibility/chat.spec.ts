import { openChat } from '../../support/chat-panel'
import { allFindings, expect, sizes, test } from './accessibility-test'
import { focusFindings } from './focus-probe'
import { textFindings, textSpacing } from './text-probe'

for (const viewport of sizes) {
  test(`the chat at ${viewport.width} px, new and with a conversation`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const { log, bubbles, ask } = await openChat(page)
    const findings = await allFindings(page)
    await ask('Was kostet ein Chatbot für meine Website?')
    await expect(bubbles).toHaveCount(3)
    await ask('Ich möchte einen Termin vereinbaren')
    await expect(log.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    findings.push(...(await allFindings(page)), ...(await focusFindings(page, '.chat')))
    await page.addStyleTag({ content: textSpacing })
    expect([...findings, ...(await textFindings(page))]).toEqual([])
  })
}

test('Escape shows what the open chat covers, and the focus stays where it is', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Fragen Sie Emilia!' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('textbox')).toBeFocused()
  const covered = page.locator('.footer a[href="/impressum"]')
  await covered.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(covered).toBeFocused()
})

test.describe('without the service', () => {
  test.use({ expected: /could not answer|Failed to load resource/ })
  for (const viewport of sizes) {
    test(`the chat's error at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.route('**/api/chat', route => route.abort())
      await page.goto('/')
      const { ask } = await openChat(page)
      await ask('Hallo')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await allFindings(page)).toEqual([])
    })
  }
})
