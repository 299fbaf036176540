import { chatOf, openChat } from '../../support/chat-panel'
import { demo } from '../../support/live'
import { expect, test } from './island-test'

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

test('comes back over no button that is being pressed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(demo.path)
    await page.getByLabel('Name').focus()
    const send = page.locator('#formular [type=submit]')
    await send.evaluate(button =>
      scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
    )
    await expect(chatOf(page).launcher).toBeHidden()
    await send.hover()
    await page.mouse.down()
    await page.waitForTimeout(80)
    await page.mouse.up()
    await expect(page.getByRole('group', { name: /Noch nicht gesendet/ })).toBeVisible()
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
  await page.goBack()
  await expect(page.locator('#formular')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 900 })
  await cards.first().click()
  await expect(page).toHaveURL('/trial#formular')
  await expect(panel).toBeHidden()
  await expect(page.locator('#formular')).toBeFocused()
  await expect(launcher).toHaveAccessibleName(/Fragen Sie Emilia!.*Ihr Gespräch geht weiter/)
  await launcher.click()
  await expect(bubbles).toHaveCount(3)
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})
