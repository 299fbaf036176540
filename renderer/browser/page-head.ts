/** What in `<head>` belongs to a page and not to the site. */
const OWN = 'title,[name=description],[name=robots],[name^=twitter],[property],[rel=canonical],[type$=json]'

const sheet = new CSSStyleSheet()

/** Puts the next page's title, descriptions, structured data and styles in place of the present ones. */
export function swapHead(next: HTMLHeadElement): void {
  for (const tag of document.head.querySelectorAll(OWN)) tag.remove()
  document.head.append(...next.querySelectorAll(OWN))
  // The policy of this document allows its own <style> by hash, not the next page's: so that comes as a constructed sheet.
  // It goes first, because the chat adds its own, and without fonts, because declaring them again would load them again.
  const css = next.querySelector('style')?.textContent ?? ''
  sheet.replaceSync(css.replace(/@font-face\s*{[^}]*}/g, ''))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.unshift(sheet)
}

/** The build a page belongs to; none while developing, and then pages load whole. */
export function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name=build]')?.content
}
