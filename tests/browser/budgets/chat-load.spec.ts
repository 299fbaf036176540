import { expect, test } from '../../support/built-test'
import { chatOf } from '../../support/chat-panel'

/** React alone is larger, all else that Emilia needs together is smaller. */
const REACT_BYTES = 100_000

test('React does not wait until Emilia’s own code has come: both are asked for at once', async ({ page }) => {
  const asked: string[] = []
  let release: () => void = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/**/*.js', async route => {
    asked.push(route.request().url())
    await released
    await route.continue()
  })
  await page.goto('/impressum')
  const launcher = page.locator('.chat-launcher')
  await launcher.dispatchEvent('pointerenter')
  const sizes = async () => Promise.all(asked.map(async url => (await (await page.request.get(url)).body()).length))
  await expect.poll(async () => (await sizes()).some(bytes => bytes > REACT_BYTES)).toBe(true)
  release()
  await launcher.click()
  await expect(chatOf(page).panel).toBeVisible()
})
