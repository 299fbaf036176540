import type { VFileMessage } from 'vfile-message'
import { contracts } from '../../../components/boxes/registry'
import { boxSentence, NOTE } from '../../../components/contract/box-rules'
import { closest, meant } from '../../../components/contract/closest'
import { htmlSentence } from '../../../components/contract/html-cures'
import { cutHead } from '../../data/content-files'
import { bestOf, curesOf, lineAt, type Mend } from '../../data/mends'
import type { Report } from '../../data/report'
import { attributeBraces, IMPORT } from '../../page/boxes'
import { parse } from '../../page/parse'
import { boxInList } from './boxes'

const known = Object.keys(contracts)
const isEmpty = (tag = '') => contracts[tag] && Object.keys(contracts[tag].content).length === 0

/** What people do wrong with tags, the likeliest first; renderer/data/mends.ts says how one is chosen. Above each pattern stands what it finds. */
const MENDS: readonly Mend[] = [
  {
    ruleId: 'unknown-tag',
    // `<https://www.firma.at>`, `<office@firma.at>`, `<mailto:office@firma.at>`
    find: /<(?:mailto:)?(https?:\/\/[^\s<>]+|[^\s<>@"'=/]+@[^\s<>@]+\.[a-z]{2,})>/gi,
    says: (_, better) => `Links in spitzen Klammern gehen hier nicht. Schreiben Sie ${better}.`,
    to: ([, address = '']) =>
      `[${address}](${address.startsWith('http') ? '' : 'mailto:'}${address})`,
  },
  {
    ruleId: 'tag-form',
    // `<Steps` or `</Steps` at the end of a line
    find: /<\/?[A-Z]\w*$/g,
    says: ([tag]) => `Nach ${tag} fehlt das Zeichen >.`,
    to: ([tag]) => `${tag}>`,
  },
  {
    ruleId: 'tag-form',
    // A tag with attributes, whose values get straight quotes: `<Hero kicker=„Neu“>`, `<Hero kicker: "Neu">`, then values with no
    // quote or with only the last one (`<Hero kicker=Neu">`), then one whose last quote is missing or curled (`<Hero kicker="Neu>`).
    find: /<[A-Z]\w*\s.*$/g,
    says: (_, better) => `Um jeden Wert stehen zwei gerade Anführungszeichen: ${better}`,
    to: ([tag = '']) =>
      tag
        .replace(/(\s\w+)(?::\s*|=)[“”„‘’«»"]([^“”„‘’«»"]*)[“”„‘’«»"],?(?=\s|\/?>)/g, '$1="$2"')
        .replace(/(\s\w+)=([^\s"'>/{]+)"?(?=[\s/>])/g, '$1="$2"')
        .replace(/="([^"“”>]*)[“”]?(?=\s*\/?>$)/, '="$1"'),
  },
  {
    ruleId: 'unclosed',
    // `<PriceTable>`: the start of a box that holds nothing, with no slash
    find: /<(\w+)(?:\s[^<>]*)?(?<!\/)>/g,
    says: ([, tag], better) =>
      `In <${tag}> steht nichts, darum endet es mit einem Schrägstrich: ${better}.`,
    to: ([tag = '', name]) => (isEmpty(name) ? `${tag.slice(0, -1)} />` : []),
  },
  {
    ruleId: 'unclosed',
    // `</Step>`, `<Steps>`, `<\Steps>` or `< /Steps>` at the end of a line, where the last open box has nearly that name
    find: /<\s*[\\/]?\s*(\w+)\s*\/?>$/g,
    says: (_, better, before) =>
      `Das Kästchen <${better.slice(2)} aus Zeile ${(openIn(before).at(-1)?.line ?? 0) + 1} ist hier noch offen. Schreiben Sie hier ${better}.`,
    to: ([, written = ''], before) => {
      const { name = '' } = openIn(before).at(-1) ?? {}
      return closest(written, [name]) ? `</${name}>` : []
    },
  },
  {
    ruleId: 'unknown-tag',
    // `<Step>`, `</steps>`: the name of a tag
    find: /(?<=<\/?)[A-Za-z]\w*(?=[\s>])/g,
    says: ([written], better) =>
      `Das Kästchen <${written}> gibt es nicht. Meinten Sie <${better}>?`,
    to: ([written = '']) => closest(written, known) ?? [],
  },
  {
    ruleId: 'box-place',
    // `Text </Steps>`: the place between the text and the end of a box in the same line
    find: /(?<=\S)[ \t]*(?=<\/(\w+)>$)/g,
    says: ([, tag]) => boxSentence({ ruleId: 'box-place', tag: `/${tag}` }),
    to: () => '\n\n',
  },
  {
    ruleId: 'lone-sign',
    // `<24 Stunden`, `<3`: a `<` before anything that begins no tag
    find: /<(?=([^\sA-Za-z<>!/\\]\S{0,20}))/g,
    says: ([, word = '']) => loneSentence(word),
    to: () => '\\<',
  },
]

const loneSentence = (word: string) =>
  `Das Zeichen <${word && ` vor „${word}“`} sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<. Ein Kästchen hat kein Leerzeichen nach <.`

/** The boxes that are open at the end of a text, with the lines that they begin in. */
function openIn(text: string): { name: string; line: number }[] {
  const open: { name: string; line: number }[] = []
  for (const { 1: slash, 2: name = '', index } of text.matchAll(/<(\/?)([A-Z]\w*)[^<>]*(?<!\/)>/g))
    if (slash) open.pop()
    else open.push({ name, line: lineAt(text, index) })
  return open
}

/** What MDX says where it stops reading; undefined for a text that it can read. */
function problemIn(text: string): VFileMessage | undefined {
  try {
    parse(cutHead(text).body)
    return undefined
  } catch (error) {
    return error as VFileMessage
  }
}

function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** The offset where MDX stops reading; the end of the text where it names no place. */
const stopOf = ({ line, column }: VFileMessage, text: string) =>
  line === undefined ? text.length : offsetAt(text, line, column ?? 1)

/**
 * Where the first tag of one line begins that has an odd number of quotes, up to an offset. MDX notices such a tag only at the next
 * quote, far below, or at the end of the text.
 */
function openQuote(text: string, before: number): number | undefined {
  const tags = [...text.slice(0, before + 1).matchAll(/(?<=^[ \t]*)<[A-Z].*$/gm)]
  return tags.find(([tag]) => tag.split('"').length % 2 === 0)?.index
}

/** Tells an MDX error in the author's words, with the repair after which MDX can read the most. */
export function reportSyntax(message: VFileMessage, text: string, report: Report): void {
  // „Expected a closing tag for `<Steps>` (12:1-12:8)“: the box that is still open begins there.
  const [, line, column] = /for `<[^>`]*>` \((\d+):(\d+)/.exec(message.reason) ?? []
  const stop = stopOf(message, text)
  const at = openQuote(text, stop) ?? stop
  const open = line === undefined ? at : offsetAt(text, Number(line), Number(column))
  const unreadIn = (one: string) => {
    const next = problemIn(one)
    if (!next) return 0
    // Of the text as it is, what stands behind an open quote counts as unread, although MDX read on.
    const end = one === text ? at : stopOf(next, one)
    return one.length - end + 1
  }
  // The mistake may be where the open box begins, where MDX stopped, or in the tag before that.
  const lines = [open, at, text.lastIndexOf('<', at)].map(offset => lineAt(text, offset))
  const cure = bestOf([...new Set(lines)].flatMap(number => curesOf(MENDS, text, number, unreadIn)))
  if (cure) report.error(cure.ruleId, cure.at, cure.reason, cure.fix)
  else reportWhole(message, text, { at, open }, report)
}

/** Tells an error that no mend repairs; `at` is where MDX stopped, `open` where the open box begins. */
function reportWhole(
  { ruleId, reason }: VFileMessage,
  text: string,
  { at, open }: { at: number; open: number },
  { error }: Report,
): void {
  const from = text.lastIndexOf('<', at)
  const [tag = '', name = ''] = /^<\/?\s*([\w.-]*)[^<>\n]*>?/.exec(text.slice(from)) ?? []
  if (ruleId === 'end-tag-mismatch') reportOpen(reason, text, { at, open }, error)
  else if (ruleId === 'unexpected-closing-slash')
    error(
      'unclosed',
      from,
      `</${name}> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile, oder öffnen Sie es davor: <${name}>, ohne Leerzeichen nach < und ohne Schrägstrich vor >.`,
    )
  else if (/import\/export/.test(reason))
    error('import', text.lastIndexOf('\n', at - 1) + 1, IMPORT)
  else if (ruleId === 'acorn' || /expression/.test(reason)) reportBrace(text, at, error)
  else if (text.startsWith('<!--', from)) error('unknown-tag', from, NOTE)
  else if (known.includes(name))
    error(
      'tag-form',
      from,
      `In <${name}> stimmt die Schreibweise nicht: <${name} name="Wert">, mit geraden Anführungszeichen um jeden Wert, Leerzeichen dazwischen und > am Ende.`,
    )
  else if (name) error('unknown-tag', from, htmlSentence(name) ?? unknownSentence(tag))
  else error('lone-sign', Math.max(0, from), loneSentence(/^<([^\s>]{0,20})/.exec(tag)?.[1] ?? ''))
}

const unknownSentence = (tag: string) =>
  `Ein Kästchen ${tag} gibt es nicht.${meant(/\w+/.exec(tag)?.[0] ?? '', known, word => `<${word}>`) || ` Für einen Platzhalter schreiben Sie [${tag.slice(1, -1)}], für „kleiner als“ Wörter oder \\<.`}`

/** A box that nothing closes. */
function reportOpen(
  reason: string,
  text: string,
  { at, open }: { at: number; open: number },
  error: Report['error'],
): void {
  const [tag = '', name = ''] = /^<([\w.-]*)[^<>]*>/.exec(text.slice(open)) ?? []
  const [, closing] = /closing tag `<\/([^>`]*)>`/.exec(reason) ?? []
  if (htmlSentence(name)) error('unknown-tag', open, htmlSentence(name) ?? '')
  else if (!known.includes(name)) error('unknown-tag', open, unknownSentence(tag))
  else if (/end of `listItem`/.test(reason)) error('box-place', open, boxInList(name))
  else if (/end of `paragraph`/.test(reason))
    error('box-place', open, boxSentence({ ruleId: 'box-place', tag: name }))
  else
    error(
      'unclosed',
      open,
      `Das Kästchen <${name}> wird nicht geschlossen. Nach seinem Inhalt fehlt </${name}>${closing ? `, noch vor </${closing}> in Zeile ${lineAt(text, at) + 1}` : ''}.`,
    )
}

function reportBrace(text: string, at: number, error: Report['error']): void {
  const open = text.lastIndexOf('{', at)
  const paragraph = text.slice(open + 1).split(/\n[ \t]*\n/, 1)[0] ?? ''
  // Behind a brace that nothing closes stands usual text, which is not quoted; a note is known by its beginning.
  const [inner = ''] = /^\s*\/\*|^(?:[^{}]|\{[^{}]*\})*(?=\})/.exec(paragraph) ?? []
  const tag = text.slice(text.lastIndexOf('<', open), open)
  const [, name] = /^<[A-Za-z][^<>]*\s(\w+)=$/.exec(tag) ?? []
  error(
    'braces',
    open,
    name ? attributeBraces(name) : boxSentence({ ruleId: 'braces', text: inner }),
  )
}
