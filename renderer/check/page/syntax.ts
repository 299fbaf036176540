import type { VFileMessage } from 'vfile-message'
import { closest } from '../../../components/closest'
import { contracts } from '../../../components/registry'
import { type Report, replace } from '../../data/diagnose'
import { htmlCure } from '../../sentences/html'

const known = Object.keys(contracts)

/**
 * Turns an MDX error into one of a dozen diagnostics, by its place, its `ruleId` and the text at that place.
 * `text` is the whole file; the message counts its lines.
 */
export function reportSyntax(
  { ruleId, reason, line, column }: VFileMessage,
  text: string,
  report: Report,
): void {
  const at = line === undefined ? text.length : offsetAt(text, line, column ?? 1)
  if (ruleId === 'end-tag-mismatch') reportMismatch(reason, text, at, report)
  else if (ruleId === 'unexpected-closing-slash')
    reportClosing(text, text.lastIndexOf('<', at), report)
  else if (/import\/export/.test(reason))
    report({ ruleId: 'import' }, text.lastIndexOf('\n', at - 1) + 1)
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
  const [, name = '', line = '1', column = '1'] =
    /for `<([^>`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  const [, closing] = /closing tag `<\/([^>`]*)>`/.exec(reason) ?? []
  const open = offsetAt(text, Number(line), Number(column))
  const isKnown = known.includes(name)
  if (htmlCure(name)) reportHtml(name, text, open, report)
  else if (/end of `listItem`/.test(reason)) report({ ruleId: 'box-in-list', tag: name }, open)
  else if (/end of `paragraph`/.test(reason) && isKnown)
    report({ ruleId: 'tag-line', tag: name }, open)
  else if (closing !== undefined && isMisspelt(name, closing))
    reportNames({ name, open, closing, at }, text, report)
  else if (!isKnown && !closest(name, known)) reportLoneSign(text, open, report)
  else if (closing !== undefined && /\/>$/m.test(lastTag(text, closing, at)))
    reportClosing(text, at, report)
  else report({ ruleId: 'unclosed', tag: name }, open)
}

function reportHtml(tag: string, text: string, open: number, report: Report): void {
  const isBreak = /^<br>[ \t]*(?:\n|$)/.test(text.slice(open))
  report({ ruleId: 'html', tag }, open, isBreak ? replace(open, 4, '') : undefined)
}

/** Whether one of two names is the other one, misspelt. */
function isMisspelt(name: string, closing: string): boolean {
  return known.includes(name) !== known.includes(closing) && closest(closing, [name]) !== undefined
}

/** A box that is closed under another name; `at` is where its closing tag begins. */
function reportNames(
  { name, open, closing, at }: { name: string; open: number; closing: string; at: number },
  text: string,
  report: Report,
): void {
  const isKnown = known.includes(name)
  const right = isKnown ? name : closing
  const fix = isKnown
    ? replace(at + 2, closing.length, name)
    : replace(open + 1, name.length, closing)
  const line = lineOf(text, at)
  report({ ruleId: 'names-differ', tag: name, closing, right, line }, open, fix)
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/** The last `<Name …>` before a place. */
function lastTag(text: string, name: string, at: number): string {
  return (
    [...text.slice(0, at).matchAll(new RegExp(`<${name}(?!\\w)[^<>]*>`, 'g'))].at(-1)?.[0] ?? ''
  )
}

/** A closing tag that closes nothing. */
function reportClosing(text: string, at: number, report: Report): void {
  const [, name = ''] = /^<\/\s*([\w.-]*)/.exec(text.slice(at)) ?? []
  const spaced = text.slice(0, at).lastIndexOf(`< ${name}`)
  const isClosed = lastTag(text, name, at).endsWith('/>')
  if (spaced !== -1) report({ ruleId: 'tag-space' }, spaced)
  else report({ ruleId: isClosed ? 'closed-early' : 'stray-closing', tag: name }, at)
}

function reportBrace(text: string, at: number, report: Report): void {
  const open = text.lastIndexOf('{', at)
  const paragraph = text.slice(open).split(/\n[ \t]*\n/, 1)[0] ?? ''
  const [, inner] = /^\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(paragraph) ?? []
  const [, name] =
    /<[A-Za-z][^<>]*\s(\w+)=$/.exec(text.slice(text.lastIndexOf('<', open), open)) ?? []
  if (name) report({ ruleId: 'attribute-braces', name }, open)
  else if (inner === undefined) report({ ruleId: 'brace-open' }, open)
  else report({ ruleId: 'braces', text: inner }, open)
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
  if (curly === -1) report({ ruleId: 'attribute-open', name }, at)
  else {
    const found = value.slice(0, curly + 1)
    report({ ruleId: 'attribute-curly', name, found }, at + curly, replace(at + curly, 1, '"'))
  }
}

/** Something in the tag that starts at `from` has no place there; MDX stopped at `at`. */
function reportInTag(text: string, from: number, at: number, report: Report): void {
  const [, tag = ''] = /^<\/?([\w.-]*)/.exec(text.slice(from)) ?? []
  const lineEnd = text.indexOf('\n', from) === -1 ? text.length : text.indexOf('\n', from)
  if (!known.includes(tag) && !closest(tag, known) && !htmlCure(tag))
    reportLoneSign(text, from, report)
  else if (at > lineEnd) report({ ruleId: 'tag-open', tag }, from)
  else {
    const [written, rest] = [text.slice(from, at), text.slice(at, lineEnd)]
    reportAttribute({ tag, written, rest, sign: text[at] ?? '' }, at, report)
  }
}

/** `written` is what stands of the tag before the place where MDX stopped, `sign` what stands there, `rest` the rest of the line. */
type BrokenTag = { tag: string; written: string; sign: string; rest: string }

/** An attribute without the quotes or the sign that belong there. */
function reportAttribute(broken: BrokenTag, at: number, report: Report): void {
  const { written, rest } = broken
  const { name = '' } = /(?<name>\w+)(?:=|:\s*)$/.exec(written)?.groups ?? {}
  const [, curly] = /^([“”„‘’«»].*?[“”„‘’«»"](?=\s|\/?>))/.exec(rest) ?? []
  if (/:\s*$/.test(written)) {
    const colon = at - written.length + written.lastIndexOf(':')
    const fix = replace(colon, at - colon, '=')
    report({ ruleId: 'attribute-colon', name }, colon - name.length, fix)
  } else if (curly) {
    const fix = [...replace(at, 1, '"'), ...replace(at + curly.length - 1, 1, '"')]
    report({ ruleId: 'attribute-curly', name, found: curly }, at, fix)
  } else if (name && written.endsWith('=')) {
    const [value = ''] = /^[^\s>/]+/.exec(rest) ?? []
    const fix = value ? replace(at, value.length, `"${value}"`) : undefined
    report({ ruleId: 'attribute-bare', name, value }, at, fix)
  } else reportQuotes(broken, at, report)
}

/** A quote too few or too many in the attribute before `at`. */
function reportQuotes({ tag, written, sign }: BrokenTag, at: number, report: Report): void {
  const {
    name = '',
    value = '',
    more = '',
  } = /\s(?<name>\w+)="(?<value>[^"]*)"(?<more>[^"]*)$/.exec(written)?.groups ?? {}
  if (/\s\w+=$/.test(value))
    report({ ruleId: 'attribute-open', name }, at - more.length - (value.length + 2))
  else if (sign === '"' && name) report({ ruleId: 'attribute-inner', name }, at - more.length - 1)
  else report({ ruleId: 'tag-character', tag, text: sign }, at)
}

/** A `<` that opens no box: a comment, an address, a placeholder, „less than“. */
function reportLoneSign(text: string, at: number, report: Report): void {
  const rest = text.slice(at)
  const [link, address = ''] =
    /^<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@"'=/]+@[^\s<>@]+\.[a-z]{2,})>/i.exec(rest) ?? []
  const [found] = /^<[A-Za-z][^<>\n]*>/.exec(rest) ?? []
  if (rest.startsWith('<!--')) reportComment(text, at, report)
  else if (link) reportAutolink(link, address, at, report)
  else if (/^<[ \t]*[\\/]?[ \t]*[A-Z]\w*[^<>\n]*>/.test(rest) && !found)
    report({ ruleId: 'tag-space' }, at)
  else if (found) report({ ruleId: 'strange-tag', found, words: found.slice(1, -1) }, at)
  else if (rest.startsWith('<')) {
    const word = /^<([^\s<>]*)/.exec(rest)?.[1]?.slice(0, 20) ?? ''
    report({ ruleId: 'lone-sign', word }, at, replace(at, 0, '\\'))
  } else report({ ruleId: 'unreadable', sign: (text[at] ?? '').trim() }, Math.max(0, at))
}

/** The repair takes the line with a comment that stands alone in it. */
function reportComment(text: string, at: number, report: Report): void {
  const rest = text.slice(at)
  const end = rest.indexOf('-->')
  const line = text.lastIndexOf('\n', at - 1) + 1
  const isAlone = text.slice(line, at).trim() === '' && /^-->[ \t]*\n/.test(rest.slice(end))
  const fix = isAlone
    ? replace(line, at - line + rest.indexOf('\n', end) + 1, '')
    : replace(at, end + 3, '')
  report({ ruleId: 'comment' }, at, end === -1 ? undefined : fix)
}

function reportAutolink(link: string, address: string, at: number, report: Report): void {
  const isMail = address.includes('@') && !address.startsWith('mailto:')
  const href = isMail ? `mailto:${address}` : address
  const fix = replace(at, link.length, `[${address.replace(/^mailto:/, '')}](${href})`)
  report({ ruleId: 'autolink', address, href }, at, fix)
}
