/**
 * With the class `fresh` on `<html>` a page is painted from its top, and what lies further down is laid out when it comes
 * near. Once the fonts are there, the rest follows part by part: then each place on the page is where it will be for good.
 */
export function layOutRest(part: ParentNode): void {
  document.fonts.ready.then(() => {
    part.querySelectorAll<HTMLElement>('section, .footer').forEach(({ style }, place) => {
      setTimeout(
        () => {
          style.contentVisibility = 'visible'
        },
        300 + 50 * place,
      )
    })
  })
}
