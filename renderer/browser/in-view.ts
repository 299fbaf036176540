const STEPS = Array.from({ length: 51 }, (_, step) => step / 50 || 0.001)

/**
 * Calls `reach` once for each element of which `share` (0 to 1) is in view. Of an element so tall that this share never
 * fits into the window, it is enough that it fills half of the window.
 */
export function onceInView(elements: Iterable<Element>, share: number, reach: (element: Element) => void): void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio, boundingClientRect } of entries) {
        if (intersectionRatio < Math.min(share, innerHeight / 2 / boundingClientRect.height)) continue
        observer.unobserve(target)
        reach(target)
      }
    },
    { threshold: STEPS },
  )
  for (const element of elements) observer.observe(element)
}
