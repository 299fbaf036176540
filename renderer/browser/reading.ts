/** How long the page rests until Emilia's button is whole again, in milliseconds. */
const REST_MS = 1000

/** What the button never lies on: what visitors use, amounts, short lines that carry the offer, and the end of the page. */
const USED =
  'main :is(form, .button, button, summary, .calculator, table, dl, [class*=price], [class*=slip], [class*=board]), :is(.cta-banner, .footer) :is(a, summary, h2, p)'

/** On the first screen she also keeps off all that is shown. Further down she would never be seen whole again. */
const SHOWN = 'main :is(.exhibit, .chat-demo, figure, h1, h2, h3, p, li, dl)'

/** Points of the corner where the button stands, with its badge: from the right and from the bottom, in pixels. */
const CORNER = [18, 35, 52, 66, 88]

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
    const taken = scrollY < innerHeight / 2 ? `${USED}, ${SHOWN}` : USED
    const isTaken = (right: number, bottom: number) =>
      document
        .elementsFromPoint(innerWidth - right, innerHeight - bottom)
        .some(element => element.closest(taken))
    classList.toggle(
      'corner-taken',
      CORNER.some(right => CORNER.some(bottom => isTaken(right, bottom))),
    )
  }
  const settle = () => {
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
