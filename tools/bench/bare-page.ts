import { parse } from 'node-html-parser'

/** Whatever is not text and its look: scripts, facts for machines, the chat, links to icons. */
const rest = 'script, noscript, link, meta[property], meta[name^=twitter], [data-island=ChatWidget]'

/**
 * A built page as somebody would write it by hand: the same text from header to footer, styles and fonts, and nothing
 * else. Forms stay as the HTML that they are.
 * @param html of the built page
 */
export function barePage(html: string): string {
  const page = parse(html, { comment: false, blockTextElements: { script: true, style: true, pre: true } })
  for (const element of page.querySelectorAll(rest)) element.remove()
  for (const island of page.querySelectorAll('[data-island]')) island.removeAttribute('data-island')
  // A page by hand declares its fonts in the sheet.
  return page.toString().replace('(scripting:none)', 'all')
}
