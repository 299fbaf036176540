/** A `margin` for what is fetched because it will soon be in view. */
export const NEAR = '200px'

/**
 * Calls `reach` once for each element of which `share` (0 to 1) is in view. Of an element so tall that this share never
 * fits into the window, it is enough that it fills half of the window. `margin` widens the window, as in CSS.
 */
export function onceInView(
  elements: Iterable<Element>,
  share: number,
  reach: (element: Element) => void,
  margin?: string,
): void {
  const waiting = new Set(elements)
  const observer = new IntersectionObserver(
    entries => {
      for (const {
        isIntersecting,
        target,
        intersectionRatio,
        boundingClientRect,
        rootBounds,
      } of entries) {
        // Not innerHeight: reading it after `reach` has changed the page would force a layout for each element.
        if (
          !isIntersecting ||
          intersectionRatio < Math.min(share, rootBounds!.height / 2 / boundingClientRect.height)
        )
          continue
        // Several entries of one element may come at once: only the first calls `reach`.
        if (!waiting.delete(target)) continue
        observer.unobserve(target)
        reach(target)
      }
    },
    { rootMargin: margin, threshold: [...Array(51).keys()].map(step => step / 50) },
  )
  for (const element of waiting) observer.observe(element)
}
