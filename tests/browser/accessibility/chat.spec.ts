import { openChat } from '../../support/chat-panel'
import { fontsShown } from '../../support/fonts-shown'
import { allFindings, expect, sizes, test } from './accessibility-test'
import { focusFindings } from './focus-probe'
import { inForcedColours } from './forced-colours-probe'
import { textFindings, textSpacing } from './text-probe'

test.use({ expected: /could not answer|Failed to load resource/ })

for (const viewport of sizes) {
  test(`the chat at ${viewport.width} px, also without the service`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/agb')
    await fontsShown(page)
    const { log, bubbles, ask, error } = await openChat(page)
    const findings = await allFindings(page, '.chat')
    await ask('Was kostet ein Chatbot für meine Website?')
    await expect(bubbles).toHaveCount(3)
    await ask('Ich möchte einen Termin vereinbaren')
    await expect(log.getByRole('img', { name: /QR-Code/ })).toBeVisible()
    await page.route('**/api/chat', route => route.abort())
    await ask('Hallo')
    await expect(error).toBeVisible()
    findings.push(...(await allFindings(page, '.chat')), ...(await focusFindings(page, '.chat')))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      findings.push(...(await inForcedColours(page)))
    }
    await page.addStyleTag({ content: textSpacing })
    expect([...findings, ...(await textFindings(page))]).toEqual([])
  })
}
