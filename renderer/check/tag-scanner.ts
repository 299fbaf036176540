import { contracts } from '../../components/contracts'
import { closest } from '../closest'
import { isHtml } from './html-tags'
import type { Mistake } from './mistake'
import { blank } from './places'
import { readTag, type TagToken } from './tag-reader'

export type Scan = { tokens: TagToken[]; mistakes: Mistake[] }

/** Code and escaped signs as spaces: what stands there means nothing to the parser. */
function withoutCode(text: string): string {
  const spaces = (found: string) => found.replace(/[^\n]/g, ' ')
  return text
    .replace(/^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm, spaces)
    .replace(/(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\1(?!`)/g, spaces)
    .replace(/\\[<{`]/g, spaces)
}

/** Finds all tags of a page and everything that would stop the parser at a `<`, a `{` or an import. */
export function scanTags(source: string): Scan {
  const text = withoutCode(source)
  const tokens: TagToken[] = []
  const mistakes: Mistake[] = []
  for (const match of text.matchAll(/^(?:import|export) .*$/gm)) {
    const mask = [{ from: match.index, to: match.index + 1, text: '-' }]
    mistakes.push({ kind: 'import', data: {}, at: match.index, mask })
  }
  const sign = /[<{]/g
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const at = match.index
    if (
      mistakes.some(
        ({ kind, mask }) => kind === 'import' && at > mask[0]!.from && !text.slice(mask[0]!.from, at).includes('\n'),
      )
    )
      mistakes.push({ kind: '', data: {}, at, mask: [{ from: at, to: at + 1, text: '(' }] })
    else if (match[0] === '{') sign.lastIndex = brace(text, at, mistakes)
    else if (SPACED.test(text.slice(at, at + 40))) sign.lastIndex = spacedTag(text, at, { tokens, mistakes })
    else if (/^<\/?[ \t]*[A-Za-z_$]/.test(text.slice(at, at + 20)) && !autolink(text, at)) {
      const read = readTag(text, at)
      sign.lastIndex = read.token.to
      if (isStrange(text, read.token)) sign.lastIndex = strange(text, at, mistakes)
      else if (isHtml(read.token.name) && /^[a-z]/.test(read.token.name)) mistakes.push(html(text, read.token))
      else {
        tokens.push(read.token)
        mistakes.push(...read.mistakes)
      }
    } else sign.lastIndex = notATag(text, at, mistakes)
  }
  // A mistake without a kind is part of one that is already told.
  return { tokens, mistakes }
}

/** `<Name>` and `<einer Stunde`: no box, nothing like one, and never closed. */
function isStrange(text: string, { name, form }: TagToken): boolean {
  return (
    form === 'open' && !(name in contracts) && !isHtml(name) && !closest(name, boxes) && !text.includes(`</${name}`)
  )
}

function strange(text: string, at: number, mistakes: Mistake[]): number {
  const found = /^<[^<>\n]*>/.exec(text.slice(at, at + 200))?.[0]
  const mask = [{ from: at, to: at + 1, text: '(' }]
  if (found) mistakes.push({ kind: 'strange-tag', data: { found, words: found.slice(1, -1) }, at, mask })
  else notATag(text, at, mistakes)
  return at + (found?.length ?? 1)
}

const boxes = Object.keys(contracts)

/** `< Steps >`, `</ Steps >` and `<\Steps>`: a space or the wrong stroke between the sign and the name of a box. */
const SPACED = new RegExp(`^<(?:[ \\t]+/?|/[ \\t]+|\\\\)[ \\t]*(?:${boxes.join('|')})(?![\\w-])`)

function spacedTag(text: string, at: number, { tokens, mistakes }: Scan): number {
  const start = /^<[ \t]*[\\/]?[ \t]*/.exec(text.slice(at))?.[0] ?? '<'
  const right = /[\\/]/.test(start) ? '</' : '<'
  const read = readTag(
    text.slice(0, at) + ' '.repeat(start.length - right.length) + right + text.slice(at + start.length),
    at + start.length - right.length,
  )
  const edits = [{ from: at, to: at + start.length, text: right }]
  // The mask keeps the places behind it.
  const mask = [{ ...edits[0]!, text: right.padStart(start.length) }]
  tokens.push({ ...read.token, from: at })
  mistakes.push(
    { kind: 'tag-space', data: { right: `${right}${read.token.name}>` }, at, mask, edits },
    ...read.mistakes,
  )
  return read.token.to
}

function autolink(text: string, at: number): RegExpExecArray | null {
  return /^<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@"'=/]+@[^\s<>@]+\.[a-z]{2,})>/i.exec(text.slice(at, at + 300))
}

function html(text: string, { name, from, to, form }: TagToken): Mistake {
  const mask = [blank(text, from, to)]
  if (form === 'close') return { kind: '', data: {}, at: from, mask }
  const mistake = { kind: 'html', data: { tag: name }, at: from, mask }
  const lineEnds = /^[ \t]*(\n|$)/.test(text.slice(to))
  return name === 'br' && lineEnds
    ? { ...mistake, edits: [{ from: text.slice(0, from).trimEnd().length, to, text: '' }] }
    : mistake
}

function notATag(text: string, at: number, mistakes: Mistake[]): number {
  const rest = text.slice(at)
  if (/^<(\s|$)/.test(rest)) return at + 1
  const link = autolink(text, at)
  if (link) {
    const [whole, address = ''] = link
    const href = address.includes('@') && !address.startsWith('mailto:') ? `mailto:${address}` : address
    const edits = [{ from: at, to: at + whole.length, text: `[${address.replace(/^mailto:/, '')}](${href})` }]
    const mask = [{ from: at, to: at + whole.length, text: '-'.repeat(whole.length) }]
    mistakes.push({ kind: 'autolink', data: { address, href }, at, mask, edits })
    return at + whole.length
  }
  if (rest.startsWith('<!--')) {
    const close = rest.indexOf('-->')
    const to = close === -1 ? at + 4 : at + close + 3
    const edits = close === -1 ? {} : { edits: [comment(text, at, to)] }
    mistakes.push({ kind: 'comment', data: {}, at, mask: [blank(text, at, to)], ...edits })
    return to
  }
  const word = /^<[^\s<>]*/.exec(rest)?.[0].slice(1, 20) ?? ''
  const edits = [{ from: at, to: at, text: '\\' }]
  mistakes.push({ kind: 'lone-sign', data: { word }, at, mask: [{ from: at, to: at + 1, text: '(' }], edits })
  return at + 1
}

/** A comment that fills its lines goes with them, another one alone. */
function comment(text: string, from: number, to: number) {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const alone = text.slice(start, from).trim() === '' && /^[ \t]*(\n|$)/.test(text.slice(to))
  const next = text.indexOf('\n', to)
  return alone ? { from: start, to: next === -1 ? text.length : next + 1, text: '' } : { from, to, text: '' }
}

function brace(text: string, at: number, mistakes: Mistake[]): number {
  const paragraph = text.slice(at).split(/\n[ \t]*\n/)[0] ?? ''
  const close = /^\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/.exec(paragraph)?.[0]
  const to = close ? at + close.length : at + 1
  const mask = [...text.slice(at, to).matchAll(/[{}]/g)].map(({ index, 0: sign }) => ({
    from: at + index,
    to: at + index + 1,
    text: sign === '{' ? '(' : ')',
  }))
  mistakes.push(
    close
      ? { kind: 'braces', data: { text: close.slice(1, -1) }, at, mask }
      : { kind: 'brace-open', data: {}, at, mask },
  )
  return to
}
