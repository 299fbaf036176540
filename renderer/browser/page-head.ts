/** What in `<head>` belongs to a page and not to the site. */
const OWN = 'title,[name=description],[name=robots],[property],[rel=canonical],[type$=json]'

// The policy of a document allows its own <style> by hash, not the next page's: that one comes as a constructed sheet.
// It stands first, because the chat adds its own, or has.
document.adoptedStyleSheets = [new CSSStyleSheet(), ...document.adoptedStyleSheets]

/** Puts the next page's title, descriptions, structured data and styles in place of the present ones. */
export function swapHead(next: HTMLHeadElement, sheet: CSSStyleSheet): void {
  for (const tag of document.head.querySelectorAll(OWN)) tag.remove()
  document.head.append(...next.querySelectorAll(OWN))
  document.adoptedStyleSheets[0] = sheet
}

/** The build a page belongs to. */
export function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('[name=build]')?.content
}
