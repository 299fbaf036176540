import type { Page } from 'playwright/test'
import { expect, test } from '../../support/frame/frame-test'

type Life = { mounted: string[]; unmounted: string[] }
const life = (page: Page) => page.evaluate(() => (window as unknown as { life: Life }).life)

test('a visible island wakes when it comes near, not before', async ({ page }) => {
  await page.goto('/')
  await page.waitForTimeout(300)
  expect((await life(page)).mounted).toEqual([])
  await page.locator('#Probe').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await life(page)).mounted).toEqual(['Probe'])
})

test('an island wakes once, also when a busy browser tells twice at once that it came', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => tell([...entries, ...entries], observer), options)
      }
    }
  })
  await page.goto('/')
  await page.locator('#Probe').scrollIntoViewIfNeeded()
  await page.locator('#Probe button').click()
  expect((await life(page)).mounted).toEqual(['Probe'])
})

test('the chat wakes on a click, and the click counts once it is awake', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('#chat button')
  await button.dispatchEvent('click')
  await expect(button).toHaveAttribute('data-count', '1')
  await button.click()
  await expect(button).toHaveAttribute('data-count', '2')
})

for (const intent of ['hover', 'focus'] as const) {
  test(`the chat wakes on ${intent} without being clicked`, async ({ page }) => {
    await page.goto('/')
    await page.locator('#chat button')[intent]()
    await expect.poll(async () => (await life(page)).mounted).toEqual(['chat'])
    await expect(page.locator('#chat button')).not.toHaveAttribute('data-count')
  })
}

test('navigation unmounts the islands of the page while they are in it, wakes the next ones, and leaves the chat', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('#chat button').click()
  await expect(page.locator('#chat button')).toHaveAttribute('data-count', '1')
  await page.locator('#Probe').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await life(page)).mounted).toEqual(['chat', 'Probe'])
  await page.getByRole('contentinfo').getByRole('link', { name: '14 Tage kostenlos testen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testen')
  await expect.poll(async () => (await life(page)).mounted).toEqual(['chat', 'Probe', 'second'])
  expect((await life(page)).unmounted).toEqual(['Probe in place'])
  await expect(page.locator('#chat button')).toHaveAttribute('data-count', '1')
})

test('an island whose page was left while its code was on the way stays asleep', async ({ page }) => {
  await page.goto('/insel')
  await page.waitForFunction(() => 'bring' in window)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await page.evaluate(() => (window as unknown as { bring(): void }).bring())
  expect((await life(page)).mounted).toEqual([])
})

test('focus inside the chat stays there when a page changes', async ({ page }) => {
  await page.goto('/')
  await page.locator('#chat button').focus()
  await page.evaluate(() => window.navigation.navigate('/trial').finished)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testen')
  await expect(page.locator('#chat button')).toBeFocused()
})

test('an island that cannot be loaded or started stops nothing else on the page', async ({ page }) => {
  const logged: string[] = []
  page.on('console', message => message.type() === 'error' && logged.push(message.text()))
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Defekt' }).click()
  for (const id of ['Missing', 'Broken']) await expect.poll(() => logged.join()).toContain(`Island ${id} failed`)
  await page.locator('#healthy button').click()
  await expect(page.locator('#healthy button')).toHaveAttribute('data-count', '1')
})

test('a forbidden sessionStorage stops nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.locator('#chat button').click()
  await expect(page.locator('#chat button')).toHaveAttribute('data-count', '1')
})
