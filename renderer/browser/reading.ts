/** How long the page rests until Emilia's button is whole again, in milliseconds. */
const REST_MS = 1000

/** What the button never lies on, besides words: what visitors use, what is shown, and what belongs to amounts. */
const KEPT_FREE =
  'main :is(form, .button, button, summary, .calculator, table, dl, .exhibit, .chat-demo, figure, img, svg, [class*=price], [class*=slip], [class*=board]), :is(.cta-banner, .footer) :is(a, summary)'

/** How far around the button is looked, for its badge and some air, in pixels. */
const AIR = 10

/** Distance of the points at which is looked what lies there, in pixels: less than the height of a line. */
const STEP = 16

/**
 * Makes room for the page: `<html>` has the class `reading` while a visitor scrolls down, and `corner-taken` while something
 * that she must not cover lies where Emilia's button would be, which is assumed from the start
 * (renderer/document/head-script.ts).
 * @param onRest called each time the page has rested for a while
 */
export function watchReading(onRest: () => void): void {
  const { classList } = document.documentElement
  let last = scrollY
  let timer: number | undefined
  const rest = () => {
    classList.remove('reading')
    classList.toggle('corner-taken', isCornerTaken())
  }
  const settle = () => {
    // It does not move away from under a pointer that is about to press it.
    if (document.querySelector('.chat-launcher:hover')) return restSoon()
    rest()
    onRest()
  }
  const restSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(settle, REST_MS)
  }
  if (scrollY > 0) restSoon()
  else settle()
  addEventListener('resize', restSoon)
  // What unfolds, an error or an answer moves the page under the button without a scroll.
  new ResizeObserver(restSoon).observe(document.body)
  document.addEventListener('navigated', restSoon)
  addEventListener(
    'scroll',
    () => {
      restSoon()
      // Small steps come from a resting finger or from rounding.
      if (Math.abs(scrollY - last) < 8) return
      classList.toggle('reading', scrollY > last)
      last = scrollY
    },
    { passive: true },
  )
}

/** Whether the whole button would cover a line of words or what else is to be kept free. */
function isCornerTaken(): boolean {
  const button = document.querySelector<HTMLElement>('button.chat-launcher')
  // Nowhere while the panel has taken its place.
  if (!button?.offsetTop) return false
  // Its place without what makes it a tab.
  const { offsetLeft: left, offsetTop: top, offsetWidth: size } = button
  for (let x = left - AIR; x < left + size + AIR; x += STEP) {
    for (let y = top - AIR; y < top + size + AIR; y += STEP) {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element.closest(KEPT_FREE) || hasWordsAt(element, x, y)) return true
      }
    }
  }
  return false
}

/** Whether a line of the element's own text comes near a point: a paragraph's last line leaves room at its end. */
function hasWordsAt(element: Element, x: number, y: number): boolean {
  const range = new Range()
  for (const text of element.childNodes) {
    if (!(text instanceof Text) || !text.data.trim()) continue
    range.selectNode(text)
    for (const line of range.getClientRects()) {
      if (x > line.left && x < line.right + STEP && y > line.top && y < line.bottom) return true
    }
  }
  return false
}
