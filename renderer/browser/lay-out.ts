/**
 * With the class `fresh` on `<html>` a page is painted from its top, and what lies further down is laid out when it comes
 * near. Once the fonts are there, the rest follows, a part each frame, so that no frame waits for all: then each place on
 * the page is where it will be for good.
 */
export function layOutRest(part: ParentNode): void {
  const rest = [...part.querySelectorAll<HTMLElement>('section, .footer')]
  const next = () => {
    const first = rest.shift()
    if (!first) return
    first.style.contentVisibility = 'visible'
    requestAnimationFrame(() => setTimeout(next))
  }
  document.fonts.ready.then(() => requestAnimationFrame(() => setTimeout(next)))
}
