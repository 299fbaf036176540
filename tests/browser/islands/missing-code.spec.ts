import type { Page } from 'playwright/test'
import { fieldsOf, forms, person, service } from './form-test'
import { expect, test } from './island-test'

/** The islands' code does not come: a gap in the line, or a release that took the old files away. */
async function lose(page: Page, island: string): Promise<void> {
  await page.route(`**/${island}-*.js`, route => route.abort('failed'))
}

// Each attempt to load them again is a word on the console.
test.use({ expected: /Failed to load resource|Island \w+Form failed/ })

/** The page has found out. */
async function missed(page: Page, island: string): Promise<void> {
  await page.waitForEvent('console', word => word.text().includes(`Island ${island} failed`))
}

for (const [name, island] of [
  ['contact', 'ContactForm'],
  ['trial', 'TrialForm'],
] as const) {
  test(`the ${name} form posts itself, with all that was typed, when its code does not come`, async ({
    page,
  }) => {
    const { posts } = await service(page)
    await lose(page, island)
    await page.goto(forms[name].path)
    const isMissed = missed(page, island)
    await page.getByLabel('Name').focus()
    await isMissed
    await forms[name].fill(page)
    if (name === 'trial') await page.getByLabel('Website').fill('https://www.gruber.at')
    const kept = () => page.evaluate(name => sessionStorage.getItem(`form-${name}`), name)
    await expect.poll(kept).toContain(person.Name)
    await page.getByRole('button', { name: forms[name].button }).click()
    await expect.poll(() => posts.length).toBe(1)
    expect(await fieldsOf(posts[0])).toEqual([
      ...Object.entries(forms[name].sent),
      ['rueckfrage', ''],
      ['form', name],
    ])
    await expect(page.getByText('OK')).toBeVisible()
    expect(await kept(), 'left behind of what was typed').toBeNull()
  })
}

test('what was typed before a form learns that its code does not come stays', async ({ page }) => {
  let lose: (() => Promise<void>) | undefined
  await page.route('**/ContactForm-*.js', route => {
    lose = () => route.abort('failed')
  })
  await page.goto('/kontaktinformationen')
  await page.getByLabel('Name').fill(person.Name)
  await expect.poll(() => lose).toBeTruthy()
  const isMissed = missed(page, 'ContactForm')
  await lose?.()
  await isMissed
  await expect(page.getByLabel('Name')).toHaveValue(person.Name)
})
