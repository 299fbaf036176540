import type { Page } from 'playwright/test'

/** What cannot be seen where the visitor's system sets the colours: pale drawings and words on its ground, portraits without their own, bubbles without an edge, a marked word without a line. */
export const inForcedColours = (page: Page): Promise<string[]> =>
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
    const pale = visibleOf('svg.icon, svg.logo, h1 mark').filter(drawing => {
      const colour = light(getComputedStyle(drawing).color)
      const ratio = (Math.max(colour, canvas) + 0.05) / (Math.min(colour, canvas) + 0.05)
      return ratio < 3
    })
    const groundless = visibleOf('img.bust, img.head').filter(portrait => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(portrait)
      return forcedColorAdjust !== 'none' || light(backgroundColor) < 0.5
    })
    const shapeless = visibleOf('.conversation-bubble').filter(
      bubble => getComputedStyle(bubble).borderLeftWidth === '0px',
    )
    const unmarked = visibleOf('h1 mark').filter(
      mark => getComputedStyle(mark).textDecorationLine !== 'underline',
    )
    return [...pale, ...groundless, ...shapeless, ...unmarked].map(element =>
      element.outerHTML.slice(0, 120),
    )
  })
