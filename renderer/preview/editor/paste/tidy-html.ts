import { withoutWordJoints } from './plain-words'

/** HTML as Word, Excel, Google Docs and web pages put it on the clipboard, made plain: headings, bold, links, lists, tables. */
export function tidyHtml(html: string): HTMLElement {
  // Word hides the markers of lists from old browsers in comments of its own.
  const { body } = new DOMParser().parseFromString(html.replace(/<!\[[^>]*>/g, ''), 'text/html')
  for (const part of body.querySelectorAll('script, style, meta, link, title, xml, button, svg'))
    part.remove()
  // All of a Google document stands in a <b> that is not bold.
  for (const part of body.querySelectorAll<HTMLElement>('b, strong'))
    if (/^(?:normal|[1-4]00)$/.test(part.style.fontWeight)) part.replaceWith(...part.childNodes)
  wordLists(body)
  for (const part of body.querySelectorAll<HTMLElement>('span, font')) emphasise(part)
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (texts.currentNode.nodeValue)
      texts.currentNode.nodeValue = withoutWordJoints(texts.currentNode.nodeValue).replace(
        /\n/g,
        ' ',
      )
  levelHeadings(body)
  return body
}

/** A span that only looks bold or slanted becomes an element that is. */
function emphasise(span: HTMLElement): void {
  const { fontWeight, fontStyle } = span.style
  const isBold = /^(?:bold|[6-9]00)$/.test(fontWeight)
  if (!isBold && fontStyle !== 'italic') return
  if (span.closest('h1, h2, h3, h4, h5, h6, a')) return
  const element = document.createElement(isBold ? 'strong' : 'em')
  element.append(...span.childNodes)
  span.append(element)
}

/** The title belongs to the page already: what is pasted has sections (`##`) and what stands in them (`###`). */
function levelHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, .MsoTitle')]
  const levelOf = (heading: Element) => Number(/^H(\d)$/.exec(heading.tagName)?.[1] ?? 1)
  const top = Math.min(...headings.map(levelOf))
  for (const heading of headings) {
    const next = document.createElement(levelOf(heading) === top ? 'h2' : 'h3')
    // Bold is nothing more in a heading, and *…* means a marker there.
    next.textContent = heading.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    if (next.textContent) heading.replaceWith(next)
    else heading.remove()
  }
}

/** Word writes a list as paragraphs with a marker and a level: `mso-list:l0 level1 lfo1`. */
function wordLists(body: HTMLElement): void {
  const styleOf = (element: Element) => element.getAttribute('style') ?? ''
  const items = [...body.querySelectorAll('p')].filter(item =>
    /mso-list:\s*l\d/.test(styleOf(item)),
  )
  const open: HTMLElement[] = []
  let last: Element | undefined
  for (const item of items) {
    const level = Number(/level(\d)/.exec(styleOf(item))?.[1] ?? 1)
    const marker = [...item.querySelectorAll('[style]')].find(part =>
      /mso-list:\s*Ignore/i.test(styleOf(part)),
    )
    const tag = /^\s*\(?(?:\d+|[a-z])[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (item.previousElementSibling !== last) open.length = 0
    open.length = Math.min(open.length, level)
    while (open.length < level) {
      const list = document.createElement(tag)
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent).append(list)
      else item.before(list)
      open.push(list)
    }
    const row = document.createElement('li')
    row.append(...item.childNodes)
    open.at(-1)?.append(row)
    last = open[0]
    item.remove()
  }
}
