import type { VFileMessage } from 'vfile-message'
import { contracts } from '../../../components/boxes/registry'
import { boxSentence } from '../../../components/contract/box-rules'
import { closest, meant } from '../../../components/contract/closest'
import { htmlSentence } from '../../../components/contract/html-cures'
import { type Edit, type Report, replace } from '../../data/report'
import { attributeBraces, IMPORT } from '../../page/boxes'
import { boxInList } from './boxes'

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
  const open = openQuote(text, at)
  if (open) reportOpenQuote(open, text, report)
  else if (ruleId === 'end-tag-mismatch') reportMismatch(reason, text, at, report)
  else if (ruleId === 'unexpected-closing-slash') {
    const open = text.lastIndexOf('<', at)
    const [, name = ''] = /^<\/\s*([\w.-]*)/.exec(text.slice(open)) ?? []
    report.error(
      'unclosed',
      open,
      `</${name}> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile, oder öffnen Sie es davor: <${name}>, ohne Leerzeichen nach < und ohne Schrägstrich vor >.`,
    )
  } else if (/import\/export/.test(reason))
    report.error('import', text.lastIndexOf('\n', at - 1) + 1, IMPORT)
  else if (ruleId === 'acorn' || /expression/.test(reason)) reportBrace(text, at, report)
  else if (/attribute|in closing tag|before tag end/.test(reason))
    reportTag(text, text.lastIndexOf('<', at - 1), at, report)
  else reportSign(text, text.lastIndexOf('<', at), report)
}

