import type { Page } from 'playwright/test'
import { openChat } from '../../support/chat-panel'
import { expect, kindsOfPages, test } from './accessibility-test'

/** What cannot be seen where the visitor's system sets the colours: pale drawings on its ground, bubbles without an edge. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(part => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const visibleOf = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(element =>
        element.checkVisibility({ visibilityProperty: true }),
      )
    const canvas = light(getComputedStyle(document.body).backgroundColor)
    const pale = visibleOf('svg.icon, svg.logo').filter(drawing => {
      const colour = light(getComputedStyle(drawing).color)
      const ratio = (Math.max(colour, canvas) + 0.05) / (Math.min(colour, canvas) + 0.05)
      return ratio < 3
    })
    const bare = visibleOf('img.icon').filter(
      picture => getComputedStyle(picture.parentElement!).forcedColorAdjust !== 'none',
    )
    const shapeless = visibleOf('.conversation-bubble').filter(
      bubble => getComputedStyle(bubble).borderLeftWidth === '0px',
    )
    return [...pale, ...bare, ...shapeless].map(element => element.outerHTML.slice(0, 120))
  })

for (const scheme of ['light', 'dark'] as const)
  test(`logo, icons, ticks and bubbles of all pages are seen in forced colours on a ${scheme} ground`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
    const findings: string[] = []
    for (const route of kindsOfPages) {
      await page.goto(route)
      findings.push(...(await unseen(page)).map(finding => `${route}: ${finding}`))
    }
    await openChat(page)
    findings.push(...(await unseen(page)).map(finding => `the chat: ${finding}`))
    expect(findings).toEqual([])
  })
