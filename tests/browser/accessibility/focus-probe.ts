import type { Page } from 'playwright/test'

/**
 * Moves the focus through everything that takes it, forwards and backwards, and tells where it is hidden by something
 * else or under the chat's button, or where its ring is missing, cut off or too pale (3 : 1).
 * @param within CSS selector of the part to look at
 */
export async function focusFindings(page: Page, within = 'html'): Promise<string[]> {
  // From here on the browser knows a keyboard user: script focus shows the ring too.
  await page.keyboard.press('Tab')
  return page.evaluate(part => {
    const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)

    /** Points of the element that something else covers, of nine. */
    function covered(element: Element): number {
      const rect = [...element.getClientRects()].find(
        ({ width, height }) => width > 1 && height > 1,
      )
      if (!rect) return 9
      let hidden = 0
      for (const x of [0.1, 0.5, 0.9]) {
        for (const y of [0.2, 0.5, 0.8]) {
          const top = document.elementFromPoint(
            rect.left + rect.width * x,
            rect.top + rect.height * y,
          )
          // A label over its own field is no cover.
          if (
            !top ||
            !(
              element.contains(top) ||
              top.contains(element) ||
              top.closest('label')?.control === element
            )
          )
            hidden += 1
        }
      }
      return hidden
    }

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    function luminance(colours: string[]): number {
      canvas.clearRect(0, 0, 1, 1)
      for (const colour of colours) {
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(part => {
        const value = part / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    function backgrounds(element: Element | null): string[] {
      const layers: string[] = []
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor, position } = getComputedStyle(box)
        layers.unshift(backgroundColor)
        if (position === 'fixed') break
      }
      return ['white', ...layers]
    }

    /** The ring and what it is around: the element, or the card that its link covers. */
    function ringOf(
      element: HTMLElement,
    ): { style: CSSStyleDeclaration; box: Element } | undefined {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const styles = [getComputedStyle(box), getComputedStyle(box, '::after')]
        const style = styles.find(({ outlineStyle }) => outlineStyle !== 'none')
        if (style) return { style, box }
        if (box.tagName === 'LI' || box.tagName === 'ARTICLE') break
      }
      return undefined
    }

    function ringProblem(element: HTMLElement): string {
      // Its controls are the browser's, and so are their rings.
      if (element.tagName === 'VIDEO') return ''
      const ring = ringOf(element)
      if (!ring) return 'no ring'
      const { box: ringed } = ring
      const { outlineWidth, outlineOffset, outlineColor } = ring.style
      const width = Number.parseFloat(outlineWidth)
      if (width < 2) return `ring of ${outlineWidth}`
      const reach = width + Number.parseFloat(outlineOffset)
      const around = backgrounds(reach > 0 ? ringed.parentElement : ringed)
      const [a, b] = [luminance([outlineColor]), luminance(around)].sort((x, y) => y - x) as [
        number,
        number,
      ]
      if ((a + 0.05) / (b + 0.05) < 3) return `ring ${outlineColor} on ${around.at(-1)} below 3 : 1`
      const rect = ringed.getBoundingClientRect()
      for (
        let box = ringed.parentElement;
        box && box !== document.body && reach > 0;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        if (style.overflowX === 'visible' && style.clipPath === 'none') continue
        const clip = box.getBoundingClientRect()
        const cut = Math.max(
          clip.left - rect.left,
          rect.right - clip.right,
          clip.top - rect.top,
          rect.bottom - clip.bottom,
        )
        // One pixel less than all of it is still a ring.
        if (cut + reach > 1 && !['auto', 'scroll'].includes(style.overflowY))
          return `ring cut off by ${box.className}`
      }
      return ''
    }

    function focusProblem(element: HTMLElement): string {
      const hidden = covered(element)
      const problem = hidden > 3 ? `focus hidden at ${hidden} of 9 points` : ringProblem(element)
      return problem && `${problem}: ${name(element)}`
    }

    /** The button of the chat covers nothing of what has the focus. */
    function underLauncher(element: HTMLElement): string {
      const launcher = document.querySelector('button.chat-launcher')
      if (!launcher || launcher === element) return ''
      if (getComputedStyle(launcher).visibility === 'hidden') return ''
      const [one, other] = [element.getBoundingClientRect(), launcher.getBoundingClientRect()]
      const isApart =
        one.right <= other.left ||
        one.left >= other.right ||
        one.bottom <= other.top ||
        one.top >= other.bottom
      return isApart ? '' : `under the chat's button: ${name(element)}`
    }

    const problems = new Set<string>()
    const selector =
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, video[controls], [tabindex="0"]'
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      element =>
        element.tabIndex >= 0 &&
        !element.closest('[inert]') &&
        element.closest(part) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    )

    for (const element of [...stops, ...stops.toReversed()]) {
      element.focus()
      if (document.activeElement !== element) continue
      problems.add(focusProblem(element))
      problems.add(underLauncher(element))
    }
    problems.delete('')
    return [...problems]
  }, within)
}
