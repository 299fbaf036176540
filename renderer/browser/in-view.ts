/** A `margin` for what is fetched because it will soon be in view. */
export const NEAR = '200px'

type Options = {
  /** Widens the window, as in CSS. */
  margin?: string
  /** Called with each element that lies outside, maybe more than once, and never after `reach`. */
  wait?: (element: Element) => void
}

/**
 * Calls `reach` once for each element of which `share` (0 to 1) is in view. Of an element so tall that this share never
 * fits into the window, it is enough that it fills half of the window.
 */
export function onceInView<Part extends Element>(
  elements: Iterable<Part>,
  share: number,
  reach: (element: Part) => void,
  { margin, wait }: Options = {},
): void {
  const waiting = new Map<Element, Part>([...elements].map(part => [part, part]))
  const observer = new IntersectionObserver(
    entries => {
      for (const {
        isIntersecting,
        target,
        intersectionRatio,
        boundingClientRect,
        rootBounds,
      } of entries) {
        const part = waiting.get(target)
        // Several entries of one element may come at once.
        if (!part) continue
        // Not innerHeight: reading it after `reach` has changed the page would force a layout for each element.
        const enough = Math.min(share, rootBounds!.bottom / 2 / boundingClientRect.height)
        if (!isIntersecting) wait?.(target)
        else if (intersectionRatio >= enough) {
          waiting.delete(target)
          observer.unobserve(target)
          reach(part)
        }
      }
    },
    { rootMargin: margin, threshold: [...Array(51).keys()].map(step => step / 50) },
  )
  for (const element of waiting.keys()) observer.observe(element)
}

/** The window and all of the page above it. */
const PASSED = '1000000px 0px 0px'

/**
 * Gives parts of the page the class `active` once 10 % of them have come into view, or have been scrolled past. Until then those
 * below the window are hidden, with the class `waits`: by this code alone, so that nothing waits where it does not run.
 */
export function reveal(parts: Iterable<Element>): void {
  const show = ({ classList }: Element) => {
    classList.remove('waits')
    classList.add('active')
  }
  onceInView(parts, 0.1, show, { margin: PASSED, wait: part => part.classList.add('waits') })
}
