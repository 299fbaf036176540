import { chatOf, openChat } from '../../support/chat-panel'
import { fontsShown } from '../../support/fonts-shown'
import { demo } from '../../support/live'
import { expect, test } from './island-test'

test('Emilia covers no word at the end of a page, in windows of any width', async ({ page }) => {
  await page.goto('/agb')
  await fontsShown(page)
  for (const [width = 0, height = 0] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    const covered = await chatOf(page).launcher.evaluate(launcher => {
      const { left, top, right, bottom } = launcher.getBoundingClientRect()
      const words = document.createTreeWalker(
        document.querySelector('.footer')!,
        NodeFilter.SHOW_TEXT,
      )
      const texts: string[] = []
      while (words.nextNode()) {
        const { currentNode: text } = words
        if (!text.parentElement?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const rect of range.getClientRects())
          if (rect.right > left && rect.left < right && rect.bottom > top && rect.top < bottom)
            texts.push(text.textContent ?? '')
      }
      return texts
    })
    expect(covered, `${width} px`).toEqual([])
  }
})

test('her button has a green dot and a tooltip, makes room for a field that is typed in, and hides under an open menu', async ({
  page,
}) => {
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

test("places that may answer are cards; one that is followed leaves a wide window's panel open, and closes another, whose button shows that it goes on", async ({
  page,
  emilia,
}) => {
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
