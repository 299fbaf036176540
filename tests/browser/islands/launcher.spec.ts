import { chatOf, openChat } from '../../support/chat-panel'
import { fontsShown } from '../../support/fonts-shown'
import { demo } from '../../support/live'
import { expect, test } from './island-test'

// On phones: what has the focus lies nowhere under her (../accessibility/focus-probe.ts).
test('where there is room Emilia stands beside the words', async ({ page }) => {
  await page.goto('/agb')
  const { launcher } = chatOf(page)
  const endOfWords = () =>
    page.locator('.footer > .container').evaluate(container => {
      const padding = Number.parseFloat(getComputedStyle(container).paddingRight)
      return container.getBoundingClientRect().right - padding
    })
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { x } = (await launcher.boundingBox())!
    expect(x, `${width} px`).toBeGreaterThanOrEqual(await endOfWords())
  }
})

test('on phones she shares the bar with the first way of the page', async ({ page }) => {
  const way = page.locator('.hero-bar')
  for (const path of ['/agb', demo.path]) {
    await page.goto(path)
    await expect(way).toHaveCount(0)
  }
  await page.goto('/services/ki-rag-systeme')
  await fontsShown(page)
  const words = chatOf(page).launcher.getByText('Fragen Sie Emilia!')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 })
    // Not twice in one window: it comes when the buttons of the hero have gone.
    await page.evaluate(() => scrollTo(0, 0))
    await expect(way).toBeHidden()
    await page.evaluate(() => scrollTo(0, 800))
    await expect(way).toBeVisible()
    const [link, beside] = [(await way.boundingBox())!, (await words.boundingBox())!]
    expect(link.y, `${width} px`).toBeGreaterThan(600)
    expect(link.x + link.width, `${width} px`).toBeLessThan(beside.x)
    expect(await way.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  const [first = ''] = await page
    .locator('.hero .button-row a')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  await expect(way).toHaveAttribute('href', first)
  await page.setViewportSize({ width: 640, height: 700 })
  await expect(way).toBeHidden()
})

test('has a dot and a tooltip, and makes room for fields and menus', async ({ page }) => {
  await page.goto(demo.path)
  const { launcher } = chatOf(page)
  const tip = launcher.getByText('Fragen Sie Emilia!')
  const dot = await launcher.evaluate(button =>
    getComputedStyle(button, '::after').backgroundColor.match(/\d+/g)!.map(Number),
  )
  expect(Math.max(...dot)).toBe(dot[1])
  await expect(tip).toHaveCSS('opacity', '0')
  await launcher.hover()
  await expect(tip).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(tip).toHaveCSS('opacity', '0')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(tip).toHaveCSS('opacity', '1')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(launcher).toBeVisible()
    await page.getByLabel('Name').focus()
    await expect(launcher).toBeHidden()
    await page.getByLabel('Name').blur()
    await expect(launcher).toBeVisible()
    const menu = page.getByRole('banner').getByRole('button').filter({ visible: true }).first()
    await menu.click()
    await expect(launcher).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(launcher).toBeVisible()
  }
})

test('places are cards; whoever follows one finds the talk again', async ({ page, emilia }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await page.goto('/impressum')
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const { panel, launcher, ask, bubbles } = await openChat(page)
  emilia.reply = {
    content:
      'Das steht dazu auf unseren Seiten:\n\n- [Demo](/trial#formular): Zum Formular.\n- [Training](/training)',
  }
  await ask('Wo?')
  const cards = bubbles.last().getByRole('listitem').getByRole('link')
  await expect(cards).toHaveText(['Demo Zum Formular.', 'Training'])
  await cards.first().click()
  await expect(page).toHaveURL('/trial#formular')
  await expect(page.locator('#formular')).toBeInViewport()
  await expect(panel).toBeVisible()
  for (const width of [1280, 390]) {
    await page.goBack()
    await expect(page.locator('#formular')).toHaveCount(0)
    await page.setViewportSize({ width, height: 900 })
    await cards.first().click()
    await expect(page).toHaveURL('/trial#formular')
    await expect(panel).toBeHidden()
    await expect(page.locator('#formular')).toBeFocused()
    await expect(launcher).toHaveAccessibleName(/Fragen Sie Emilia!.*Ihr Gespräch geht weiter/)
    await launcher.click()
    await expect(bubbles).toHaveCount(3)
  }
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})
