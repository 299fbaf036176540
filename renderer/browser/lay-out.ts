/** Milliseconds of layout at a time: what is left of a frame beside the paint. */
const SLICE = 4

/**
 * With the class `fresh` on `<html>` a page is painted from its top, and what lies further down is laid out when it comes
 * near. Once the fonts are there, the rest follows, as much in each frame as there is time for: then each place on the page
 * is where it will be for good.
 */
export function layOutRest(part: ParentNode): void {
  const rest = [...part.querySelectorAll<HTMLElement>('section, .footer')]
  const next = () => {
    const end = performance.now() + SLICE
    for (let first = rest.shift(); first; first = performance.now() < end ? rest.shift() : undefined) {
      first.style.contentVisibility = 'visible'
      // Asking for its height lays it out now, and tells how long that takes.
      first.offsetHeight
    }
    if (rest[0]) requestAnimationFrame(() => setTimeout(next))
  }
  document.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(next)))
}
