import Turndown from 'turndown'
import { oneSentenceALine } from './plain-words'
import { tidyHtml } from './tidy-html'

/** What was pasted as the Markdown of this house, and what could not come along, as one line. */
type Pasted = { text: string; lost: string }

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LIST = 'Eine Tabelle passt hier nicht, sie steht als Liste da.'

/** @param takesTable whether a table may stand where it is pasted */
export function toMarkdown(html: string, takesTable: boolean): Pasted {
  const body = tidyHtml(html)
  const lost: string[] = []
  const pictures = body.querySelectorAll('img').length
  if (pictures > 0)
    lost.push(
      `${pictures === 1 ? 'Ein Bild kommt' : `${pictures} Bilder kommen`} so nicht mit: Ziehen Sie es als Datei in den Text.`,
    )
  if (body.querySelector('table') && !takesTable) lost.push(LIST)
  if (body.querySelector('[href*="#_ftn"]')) lost.push('Fußnoten gibt es hier nicht.')
  const markdown = converter(takesTable).turndown(body)
  const text = oneSentenceALine(markdown.replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n')).trim()
  return { text, lost: lost.join(' ') }
}

function converter(takesTable: boolean): Turndown {
  const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
  turndown.escape = text =>
    text
      .replace(/[\\<{*_`[\]]/g, '\\$&')
      .replace(/^(#{1,6}|[-+>])(?=\s)/, '\\$1')
      .replace(/^(\d+)\.(?=\s)/, '$1\\.')
  const words = (content: string) => content.replace(/\s+/g, ' ').trim()
  return turndown
    .addRule('gone', { filter: ['img', 'hr'], replacement: () => '' })
    .addRule('break', { filter: 'br', replacement: () => '\n' })
    .addRule('no frame', {
      filter: ['blockquote', 'pre', 'code', 'u'],
      replacement: (content, node) =>
        /^(?:PRE|BLOCKQUOTE)$/.test(node.nodeName) ? `\n\n${content.trim()}\n\n` : content,
    })
    .addRule('raised', {
      filter: 'sup',
      replacement: content => content.replace(/\d/g, digit => RAISED[Number(digit)] ?? digit),
    })
    .addRule('strike', {
      filter: node => /^(?:DEL|S|STRIKE)$/.test(node.nodeName),
      replacement: content => (content.trim() ? `~~${content.trim()}~~` : ''),
    })
    .addRule('link', {
      filter: 'a',
      replacement(content, node) {
        const href = (node as HTMLElement).getAttribute('href') ?? ''
        if (/^#_ftn/.test(href)) return ''
        const isKept = /^(?:https?:|mailto:|tel:|\/(?!\/))/.test(href) && words(content) !== ''
        return isKept ? `[${words(content)}](${href})` : content
      },
    })
    .addRule('item', {
      filter: 'li',
      replacement(content, node) {
        const parent = node.parentNode as HTMLElement
        const number = [...parent.children].indexOf(node as HTMLElement) + 1
        const marker = parent.nodeName === 'OL' ? `${number}. ` : '- '
        const indent = ' '.repeat(marker.length)
        const text = content.trim().replace(/\n+/g, `\n${indent}`)
        return text ? `${marker}${text}\n` : ''
      },
    })
    .addRule('table', {
      filter: 'table',
      replacement: (_, node) =>
        `\n\n${tableOf(node as unknown as HTMLTableElement, takesTable, cell => words(turndown.turndown(cell.innerHTML)))}\n\n`,
    })
}

function tableOf(
  table: HTMLTableElement,
  takesTable: boolean,
  wordsOf: (cell: HTMLElement) => string,
): string {
  const rows = [...table.rows]
    .map(row => [...row.cells].map(wordsOf))
    .filter(row => row.some(Boolean))
  const width = Math.max(0, ...rows.map(row => row.length))
  if (takesTable) {
    const lines = rows.map(
      row =>
        `| ${Array.from({ length: width }, (_, index) => (row[index] ?? '').replaceAll('|', '\\|')).join(' | ')} |`,
    )
    lines.splice(1, 0, `| ${Array(width).fill('---').join(' | ')} |`)
    return lines.join('\n')
  }
  return rows
    .map(row => row.filter(Boolean))
    .map(([first, ...rest]) => `- ${first}${rest.length > 0 ? `: ${rest.join(', ')}` : ''}`)
    .join('\n')
}
