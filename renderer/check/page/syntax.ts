import type { VFileMessage } from 'vfile-message'
import { contracts } from '../../../components/registry'
import { closest } from '../../data/closest'
import { type Report, replace } from '../../data/diagnose'
import { htmlCure } from '../../sentences/html'

const known = Object.keys(contracts)

/**
 * Tells what MDX stumbles over: its own place and `ruleId`, and the text at that place, say which of a dozen mistakes it is.
 * `text` is the whole file; the message counts its lines.
 */
export function reportSyntax({ ruleId, reason, line, column }: VFileMessage, text: string, report: Report): void {
  const at = line === undefined ? text.length : offsetAt(text, line, column ?? 1)
  if (ruleId === 'end-tag-mismatch') reportMismatch(reason, text, at, report)
  else if (ruleId === 'unexpected-closing-slash') reportStray(text, text.lastIndexOf('<', at), report)
  else if (/import\/export/.test(reason)) report('import', text.lastIndexOf('\n', at - 1) + 1)
  else if (ruleId === 'acorn' || /expression/.test(reason)) reportBrace(text, at, report)
  else if (/corresponding closing quote/.test(reason)) reportOpenQuote(text, report)
  else if (/attribute|in closing tag|before tag end/.test(reason))
    reportInTag(text, text.lastIndexOf('<', at - 1), at, report)
  else reportLoneSign(text, text.lastIndexOf('<', at), report)
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** `<Steps>` and what closes it do not fit: the reason names both, and the place of the first. */
function reportMismatch(reason: string, text: string, at: number, report: Report): void {
  const [, name = '', line = '1', column = '1'] = /for `<([^>`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  const [, closing] = /closing tag `<\/([^>`]*)>`/.exec(reason) ?? []
  const open = offsetAt(text, Number(line), Number(column))
  const tag = { tag: name }
  if (htmlCure(name)) {
    const isBreak = /^<br>[ \t]*(?:\n|$)/.test(text.slice(open))
    report('html', open, tag, isBreak ? replace(open, 4, '') : undefined)
  } else if (closing !== undefined && closing !== name && selfClosed(text, closing, at)) reportStray(text, at, report)
  else if (/end of `listItem`/.test(reason)) report('box-in-list', open, tag)
  else if (/end of `paragraph`/.test(reason) && known.includes(name)) report('tag-line', open, tag)
  else if (closing !== undefined && known.includes(name) && isLike(closing, name))
    report(
      'closing-misspelt',
      open,
      { tag: name, closing, line: String(lineOf(text, at)) },
      replace(at + 2, closing.length, name),
    )
  else if (closing !== undefined && isLike(name, closing))
    report('unknown-tag', open, { tag: name, known: closing }, replace(open + 1, name.length, closing))
  else if (!known.includes(name) && !closest(name, known)) reportLoneSign(text, open, report)
  else {
    const before = text.slice(0, open).lastIndexOf(`<${name}`)
    const isSecond = before !== -1 && !text.slice(before, open).includes(`</${name}`)
    if (closing === undefined && isSecond)
      report('stroke-missing', open, { tag: name, line: String(lineOf(text, before)) }, replace(open, 1, '</'))
    else report('unclosed', open, tag)
  }
}

/** Whether a word is no box, and a slip of one. */
function isLike(word: string, other: string): boolean {
  return !known.includes(word) && known.includes(other) && closest(word, [other]) !== undefined
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** The last `<Name … />` before a place. */
function selfClosed(text: string, name: string, at: number): RegExpExecArray | undefined {
  const last = [...text.slice(0, at).matchAll(new RegExp(`<${name}(?![\\w])[^<>]*>`, 'g'))].at(-1)
  return last?.[0].endsWith('/>') ? last : undefined
}

/** A closing tag that closes nothing. */
function reportStray(text: string, at: number, report: Report): void {
  const [, space = '', name = ''] = /^<\/(\s*)([\w.-]*)/.exec(text.slice(at)) ?? []
  const early = selfClosed(text, name, at)
  const spaced = new RegExp(`<[ \\t]+${name}(?![\\w])`).exec(text.slice(0, at))
  if (early) {
    const stroke = early.index + early[0].length - 2
    const [gap = ''] = /\s*$/.exec(text.slice(0, stroke)) ?? []
    report(
      'closed-early',
      early.index,
      { tag: name, line: String(lineOf(text, at)) },
      replace(stroke - gap.length, gap.length + 1, ''),
    )
  } else if (spaced)
    report('tag-space', spaced.index, { right: `<${name}>` }, replace(spaced.index, spaced[0].length, `<${name}`))
  else if (space) report('tag-space', at, { right: `</${name}>` }, replace(at, 2 + space.length, '</'))
  else report('stray-closing', at, { tag: name })
}

function reportBrace(text: string, at: number, report: Report): void {
  const open = text.lastIndexOf('{', at)
  const paragraph = text.slice(open).split(/\n[ \t]*\n/, 1)[0] ?? ''
  const [, inner] = /^\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(paragraph) ?? []
  const [, name] = /<[A-Za-z][^<>]*\s(\w+)=$/.exec(text.slice(text.lastIndexOf('<', open), open)) ?? []
  if (name) report('attribute-braces', open, { name })
  else if (inner === undefined) report('brace-open', open)
  else report('braces', open, { text: inner })
}

/** MDX notices a quote that is never closed at the end of the file: it stands in the first tag with an odd number of quotes. */
function reportOpenQuote(text: string, report: Report): void {
  const tag = /^[ \t]*<[A-Za-z][^"\n]*(?:"[^"\n]*"[^"\n]*)*"[^"\n]*$/m.exec(text)
  const {
    before = '',
    name = '',
    value = '',
  } = /(?<before>.*\s(?<name>\w+)=)(?<value>"[^"]*)$/.exec(tag?.[0] ?? '')?.groups ?? {}
  const at = (tag?.index ?? 0) + before.length
  const curly = value.search(/[“”„‘’«»][ \t]*\/?>?[ \t]*$/)
  if (curly === -1) report('attribute-open', at, { name })
  else report('attribute-curly', at + curly, { name, found: value.slice(0, curly + 1) }, replace(at + curly, 1, '"'))
}

/** Something in the tag that starts at `from` has no place there; MDX stopped at `at`. */
function reportInTag(text: string, from: number, at: number, report: Report): void {
  const [, tag = ''] = /^<\/?([\w.-]*)/.exec(text.slice(from)) ?? []
  const written = text.slice(from, at)
  const lineEnd = text.indexOf('\n', from) === -1 ? text.length : text.indexOf('\n', from)
  const rest = text.slice(at, lineEnd)
  const { name = '' } = /(?<name>\w+)(?:=|:\s*)$/.exec(written)?.groups ?? {}
  const [, curly] = /^([“”„‘’«»].*?[“”„‘’«»"](?=\s|\/?>))/.exec(rest) ?? []
  const [bare = ''] = /^[^\s>/]+/.exec(rest) ?? []
  const early = /\s(?<name>\w+)="(?<value>[^"]*)"(?<more>[^"]*)$/.exec(written)?.groups
  if (!known.includes(tag) && !closest(tag, known) && !htmlCure(tag)) reportLoneSign(text, from, report)
  else if (at > lineEnd) report('tag-open', from, { tag })
  else if (/:\s*$/.test(written)) {
    const colon = text.lastIndexOf(':', at)
    report('attribute-colon', colon - name.length, { name }, replace(colon, at - colon, '='))
  } else if (curly) {
    const fix = [...replace(at, 1, '"'), ...replace(at + curly.length - 1, 1, '"')]
    report('attribute-curly', at, { name, found: curly }, fix)
  } else if (name && /=$/.test(written))
    report('attribute-bare', at, { name, value: bare }, bare ? replace(at, bare.length, `"${bare}"`) : undefined)
  else if (early?.value?.match(/\s\w+=$/))
    report('attribute-open', at - (early.more?.length ?? 0) - (early.value.length + 2), { name: early.name ?? '' })
  else if (text[at] === '"' && early)
    reportInnerQuotes(text, at - (early.more?.length ?? 0) - 1, lineEnd, early.name ?? '', report)
  else report('tag-character', at, { tag, text: text[at] ?? '' })
}

/** Straight quotes inside a value in straight quotes, of which `from` is the first: German ones were meant. */
function reportInnerQuotes(text: string, from: number, lineEnd: number, name: string, report: Report): void {
  const end = /"(?=[ \t]*\/?>|[ \t]+[A-Za-z]\w*=|[ \t]*$)/.exec(text.slice(from + 1, lineEnd))
  const inner = [...text.slice(from, from + 1 + (end?.index ?? 0)).matchAll(/"/g)]
  const fix = inner.flatMap(({ index }, count) => replace(from + index, 1, count % 2 === 0 ? '„' : '“'))
  report('attribute-inner', from, { name }, fix.length % 2 === 0 ? fix : undefined)
}

/** A `<` that opens no box: a comment, an address, a placeholder, „less than“. */
function reportLoneSign(text: string, at: number, report: Report): void {
  const rest = text.slice(at)
  const [link, address = ''] =
    /^<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@"'=/]+@[^\s<>@]+\.[a-z]{2,})>/i.exec(rest) ?? []
  const [spaced, name = ''] = /^<[ \t]*[\\/][ \t]*(\w+)/.exec(rest) ?? []
  const [found] = /^<[A-Za-z][^<>\n]*>/.exec(rest) ?? []
  if (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    const line = text.lastIndexOf('\n', at - 1) + 1
    const isAlone = text.slice(line, at).trim() === '' && /^-->[ \t]*\n/.test(rest.slice(end))
    const fix = isAlone ? replace(line, at - line + rest.indexOf('\n', end) + 1, '') : replace(at, end + 3, '')
    report('comment', at, {}, end === -1 ? undefined : fix)
  } else if (link) {
    const href = address.includes('@') && !address.startsWith('mailto:') ? `mailto:${address}` : address
    report('autolink', at, { address, href }, replace(at, link.length, `[${address.replace(/^mailto:/, '')}](${href})`))
  } else if (spaced && known.includes(name))
    report('tag-space', at, { right: `</${name}>` }, replace(at, spaced.length, `</${name}`))
  else if (found) report('strange-tag', at, { found, words: found.slice(1, -1) })
  else {
    const word = /^<([^\s<>]*)/.exec(rest)?.[1]?.slice(0, 20) ?? ''
    if (rest.startsWith('<')) report('lone-sign', at, { word }, replace(at, 0, '\\'))
    else report('unreadable', Math.max(0, at), { sign: (text[at] ?? '').trim() })
  }
}
