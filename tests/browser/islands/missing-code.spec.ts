import type { Page } from 'playwright/test'
import { euro } from '../../../shared/money'
import { chatOf } from '../../support/chat-panel'
import { pageWith, prices } from '../../support/live'
import { fieldsOf, forms, service } from './form-test'
import { expect, test } from './island-test'
import { holdCode } from './late-code'

// The islands' code does not come: a gap in the line, or a release that took the old files away.

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

/** Counts how often the page is loaded, from now on. */
function countLoads(page: Page) {
  const count = { loads: 0 }
  page.on('request', request => {
    if (request.isNavigationRequest()) count.loads += 1
  })
  return count
}

const MISSING = 'Das lädt gerade nicht.'

test('a tap on Emilia says on a slow line, to screen readers too, that she is loading', async ({
  page,
}) => {
  const open = await holdCode(page, 'ChatWidget')
  await page.goto('/impressum')
  const { launcher, panel, input } = chatOf(page)
  const words = page.getByRole('status').getByText('Emilia wird geladen …')
  await expect(words).toBeHidden()
  await launcher.click()
  await expect(words).toBeVisible()
  open()
  await expect(panel).toBeVisible()
  await expect(input).toBeFocused()
  await expect(words).toBeHidden()
})

for (const what of ['asks once more', 'loads the page anew'] as const)
  test(`the first tap on Emilia opens her when her code is gone: the page ${what}`, async ({
    page,
  }) => {
    const isAnew = what === 'loads the page anew'
    const count = countLoads(page)
    await lose(page, 'ChatWidget', requests => (isAnew ? count.loads > 1 : requests > 1))
    await page.goto('/impressum')
    const { launcher, panel, input } = chatOf(page)
    await launcher.dispatchEvent('click')
    await expect(panel).toBeVisible()
    await expect(input).toBeFocused()
    expect(count.loads).toBe(isAnew ? 2 : 1)
  })

test('what was typed to an assistant is said, although the page had to be loaded anew', async ({
  page,
  emilia,
}) => {
  const count = countLoads(page)
  await lose(page, 'TryIt', () => count.loads > 1)
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
  const count = countLoads(page)
  await lose(page, 'PriceCalculator', () => count.loads > 1)
  // The island's code is there long before what was chosen is back.
  const open = await holdCode(page, 'enhance')
  const arrived = page.waitForResponse(
    response => response.ok() && response.url().includes('/PriceCalculator.'),
  )
  await page.goto(pageWith('Minuten im Monat'))
  const box = page.locator('.calculator')
  await box.scrollIntoViewIfNeeded()
  await box.getByLabel('Leistung').selectOption(task.service)
  await arrived
  open()
  await expect(box.getByRole('status')).toContainText(euro((task.regular - task.ai) * 1000))
})

test('where the code of Emilia never comes a sentence says what to do', async ({ page }) => {
  await lose(page, 'ChatWidget')
  await page.goto('/impressum')
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

test('a form posts itself, with all that was typed, when its code does not come', async ({
  page,
}) => {
  const { path, fill, button, sent } = forms.trial
  const { posts } = await service(page)
  await lose(page, 'TrialForm')
  await page.goto(path)
  await fill(page)
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => posts.length).toBe(1)
  expect(await fieldsOf(posts[0])).toEqual([
    ...Object.entries(sent),
    ['rueckfrage', ''],
    ['form', 'trial'],
  ])
})
