import { expect, type Page } from 'playwright/test'

/** WCAG 1.4.12: what a visitor may set without losing words. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Sideways scrolling of the page, and every piece of text that is cut off or sticks out of its box. */
export async function textFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems = new Set<string>()
    const root = document.scrollingElement!
    if (root.scrollWidth > innerWidth)
      problems.add(`the page scrolls sideways: ${root.scrollWidth} px in ${innerWidth}`)

    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const paints = ({ backgroundColor, backgroundImage, borderLeftWidth }: CSSStyleDeclaration) =>
      !/^rgba\(.*, 0\)$/.test(backgroundColor) ||
      backgroundImage !== 'none' ||
      borderLeftWidth !== '0px'

    /** Where `text` leaves a box that cuts it or is painted around it; '' when it stays inside. */
    function escapes(text: DOMRect, start: Element): string {
      for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        // Inline boxes break with their text.
        if (style.display === 'inline' || style.display === 'contents') continue
        if (style.clipPath !== 'none' || box.closest('details:not([open]) > :not(summary)'))
          return ''
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const sideways = text.left < left - 1 || text.right > right + 1
        // A line's own box is higher than its letters.
        const upright =
          text.top + text.height * 0.2 < top - 1 || text.bottom - text.height * 0.2 > bottom + 1
        const cut = style.overflowX !== 'visible' || paints(style)
        if (sideways && cut && !scrolls(style.overflowX))
          return `sideways out of ${box.tagName}.${box.className}`
        if (upright && cut && !scrolls(style.overflowY))
          return `upwards or downwards out of ${box.tagName}.${box.className}`
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return ''
        if (style.position === 'absolute' || style.position === 'fixed') break
      }
      const inPage = text.left >= -1 && text.right <= innerWidth + 1
      return inPage || start.closest('.skip-link') ? '' : 'out of the window'
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!
      if (
        !node.nodeValue?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue
        const how = escapes(rect, parent)
        if (how) problems.add(`„${node.nodeValue.trim().slice(0, 40)}“ runs ${how}`)
      }
    }
    return [...problems]
  })
}

/** What is wrong for a visitor who has set letters of 32 px in the browser, which stay so. */
export async function largeTextFindings(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  const [title = 0, ...others] = await page.evaluate(() =>
    ['h1', 'h2', '.kicker'].map(selector =>
      Math.max(
        0,
        ...[...document.querySelectorAll(selector)].map(element =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        ),
      ),
    ),
  )
  return [
    ...(await textFindings(page)),
    ...(await crumbledText(page)),
    ...(title < Math.max(...others) ? ['the title is smaller than what it stands over'] : []),
  ]
}

/** Words that have been given so little room that they stand in scraps of a few letters, one below the other. */
async function crumbledText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? ''
      const parent = node.parentElement!
      if (text.length < 8 || !parent.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('.visually-hidden, thead')) continue
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 2 && text.length / lines.size < 5)
        problems.push(`„${text.slice(0, 40)}“ stands in ${lines.size} lines`)
    }
    return problems
  })
}
