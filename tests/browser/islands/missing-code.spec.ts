import type { Page } from 'playwright/test'
import { chatOf } from '../../support/chat-panel'
import { expect, test } from './island-test'

// The islands' code does not come: a gap in the line, or a release that took files away which a page from long ago asks for.

// Each attempt to load them is a word on the console.
test.use({ expected: /Failed to load resource|Island \w+ failed|could not answer/ })

/** Loses an island's code until it is back, if ever, which may depend on how often it was asked for. */
async function lose(page: Page, island: string, isBack = (_requests: number) => false) {
  let requests = 0
  await page.route(`**/${island}.*.js`, route => {
    requests += 1
    return isBack(requests) ? route.continue() : route.fulfill({ status: 404, body: 'gone' })
  })
}

const MISSING = 'Das lädt gerade nicht.'

test('opens Emilia when her code comes at the second time of asking', async ({ page }) => {
  await lose(page, 'ChatWidget', requests => requests > 1)
  await page.goto('/impressum')
  const { launcher, panel, input } = chatOf(page)
  await launcher.dispatchEvent('click')
  await expect(panel).toBeVisible()
  await expect(input).toBeFocused()
})

test('what was written to an assistant stays, and the sentence is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await lose(page, 'TryIt')
  await page.goto('/assistants/luigi')
  const box = page.locator('[data-island=TryIt]')
  await box.getByRole('textbox').fill('Haben Sie einen Gastgarten?')
  await box.getByRole('button', { name: 'Senden' }).click()
  await expect(box.getByRole('alert')).toContainText(MISSING)
  await expect(box.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await expect(box.getByRole('textbox')).toHaveValue('Haben Sie einen Gastgarten?')
})
