declare global {
  /** Settled when the house's fonts are shown, or do not come. The script in the head (../head-script.ts) sets it. */
  var fontsLoaded: Promise<unknown>
}

/**
 * With the class `fresh` on `<html>` a page is painted from its top, and what lies further down is laid out when it comes
 * near. Once the fonts are there, the rest follows, as much in each frame as there is time for: then each place on the page
 * is where it will be for good.
 */
export function layOutRest(part: ParentNode): void {
  const rest = [...part.querySelectorAll<HTMLElement>('section, .footer')]
  const later = () => requestAnimationFrame(() => setTimeout(next))
  const next = () => {
    // So many milliseconds of layout at a time, and what one part takes: a phone four times slower still answers in between.
    const end = performance.now() + 4
    while (rest[0] && performance.now() < end) {
      const first = rest.shift()!
      first.style.contentVisibility = 'visible'
      // Asking for its height lays it out now, and tells how long that takes.
      first.offsetHeight
    }
    if (rest[0]) later()
  }
  // The first view is still being drawn with them, on the processor that laying out needs.
  fontsLoaded.then(() => setTimeout(later, 300))
}
