import type { Page } from 'playwright/test'
import { chatOf } from '../../support/chat-panel'
import { expect, test } from './island-test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Holds Emilia's code back; the function that it gives lets her, or the bad news, come. */
async function hold(page: Page): Promise<(fate: 'come' | 'fail') => Promise<void>> {
  let decide: (fate: 'come' | 'fail') => void = () => {}
  const decided = new Promise<'come' | 'fail'>(resolve => {
    decide = resolve
  })
  let asked: () => void = () => {}
  const wanted = new Promise<void>(resolve => {
    asked = resolve
  })
  await page.route('**/ChatWidget-*.js', async route => {
    asked()
    return (await decided) === 'come' ? route.continue() : route.abort('failed')
  })
  return async fate => {
    await wanted
    decide(fate)
  }
}

const waiting = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Emilia wird geladen …' })
const failed = (complaints: string[]) =>
  complaints.filter(text => text.includes('Island ChatWidget failed')).length

test('a tap on Emilia says on a slow line, to screen readers too, that she is loading, until she is there', async ({
  page,
}) => {
  const release = await hold(page)
  await page.goto('/')
  const { launcher, panel } = chatOf(page)
  await expect(waiting(page).getByText('Emilia wird geladen …')).toBeHidden()
  await launcher.tap()
  const words = waiting(page).getByText('Emilia wird geladen …')
  await expect(words).toBeVisible()
  const box = (await words.boundingBox())!
  expect(box.x).toBeGreaterThan(0)
  expect(box.x + box.width).toBeLessThanOrEqual(390)
  // The place that says it was there before its words: only then do screen readers say them.
  await expect(page.locator('.chat > [role=status]')).toHaveCount(1)
  await release('come')
  await expect(panel).toBeVisible()
  await expect(words).toBeHidden()
  await panel.getByRole('button', { name: 'Schließen' }).tap()
  await expect(words).toBeHidden()
})

test('code that did not come before is asked for again by a tap', async ({ page, complaints }) => {
  await page.route('**/ChatWidget-*.js', route => route.abort('failed'), { times: 1 })
  await page.goto('/')
  const { launcher, panel } = chatOf(page)
  await launcher.dispatchEvent('pointerenter')
  await expect.poll(() => failed(complaints)).toBe(1)
  await expect(page).toHaveURL('/')
  await launcher.tap()
  await expect(panel).toBeVisible()
  complaints.length = 0
})

for (const moment of ['before', 'after'] as const) {
  test(`a tap ${moment} the bad news leads to people when Emilia cannot come`, async ({
    page,
    complaints,
  }) => {
    const release = await hold(page)
    await page.goto('/')
    const { launcher } = chatOf(page)
    await launcher.dispatchEvent(moment === 'before' ? 'click' : 'pointerenter')
    await release('fail')
    await expect.poll(() => failed(complaints)).toBe(1)
    if (moment === 'after') {
      await expect(page).toHaveURL('/')
      await launcher.tap()
    }
    await expect(page).toHaveURL('/kontaktinformationen')
    complaints.length = 0
  })
}

test('without a line a tap keeps the page, and Emilia comes when the line is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  await context.setOffline(true)
  const { launcher, panel } = chatOf(page)
  await launcher.tap()
  await expect.poll(() => failed(complaints)).toBeGreaterThan(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Emilia wird geladen …')).toBeVisible()
  await context.setOffline(false)
  await expect(panel).toBeVisible()
  complaints.length = 0
})
