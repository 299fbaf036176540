import type { VFileMessage } from 'vfile-message'
import { contracts } from '../../../components/registry'
import { closest } from '../../data/closest'
import { type Report, replace } from '../../data/diagnose'
import { htmlCure } from '../../sentences/html'

const known = Object.keys(contracts)

/**
 * Turns an MDX error into one of a dozen diagnostics, by its place, its `ruleId` and the text at that place.
 * `text` is the whole file; the message counts its lines.
 */
export function reportSyntax({ ruleId, reason, line, column }: VFileMessage, text: string, report: Report): void {
  const at = line === undefined ? text.length : offsetAt(text, line, column ?? 1)
  if (ruleId === 'end-tag-mismatch') reportMismatch(reason, text, at, report)
  else if (ruleId === 'unexpected-closing-slash') reportClosing(text, text.lastIndexOf('<', at), report)
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
  const isKnown = known.includes(name)
  const isMisspelt = closing !== undefined && isKnown !== known.includes(closing) && closest(closing, [name])
  if (htmlCure(name)) {
    const isBreak = /^<br>[ \t]*(?:\n|$)/.test(text.slice(open))
    report('html', open, tag, isBreak ? replace(open, 4, '') : undefined)
  } else if (/end of `listItem`/.test(reason)) report('box-in-list', open, tag)
  else if (/end of `paragraph`/.test(reason) && isKnown) report('tag-line', open, tag)
  else if (isMisspelt) {
    const right = isKnown ? name : closing
    const fix = isKnown ? replace(at + 2, closing.length, name) : replace(open + 1, name.length, closing)
    report('names-differ', open, { tag: name, closing, right, line: String(lineOf(text, at)) }, fix)
  } else if (!isKnown && !closest(name, known)) reportLoneSign(text, open, report)
  else if (closing !== undefined && /\/>$/m.test(lastTag(text, closing, at))) reportClosing(text, at, report)
  else report('unclosed', open, tag)
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** The last `<Name …>` before a place. */
function lastTag(text: string, name: string, at: number): string {
  return [...text.slice(0, at).matchAll(new RegExp(`<${name}(?!\\w)[^<>]*>`, 'g'))].at(-1)?.[0] ?? ''
}

/** A closing tag that closes nothing. */
function reportClosing(text: string, at: number, report: Report): void {
  const [, name = ''] = /^<\/\s*([\w.-]*)/.exec(text.slice(at)) ?? []
  const spaced = text.slice(0, at).lastIndexOf(`< ${name}`)
  if (spaced !== -1) report('tag-space', spaced)
  else report(lastTag(text, name, at).endsWith('/>') ? 'closed-early' : 'stray-closing', at, { tag: name })
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
    report('attribute-inner', at - (early.more?.length ?? 0) - 1, { name: early.name ?? '' })
  else report('tag-character', at, { tag, text: text[at] ?? '' })
}

/** A `<` that opens no box: a comment, an address, a placeholder, „less than“. */
function reportLoneSign(text: string, at: number, report: Report): void {
  const rest = text.slice(at)
  const [link, address = ''] =
    /^<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@"'=/]+@[^\s<>@]+\.[a-z]{2,})>/i.exec(rest) ?? []
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
  } else if (/^<[ \t]*[\\/]?[ \t]*[A-Z]\w*[^<>\n]*>/.test(rest) && !found) report('tag-space', at)
  else if (found) report('strange-tag', at, { found, words: found.slice(1, -1) })
  else {
    const word = /^<([^\s<>]*)/.exec(rest)?.[1]?.slice(0, 20) ?? ''
    if (rest.startsWith('<')) report('lone-sign', at, { word }, replace(at, 0, '\\'))
    else report('unreadable', Math.max(0, at), { sign: (text[at] ?? '').trim() })
  }
}
