import { siteRoutes } from '../../support/built-pages'
import { chatOf, openChat } from '../../support/chat-panel'
import { demo } from '../../support/live'
import { expect, test } from './island-test'

test('Emilia is a round picture with a dot at the bottom right from the first paint on, on every page', async ({
  page,
}) => {
  // All pages, one after the other.
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const { launcher } = chatOf(page)
  for (const route of siteRoutes()) {
    await page.goto(route, { waitUntil: 'commit' })
    await expect(launcher).toHaveCSS('border-radius', /^(50%|999px)$/)
    expect(await launcher.boundingBox(), route).toMatchObject({ y: 776, width: 52, height: 52 })
    const { x = 0 } = (await launcher.boundingBox()) ?? {}
    expect(x + 52 + 16, route).toBe(await page.evaluate(() => document.body.clientWidth))
  }
})

test('Emilia covers no word at the end of a page, in windows of any width', async ({ page }) => {
  await page.goto('/agb')
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

for (const width of [1280, 390])
  test(`what the Tab key leads to never lies under Emilia's button at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(demo.path)
    const covered: string[] = []
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(() => {
        const [element, button] = [
          document.activeElement!,
          document.querySelector('button.chat-launcher')!,
        ]
        if (element === button || getComputedStyle(button).visibility === 'hidden') return ''
        const [one, other] = [element.getBoundingClientRect(), button.getBoundingClientRect()]
        const isApart =
          one.right <= other.left ||
          one.left >= other.right ||
          one.bottom <= other.top ||
          one.top >= other.bottom
        return isApart || element === document.body ? '' : element.outerHTML.slice(0, 90)
      })
      if (name) covered.push(name)
    }
    expect(covered).toEqual([])
  })

test('the button makes room for a field that is typed in, and is hidden under an open menu', async ({
  page,
}) => {
  await page.goto(demo.path)
  const { launcher } = chatOf(page)
  await expect(launcher).toBeVisible()
  await page.getByLabel('Name').focus()
  await expect(launcher).toBeHidden()
  await page.getByLabel('Name').blur()
  await expect(launcher).toBeVisible()
  await page.getByRole('banner').getByRole('button').filter({ visible: true }).first().click()
  await expect(launcher).toBeHidden()
})

for (const [width, isOpen] of [
  [1280, false],
  [1500, true],
] as const)
  test(`a link in an answer ${isOpen ? 'leaves the panel open' : 'closes the panel, and the button shows that it goes on,'} at ${width} px`, async ({
    page,
    emilia,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const { panel, launcher, ask, bubbles } = await openChat(page)
    emilia.reply = { content: 'Hier: [Demo](/trial#formular)' }
    await ask('Wo?')
    await panel.getByRole('link', { name: 'Demo' }).click()
    await expect(page).toHaveURL('/trial#formular')
    await expect(panel).toBeVisible({ visible: isOpen })
    if (isOpen) return
    await expect(page.locator('#formular')).toBeFocused()
    await expect(launcher).toHaveAccessibleName(/Fragen Sie Emilia!.*Ihr Gespräch geht weiter/)
    await launcher.click()
    await expect(bubbles).toHaveCount(3)
  })

test('a human is one tap away, with the last question in the message, where it can be changed', async ({
  page,
}) => {
  await page.goto('/')
  const { panel, ask, bubbles } = await openChat(page)
  const human = panel.getByRole('link', { name: 'Mit einem Menschen sprechen' })
  await expect(human).toHaveAttribute('href', '/kontaktinformationen')
  await ask('Haben Sie & Ihr Team Zeit?')
  await expect(bubbles).toHaveCount(3)
  await human.click()
  const message = page.getByLabel('Nachricht')
  await expect(message).toHaveValue(/^Haben Sie & Ihr Team Zeit\?/)
  await expect(panel).toBeHidden()
  await message.fill('Bitte um Rückruf.')
  await expect(message).toHaveValue('Bitte um Rückruf.')
})