/** A tag in one line in which a quote is never closed; MDX notices it at the next quote, far below, or never. */
function openQuote(text: string, before: number) {
  for (const { 0: written, index } of text.matchAll(/^[ \t]*<[A-Za-z][^\n]*$/gm)) {
    if (index < before && (written.match(/"/g)?.length ?? 0) % 2 === 1)
      return { at: index + written.lastIndexOf('="') + 1, end: index + written.trimEnd().length }
  }
  return undefined
}

function reportOpenQuote(
  { at, end }: { at: number; end: number },
  text: string,
  { error }: Report,
): void {
  const [, value = '', close] = /^"([^"“”]*?)[“”]?(\s*\/?>)$/.exec(text.slice(at, end)) ?? []
  error(
    'tag-form',
    at,
    'Dieses Anführungszeichen hat kein zweites. Um jeden Wert stehen zwei gerade: name="Wert".',
    close ? replace(at, end - at, `"${value}"${close}`) : undefined,
  )
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** A box that begins at `open`, and the tag at `at` that closes another; `closing` is empty at the end of the page. */
type Mismatch = { name: string; open: number; closing: string; at: number }

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** `<Steps>` and what closes it do not fit: the reason names both, and the place of the first. */
function reportMismatch(reason: string, text: string, at: number, report: Report): void {
  const [, behind] = /^Expected the closing tag `<\/([^>`]*)>` either after/.exec(reason) ?? []
  if (behind) {
    const fix = replace(at, 0, '\n\n')
    report.error('box-place', at, boxSentence({ ruleId: 'box-place', tag: `/${behind}` }), fix)
    return
  }
  const [, name = '', line = '1', column = '1'] =
    /for `<([^>`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  const [, closing = ''] = /closing tag `<\/([^>`]*)>`/.exec(reason) ?? []
  const open = offsetAt(text, Number(line), Number(column))
  const html = htmlSentence(name)
  if (html) {
    const isBreak = /^<br>[ \t]*(?:\n|$)/.test(text.slice(open))
    report.error('unknown-tag', open, html, isBreak ? replace(open, 4, '') : undefined)
  } else if (/end of `listItem`/.test(reason)) report.error('box-place', open, boxInList(name))
  else if (/end of `paragraph`/.test(reason) && known.includes(name))
    report.error('box-place', open, boxSentence({ ruleId: 'box-place', tag: name }))
  else if (known.includes(name) !== known.includes(closing) && closest(closing, [name]))
    reportNames({ name, open, closing, at }, text, report)
  else if (!known.includes(name)) reportSign(text, open, report)
  else reportUnclosed({ name, open, closing, at }, text, report)
}

/** A box that nothing closes: one that holds nothing, one whose end was written as its beginning, or one without an end. */
function reportUnclosed(
  { name, open, closing, at }: Mismatch,
  text: string,
  { error }: Report,
): void {
  const [tag = ''] = /^<[^<>]*>/.exec(text.slice(open)) ?? []
  const isEmpty = Object.keys(contracts[name]?.content ?? {}).length === 0
  const whole = `${tag.slice(0, -1)} />`
  const outer = stillOpen(name, text.slice(0, open))
  if (isEmpty)
    error(
      'unclosed',
      open,
      `In <${name}> steht nichts, darum endet es mit einem Schrägstrich: ${whole}.`,
      replace(open, tag.length, whole),
    )
  else if (outer !== undefined)
    error(
      'unclosed',
      open,
      `Das Kästchen <${name}> aus Zeile ${outer} ist hier noch offen. Vor einem zweiten, oder statt dieser Zeile, steht </${name}>.`,
      tag === `<${name}>` ? replace(open, tag.length, `</${name}>`) : undefined,
    )
  else
    error(
      'unclosed',
      open,
      `Das Kästchen <${name}> wird nicht geschlossen. Nach seinem Inhalt fehlt </${name}>${closing ? `, noch vor </${closing}> in Zeile ${lineOf(text, at)}` : ''}.`,
    )
}

/** The line of the last box of this name that is open at the end of a text. */
function stillOpen(name: string, before: string): number | undefined {
  const open: number[] = []
  for (const { 1: slash, index } of before.matchAll(
    new RegExp(`<(/?)${name}\\b[^<>]*(?<!/)>`, 'g'),
  ))
    if (slash) open.pop()
    else open.push(index)
  const last = open.at(-1)
  return last === undefined ? undefined : lineOf(before, last)
}

/** A box that is closed under another name; `at` is where its closing tag begins. */
function reportNames({ name, open, closing, at }: Mismatch, text: string, { error }: Report): void {
  const isKnown = known.includes(name)
  error(
    'unclosed',
    open,
    `Das Kästchen <${name}> wird in Zeile ${lineOf(text, at)} mit </${closing}> geschlossen. Schreiben Sie an beiden Stellen ${isKnown ? name : closing}.`,
    isKnown ? replace(at + 2, closing.length, name) : replace(open + 1, name.length, closing),
  )
}

function reportBrace(text: string, at: number, { error }: Report): void {
  const open = text.lastIndexOf('{', at)
  const paragraph = text.slice(open + 1).split(/\n[ \t]*\n/, 1)[0] ?? ''
  const [inner = paragraph] = /^(?:[^{}]|\{[^{}]*\})*(?=\})/.exec(paragraph) ?? []
  const tag = text.slice(text.lastIndexOf('<', open), open)
  const [, name] = /^<[A-Za-z][^<>]*\s(\w+)=$/.exec(tag) ?? []
  if (name) error('braces', open, attributeBraces(name))
  else error('braces', open, boxSentence({ ruleId: 'braces', text: inner }))
}

/** Something in the tag that starts at `from` has no place there; MDX stopped at `at`. */
function reportTag(text: string, from: number, at: number, report: Report): void {
  const [line = '', tag = ''] = /^<\/?([\w.-]*)[^\n]*/.exec(text.slice(from)) ?? []
  const [open] = /^<\/?[A-Z]\w*(?=[ \t]*(?:\n(?!\s*\w+=)|$))/.exec(text.slice(from)) ?? []
  if (!known.includes(tag) && !closest(tag, known) && !htmlSentence(tag))
    reportSign(text, from, report)
  else if (open)
    report.error(
      'tag-form',
      from,
      `Nach ${open} fehlt das Zeichen >.`,
      replace(from + open.length, 0, '>'),
    )
  else
    report.error(
      'tag-form',
      at > from + line.length ? from : at,
      `In <${tag}> stimmt die Schreibweise nicht: <${tag} name="Wert">, mit geraden Anführungszeichen um jeden Wert, Leerzeichen dazwischen und > am Ende.`,
      repairedTag(line.trimEnd(), from),
    )
}

/** The repair of a tag in one line, where right quotes and signs are all it needs. */
function repairedTag(line: string, from: number): Edit | undefined {
  const better = line
    .replace(/(\s\w+)(?::\s*|=)[“”„‘’«»"]([^“”„‘’«»"]*)[“”„‘’«»"](?=\s|\/?>)/g, '$1="$2"')
    .replace(/(\s\w+)=([^\s"'>/{]+)(?=[\s/>])/g, '$1="$2"')
  const isWhole = /^<\w+(?:\s+\w+="[^"]*")*\s*\/?>$/.test(better)
  return isWhole && better !== line ? replace(from, line.length, better) : undefined
}

/** The sentence for a name that is nearly one of ours. */
function meantBox(tag: string): string | undefined {
  const [name = ''] = /\w+/.exec(tag) ?? []
  const near = meant(name, known, word => `<${word}>`)
  return near && `Das Kästchen <${name}> gibt es nicht.${near}`
}

/** A `<` that opens no box: a comment, an address, a placeholder, „less than“. */
function reportSign(text: string, at: number, { error }: Report): void {
  const rest = text.slice(at)
  const [comment] = /^<!--[\s\S]*?(?:-->|$)/.exec(rest) ?? []
  const [link, address = ''] =
    /^<(?:mailto:)?(https?:\/\/[^\s<>]+|[^\s<>@"'=/]+@[^\s<>@]+\.[a-z]{2,})>/i.exec(rest) ?? []
  const [tag] = /^<[A-Za-z][^<>\n]*>/.exec(rest) ?? []
  if (comment)
    error(
      'unknown-tag',
      at,
      'Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.',
      comment.endsWith('-->') ? replace(at, comment.length, '') : undefined,
    )
  else if (link) {
    const right = `[${address}](${address.startsWith('http') ? '' : 'mailto:'}${address})`
    error(
      'unknown-tag',
      at,
      `Links in spitzen Klammern gehen hier nicht. Schreiben Sie ${right}.`,
      replace(at, link.length, right),
    )
  } else if (tag) reportUnknown(tag, text, at, error)
  else if (rest.startsWith('<')) reportLone(rest, at, error)
  else
    error(
      'lone-sign',
      Math.max(0, at),
      'Ab hier lässt sich die Seite nicht lesen. Prüfen Sie Klammern, < und Anführungszeichen dieser Zeile.',
    )
}

/** A tag that is none of ours, or one of ours behind a second `<`: the snippet of a box brings its own. */
function reportUnknown(tag: string, text: string, at: number, error: Report['error']): void {
  if (text[at - 1] === '<')
    error('lone-sign', at - 1, 'Hier steht ein < zu viel. Löschen Sie es.', replace(at - 1, 1, ''))
  else
    error(
      'unknown-tag',
      at,
      meantBox(tag) ||
        `Ein Kästchen ${tag} gibt es nicht. Für einen Platzhalter schreiben Sie [${tag.slice(1, -1)}], für „kleiner als“ Wörter oder \\<.`,
    )
}

/** A `<` with no tag behind it. @param rest of the page, from there */
function reportLone(rest: string, at: number, error: Report['error']): void {
  const [, word = ''] = /^<([^\s<>]{0,20})/.exec(rest) ?? []
  error(
    'lone-sign',
    at,
    `Das Zeichen <${word && ` vor „${word}“`} sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<. Ein Kästchen hat kein Leerzeichen nach <.`,
    /^<\W*[A-Z]/.test(rest) ? undefined : replace(at, 0, '\\'),
  )
}
