import { parse } from 'node-html-parser'

/** Whatever is not words and their look: scripts, facts for machines, frame, the chat, links to icons. */
const rest =
  'script, noscript, link:not([rel=preload]), meta[property], meta[name^=twitter], header, footer, .chat-launcher'

/**
 * A built page as somebody would write it by hand: the same words, styles and fonts, and nothing else. Islands in the text
 * stay as the HTML that they are.
 * @param html of the built page
 */
export function barePage(html: string): string {
  const page = parse(html, { comment: false, blockTextElements: { script: true, style: true, pre: true } })
  for (const element of page.querySelectorAll(rest)) if (!element.closest('main header, main footer')) element.remove()
  for (const island of page.querySelectorAll('[data-island=ChatWidget]')) island.remove()
  for (const island of page.querySelectorAll('[data-island]')) island.removeAttribute('data-island')
  return page.toString()
}
