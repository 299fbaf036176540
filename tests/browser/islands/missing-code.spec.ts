import type { Page } from 'playwright/test'
import { euro } from '../../../shared/money'
import { chatOf } from '../../support/chat-panel'
import { pageWith, prices } from '../../support/live'
import { fieldsOf, forms, service } from './form-test'
import { expect, test } from './island-test'
import { delayCode } from './late-code'

// The islands' code does not come: a gap in the line, or a release that took the old files away.

// Each attempt to load them is a word on the console.
test.use({ expected: /Failed to load resource|Island \w+ failed|could not answer/ })

/** Loses the first requests for an island's code, all of them without a number. */
async function lose(page: Page, island: string, times?: number): Promise<void> {
  await page.route(
    `**/${island}.*.js`,
    route => route.fulfill({ status: 404, body: 'gone' }),
    times ? { times } : {},
  )
}

const MISSING = 'Das lädt gerade nicht.'

test('a tap on Emilia says on a slow line, to screen readers too, that she is loading', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/ChatWidget.*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const { launcher, panel } = chatOf(page)
  const words = page.getByRole('status').getByText('Emilia wird geladen …')
  await expect(words).toBeHidden()
  await launcher.click()
  await expect(words).toBeVisible()
  release()
  await expect(panel).toBeVisible()
  await expect(words).toBeHidden()
})

for (const [what, times] of [
  ['asks once more', 1],
  // One load asks twice.
  ['loads the page anew', 2],
] as const)
  test(`the first tap on Emilia opens her when her code is gone: the page ${what}`, async ({
    page,
  }) => {
    await lose(page, 'ChatWidget', times)
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { marked: true }))
    const { launcher, panel, input } = chatOf(page)
    await launcher.dispatchEvent('click')
    await expect(panel).toBeVisible()
    await expect(input).toBeFocused()
    expect(await page.evaluate(() => 'marked' in window)).toBe(times === 1)
  })

test('what was typed to an assistant is said, although the page had to be loaded anew', async ({
  page,
  emilia,
}) => {
  await lose(page, 'TryIt', 2)
  await page.goto('/assistants/luigi')
  const box = page.locator('[data-island=TryIt]')
  await box.getByRole('textbox').fill('Haben Sie einen Gastgarten?')
  await box.getByRole('button', { name: 'Senden' }).click()
  await expect.poll(() => emilia.posts.length).toBe(1)
  expect(emilia.posts[0]?.messages.at(-1)?.content).toBe('Haben Sie einen Gastgarten?')
})

test('the calculator counts what was chosen, although the page had to be loaded anew', async ({
  page,
}) => {
  const task = prices.telephone.tasks.at(-2)!
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/PriceCalculator.*.js', route =>
    loads > 1 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  )
  // The island is ready long before what was chosen is back.
  await delayCode(page, 'enhance', 1500)
  await page.goto(pageWith('Minuten im Monat'))
  const box = page.locator('.calculator')
  await box.getByLabel('Leistung').selectOption(task.service)
  const output = box.getByRole('status')
  await expect(output).toContainText(euro((task.regular - task.ai) * 1000))
})

test('where the code of Emilia never comes a sentence says what to do', async ({ page }) => {
  await lose(page, 'ChatWidget')
  await page.goto('/')
  const use = () => chatOf(page).launcher.dispatchEvent('click')
  await use()
  const sentence = page.getByRole('alert').filter({ hasText: MISSING })
  await expect(sentence).toBeVisible()
  // Not again and again.
  await page.evaluate(() => Object.assign(window, { marked: true }))
  await use()
  await expect(sentence).toBeVisible()
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('a calculator whose code never comes says so and shows no sum, already when it is seen', async ({
  page,
}) => {
  await lose(page, 'PriceCalculator')
  await page.goto(pageWith('Minuten im Monat'))
  const box = page.locator('[data-island=PriceCalculator]')
  await box.scrollIntoViewIfNeeded()
  await expect(box.getByRole('alert')).toContainText(MISSING)
  await expect(box.getByRole('status')).toBeHidden()
})

for (const [name, island] of [
  ['contact', 'ContactForm'],
  ['trial', 'TrialForm'],
] as const)
  test(`the ${name} form posts itself, with all that was typed, when its code does not come`, async ({
    page,
  }) => {
    const { posts } = await service(page)
    await lose(page, island)
    await page.goto(forms[name].path)
    await forms[name].fill(page)
    await page.getByRole('button', { name: forms[name].button }).click()
    await expect.poll(() => posts.length).toBe(1)
    expect(await fieldsOf(posts[0])).toEqual([
      ...Object.entries(forms[name].sent),
      ['rueckfrage', ''],
      ['form', name],
    ])
  })
