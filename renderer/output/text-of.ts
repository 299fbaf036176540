import { type Element, isTag, isText } from 'domhandler'

/** Elements that start and end a line. */
const BLOCKS = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'br',
    'dd',
    'details',
    'dialog',
    'div',
    'dt',
    'fieldset',
    'figcaption',
  ],
  ...[
    'figure',
    'footer',
    'form',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hgroup',
    'hr',
    'li',
    'main',
    'nav',
    'ol',
  ],
  ...['p', 'pre', 'section', 'table', 'td', 'tr', 'ul'],
])
/** „500 €</b><span>zzgl.“ are two words. */
const WORDS = new Set(['span', 'b', 'small', 'time'])

/** The words of an element, a line for each block. */
export function textOf(element: Element): string {
  return written(element)
    .replace(/[ \t]*\n\s*/g, '\n')
    .replace(/[ \t]+/g, ' ')
    .trim()
}

function written(element: Element): string {
  let text = ''
  for (const node of element.children) {
    if (isText(node)) text += node.data.replace(/[ \t\r\n]+/g, ' ')
    else if (isTag(node)) text += written(node)
  }
  if (BLOCKS.has(element.name)) return `\n${text}\n`
  const { next } = element
  return WORDS.has(element.name) && !(next && isText(next)) ? `${text} ` : text
}
