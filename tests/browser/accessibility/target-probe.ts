import type { Page } from 'playwright/test'

/** Links, buttons and fields smaller than 24 x 24 px (WCAG 2.5.8), links within a sentence aside. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
    const visible = all.filter(
      element =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.visually-hidden, [inert]') &&
        element.getAttribute('type') !== 'hidden',
    )
    return visible.flatMap(element => {
      const { width, height } = element.getBoundingClientRect()
      const inSentence =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim()
      return inSentence || (width >= 24 && height >= 24)
        ? []
        : [
            `target of ${Math.round(width)} x ${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`,
          ]
    })
  })
}
