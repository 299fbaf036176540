import type { VFileMessage } from 'vfile-message'
import { boxSentence } from '../../components/box-rules'
import { closest } from '../../components/closest'
import { htmlSentence } from '../../components/html-cures'
import { contracts } from '../../components/registry'
import { type Report, replace } from '../data/report'
import { attributeBraces, IMPORT } from '../page/boxes'
import { boxInList } from './boxes'
import { reportAttribute, reportOpenQuote } from './broken-tag'
import { reportLoneSign, TAG_SPACE } from './lone-sign'

const known = Object.keys(contracts)

/**
 * Tells an MDX error in the author's words, by its place, its `ruleId` and the text at that place.
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
    report.error('import', text.lastIndexOf('\n', at - 1) + 1, IMPORT)
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
  const html = htmlSentence(name)
  const isKnown = known.includes(name)
  if (html) {
    const isBreak = /^<br>[ \t]*(?:\n|$)/.test(text.slice(open))
    report.error('html', open, html, isBreak ? replace(open, 4, '') : undefined)
  } else if (/end of `listItem`/.test(reason)) report.error('box-in-list', open, boxInList(name))
  else if (/end of `paragraph`/.test(reason) && isKnown)
    report.error('tag-line', open, boxSentence({ ruleId: 'tag-line', tag: name }))
  else if (closing !== undefined && isMisspelt(name, closing))
    reportNames({ name, open, closing, at }, text, report)
  else if (!isKnown && !closest(name, known)) reportLoneSign(text, open, report)
  else if (closing !== undefined && isClosed(text, closing, at)) reportClosing(text, at, report)
  else
    report.error(
      'unclosed',
      open,
      `Das Kästchen <${name}> wird nicht geschlossen. Nach seinem Inhalt fehlt </${name}>.`,
    )
}

/** Whether one of two names is the other one, misspelt. */
function isMisspelt(name: string, closing: string): boolean {
  return known.includes(name) !== known.includes(closing) && closest(closing, [name]) !== undefined
}

/** A box that is closed under another name; `at` is where its closing tag begins. */
function reportNames(
  { name, open, closing, at }: { name: string; open: number; closing: string; at: number },
  text: string,
  { error }: Report,
): void {
  const line = text.slice(0, at).split('\n').length
  const isKnown = known.includes(name)
  const right = isKnown ? name : closing
  error(
    'names-differ',
    open,
    `Das Kästchen <${name}> wird in Zeile ${line} mit </${closing}> geschlossen. Schreiben Sie an beiden Stellen ${right}.`,
    isKnown ? replace(at + 2, closing.length, name) : replace(open + 1, name.length, closing),
  )
}

/** Whether the last `<Name …>` before a place closes itself. */
function isClosed(text: string, name: string, at: number): boolean {
  const tags = text.slice(0, at).matchAll(new RegExp(`<${name}(?!\\w)[^<>]*>`, 'g'))
  return [...tags].at(-1)?.[0].endsWith('/>') ?? false
}

/** A closing tag that closes nothing. */
function reportClosing(text: string, at: number, { error }: Report): void {
  const [, name = ''] = /^<\/\s*([\w.-]*)/.exec(text.slice(at)) ?? []
  const spaced = text.slice(0, at).lastIndexOf(`< ${name}`)
  if (spaced !== -1) error('tag-space', spaced, TAG_SPACE)
  else if (isClosed(text, name, at))
    error(
      'closed-early',
      at,
      `</${name}> schließt ein Kästchen, das mit /> schon geschlossen ist. Löschen Sie den Schrägstrich vor > in <${name} … />.`,
    )
  else
    error(
      'stray-closing',
      at,
      `</${name}> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile oder setzen Sie <${name}> davor.`,
    )
}

function reportBrace(text: string, at: number, { error }: Report): void {
  const open = text.lastIndexOf('{', at)
  const paragraph = text.slice(open).split(/\n[ \t]*\n/, 1)[0] ?? ''
  const [, inner] = /^\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(paragraph) ?? []
  const [, name] =
    /<[A-Za-z][^<>]*\s(\w+)=$/.exec(text.slice(text.lastIndexOf('<', open), open)) ?? []
  if (name) error('attribute-braces', open, attributeBraces(name))
  else if (inner !== undefined)
    error('braces', open, boxSentence({ ruleId: 'braces', text: inner }))
  else
    error(
      'brace-open',
      open,
      'Die geschweifte Klammer { geht hier nicht, und sie wird nie geschlossen. Löschen Sie sie oder schreiben Sie \\{.',
    )
}

/** Something in the tag that starts at `from` has no place there; MDX stopped at `at`. */
function reportInTag(text: string, from: number, at: number, report: Report): void {
  const [, tag = ''] = /^<\/?([\w.-]*)/.exec(text.slice(from)) ?? []
  const lineEnd = text.indexOf('\n', from) === -1 ? text.length : text.indexOf('\n', from)
  if (!known.includes(tag) && !closest(tag, known) && !htmlSentence(tag))
    reportLoneSign(text, from, report)
  else if (at > lineEnd)
    report.error(
      'tag-open',
      from,
      `Das Kästchen <${tag} endet nicht. Am Ende der Zeile fehlt das Zeichen >.`,
    )
  else
    reportAttribute(
      { tag, written: text.slice(from, at), rest: text.slice(at, lineEnd) },
      at,
      report,
    )
}
