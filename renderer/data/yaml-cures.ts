import type { YAMLError } from 'yaml'
import { type Edit, replace } from './report'

/** What an editor did to cause a YAML error: where, what to do, and the repair. */
export type YamlCure = { at: number; reason: string; fix?: Edit | undefined }

const NAME = String.raw`[\p{L}\d_/][\p{L}\d_/.#-]*`
const QUOTES = 'Setzen Sie den ganzen Wert in "gerade Anführungszeichen".'
const COLON = `Ein Doppelpunkt mitten im Wert beginnt hier eine neue Angabe. ${QUOTES}`
const FORM =
  'Diese Zeile passt nicht zu denen daneben. Je Zeile steht „name: Wert“ oder „- Wert“, gleich weit eingerückt wie ihre Nachbarn.'

/** A line of a .yaml file. */
type Line = { text: string; from: number; to: number; line: string; at: number }

/** By the code of the error and by how the line looks. */
export function cureOf({ code, message, pos: [told] }: YAMLError, text: string): YamlCure {
  const start = lineAt(text, told).from
  const [notes = ''] = /^(?:[ \t]*#.*\n)+/.exec(text.slice(start)) ?? []
  // YAML tells of a line where the notes above it begin.
  const at = notes ? start + notes.length : told
  const line = lineAt(text, at)
  if (message.startsWith('Missing closing')) return unclosedQuote(text)
  if (message.startsWith('Flow')) return unclosedBracket(text, at)
  if (code === 'TAB_AS_INDENT') return tabCure(text, at)
  if (code === 'DUPLICATE_KEY')
    return { at, reason: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.' }
  for (const shape of SHAPES) {
    const cure = shape(line, code)
    if (cure) return cure
  }
  return { at, reason: FORM }
}

/** A line that begins with tabs. */
function tabCure(text: string, at: number): YamlCure {
  const tabs = /^\t*/.exec(text.slice(at))?.[0].length ?? 0
  return {
    at,
    reason: 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.',
    fix: replace(at, tabs, '  '.repeat(tabs)),
  }
}

/** The line that an offset stands in. */
function lineAt(text: string, at: number): Line {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', from)
  const to = end === -1 ? text.length : end
  return { text, from, to, line: text.slice(from, to), at }
}

/** How lines look that YAML cannot read, the surest first. */
const SHAPES: readonly ((line: Line, code: string) => YamlCure | undefined)[] = [
  // `path:/trial`
  ({ line, from }) => {
    const [glued] = new RegExp(`^\\s*(?:- )?${NAME}(?=:[^ \\n])`, 'u').exec(line) ?? []
    const at = from + (glued?.length ?? 0)
    return glued ? glueCure(glued.trim(), at) : undefined
  },
  // An entry of a list that begins otherwise than the one above: `-Preise`, `– Preise`, `Preise`
  ({ text, line, from }) => {
    const [last = ''] = /[^\n]*$/.exec(text.slice(0, from).trimEnd()) ?? []
    const [indent] = /^ *(?=- )/.exec(last) ?? []
    const [, mark] =
      new RegExp(`^${indent}(?! |- |${NAME}:(?: |$))([-–—•]? *)`, 'u').exec(line) ?? []
    if (indent === undefined || mark === undefined) return undefined
    const at = from + indent.length
    const fix = replace(at, mark.length, '- ')
    return { at, reason: 'Ein Eintrag beginnt mit einem Strich und einem Leerzeichen: „- “.', fix }
  },
  // `title = Preise`
  ({ line, from }) => {
    const [, name, sign] = new RegExp(`^\\s*(?:- )?(${NAME})(\\s*=\\s*)`, 'u').exec(line) ?? []
    if (!name || !sign) return undefined
    const at = from + line.indexOf(sign, line.indexOf(name))
    return {
      at: at + sign.search(/=/),
      reason: `Zwischen „${name}“ und seinem Wert steht ein Doppelpunkt, kein =.`,
      fix: replace(at, sign.length, ': '),
    }
  },
  // `demo { label: Demo }`
  ({ line, from }) => {
    const [before, name] = new RegExp(`^\\s*(?:- )?(${NAME})(?=\\s+[{["])`, 'u').exec(line) ?? []
    const at = from + (before?.length ?? 0)
    return before
      ? { at, reason: `Nach „${name}“ fehlt der Doppelpunkt.`, fix: replace(at, 0, ':') }
      : undefined
  },
  // `{ label: Demo path: /trial }`
  ({ text, at, to }, code) => {
    if (code !== 'BLOCK_IN_FLOW') return undefined
    const [, before = '', end = '', name] =
      new RegExp(`^([^:,]*?)(;?)\\s+(${NAME})(?=:\\s)`, 'u').exec(text.slice(at, to)) ?? []
    const place = at + before.length
    const fix = replace(place, end.length, ',')
    return name ? { at: place, reason: `Vor „${name}“ fehlt ein Komma.`, fix } : undefined
  },
  // `{ label: Neu: Demo, path: /trial }`
  ({ text, at, to }, code) => {
    const [value] = /^[^:,{}[\]]+:\s[^,{}[\]]*/.exec(text.slice(at, to)) ?? []
    if (code !== 'BLOCK_IN_FLOW' || value === undefined) return undefined
    return { at: at + value.search(/:\s/), reason: COLON, fix: quoted(value, at) }
  },
  ({ text, at }, code) => {
    const [sign = ''] = /^[}\],]/.exec(text.slice(at)) ?? []
    if (code !== 'UNEXPECTED_TOKEN' || !sign) return undefined
    const reason =
      sign === ','
        ? 'Zwischen zwei Kommas steht nichts. Löschen Sie eines.'
        : `Die Klammer ${sign} schließt nichts. Löschen Sie sie.`
    return { at, reason, fix: replace(at, 1, '') }
  },
  // `text: "Er sagt "ja""`
  ({ text, at, line, from }, code) => {
    if (code !== 'UNEXPECTED_TOKEN' || !/["']/.test(line)) return undefined
    const [, start = '', inner = ''] = /^([^"]*: |\s*- )"(.*)"\s*$/.exec(line) ?? []
    const better = inner.replace(/"([^"]*)"/g, '„$1“')
    const isExact = inner !== '' && !better.includes('"') && !inner.includes('\\')
    return {
      at: text[at] === '"' ? at : Math.max(from, at - 1),
      reason:
        'Dieses gerade Anführungszeichen beendet den Wert zu früh. Innen schreiben Sie „ und “.',
      fix: isExact ? replace(from + start.length + 1, inner.length, better) : undefined,
    }
  },
  ({ text, at, to }, code) => (code === 'BAD_SCALAR_START' ? startCure(text, at, to) : undefined),
  // `title: [Neu] Demo`, `text: > 100 Kunden`
  ({ text, from, to, line, at }, code) => {
    const [before = ''] = new RegExp(`^\\s*(?:- )?(?:${NAME}: +)?`, 'u').exec(line) ?? []
    const start = from + before.length
    const isLed = /^(?:[>|&]|\[[^[\]]*\]\s*$|\{[^{}]*\}\s*$)/.test(text.slice(start, at))
    return code === 'UNEXPECTED_TOKEN' && isLed ? startCure(text, start, to) : undefined
  },
  // `title: Preise: Chatbot`
  ({ text, at, from, to }, code) => {
    const rest = text.slice(at, to)
    const colon = rest.search(/:(?:\s|$)/)
    if (code !== 'BLOCK_AS_IMPLICIT_KEY' || colon < 0 || !/\S/.test(text.slice(from, at)))
      return undefined
    return {
      at: at + colon,
      reason: COLON,
      fix: quoted(rest, at),
    }
  },
  // Below `days: Montag` the name of the next line, which begins further right.
  ({ text, from, to, line }, code) => {
    const [own = ''] = /^ *(?:- )?/.exec(line) ?? []
    const [more = ''] = /^ */.exec(text.slice(to + 1)) ?? []
    return code === 'BLOCK_AS_IMPLICIT_KEY' && from < to && more.length > own.length
      ? {
          at: to + 1,
          reason: `Diese Zeile ist weiter eingerückt als die darüber. Beide beginnen gleich weit links, mit ${own.length} Leerzeichen.`,
          fix: replace(to + 1, more.length, ' '.repeat(own.length)),
        }
      : undefined
  },
  // A value that goes on in the next line, or a name without its colon.
  ({ text, line, from }) =>
    new RegExp(`^\\s*(?:[-}\\]]|${NAME}:(?:\\s|$))`, 'u').test(line)
      ? undefined
      : (wrapped(text, from) ?? unnamed(line, from)),
]

/** A value from `at` to `to` whose first sign says something else to YAML. */
function startCure(text: string, at: number, to: number): YamlCure {
  const value = text.slice(at, to).trimEnd()
  return {
    at,
    reason: `Ein Wert darf nicht mit ${text[at]} beginnen. ${QUOTES}`,
    fix: /["\\]|[}\]]$/.test(value) ? undefined : replace(at, value.length, `"${value}"`),
  }
}

/** `path:/trial` @param at of the colon */
export const glueCure = (name: string, at: number): YamlCure => ({
  at,
  reason: `Nach „${name}:“ fehlt ein Leerzeichen.`,
  fix: replace(at, 1, ': '),
})

/** A line that has no name and follows a value: its end. @param from where it begins */
function wrapped(text: string, from: number): YamlCure | undefined {
  const before = text.slice(0, from).trimEnd()
  const [, name, value] =
    new RegExp(`^\\s*(?:- )?(${NAME}):[ \\t]+(\\S.*)$`, 'u').exec(
      before.slice(before.lastIndexOf('\n') + 1),
    ) ?? []
  if (!name || /^["'[{|>&*]/.test(value ?? '')) return undefined
  const start = from + text.slice(from).search(/\S|$/)
  return {
    at: start,
    reason: `Der Wert von „${name}“ geht in dieser Zeile weiter. Schreiben Sie ihn in eine Zeile; soll hier eine neue Angabe stehen, beginnt sie mit „name: “.`,
    fix: { from: before.length, to: start, text: ' ' },
  }
}

/** A value that goes on in a second line, which begins at `next`: every value here is one line. */
export function severalLines(text: string, from: number, next: number): YamlCure {
  const { line, from: start } = lineAt(text, from)
  for (const at of [start, next]) if (text[at] === '\t') return tabCure(text, at)
  const isList = /^\s*- /.test(text.slice(next)) && /^\s*\S+\s*$/.test(line)
  const cure = isList ? unnamed(line, from - line.search(/\S/)) : wrapped(text, next)
  const reason = /["']/.test(text[from] ?? '')
    ? 'Das Anführungszeichen am Anfang wird in dieser Zeile nicht geschlossen. Setzen Sie es auch ans Ende des Werts.'
    : 'Dieser Wert geht in der nächsten Zeile weiter. Schreiben Sie ihn in eine Zeile; ein neuer Eintrag ist gleich weit eingerückt wie dieser.'
  return cure ?? { at: from, reason }
}

/** `title Kurse`, `/trial` above a list. */
function unnamed(line: string, from: number): YamlCure | undefined {
  const [before, name] = new RegExp(`^\\s*(${NAME})(?=\\s|$)`, 'u').exec(line) ?? []
  const at = from + (before?.length ?? 0)
  return name === undefined
    ? undefined
    : { at, reason: `Nach „${name}“ fehlt der Doppelpunkt.`, fix: replace(at, 0, ':') }
}

/** The repair that puts the rest of a line in quotes; none where it has quotes or brackets, which may mean something. */
export function quoted(rest: string, at: number): Edit | undefined {
  const value = rest.trimEnd()
  return /["\\{}[\]]/.test(value) ? undefined : replace(at, value.length, `"${value}"`)
}

/** The first line with a quote that is never closed in it. */
function unclosedQuote(text: string): YamlCure {
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const quotes = line.match(/(?<!\\)"/g)?.length ?? 0
    const sign = quotes % 2 === 1 ? '"' : "'"
    const at = line.search(quotes % 2 === 1 ? /"/ : /(?<=[:-] )'[^']*$/)
    if (at < 0 || /^\s*#/.test(line)) continue
    return {
      at: index + at,
      reason: `Das Anführungszeichen ${sign} wird in dieser Zeile nicht geschlossen. Setzen Sie ${sign} auch ans Ende des Werts.`,
      fix:
        quotes < 2 && !/[}\]]$/.test(line)
          ? replace(index + line.trimEnd().length, 0, sign)
          : undefined,
    }
  }
  return { at: 0, reason: FORM }
}

/** The innermost bracket before an offset that is never closed. */
function unclosedBracket(text: string, at: number): YamlCure {
  const open: number[] = []
  for (const { 0: sign, index } of text.slice(0, at).matchAll(/"[^"\n]*"|[{[\]}]/g))
    if (/^[{[]$/.test(sign)) open.push(index)
    else if (/^[\]}]$/.test(sign)) open.pop()
  const place = open.at(-1) ?? at
  const end = text[place] === '[' ? ']' : '}'
  const { line, from, to } = lineAt(text, place)
  const isOneLine = open.length === 1 && !/[,[{]\s*$/.test(line)
  return {
    at: place,
    reason: `Die Klammer ${text[place]} wird nicht geschlossen. Ans Ende gehört ${end}.`,
    fix: isOneLine
      ? replace(from + line.slice(0, to - from).trimEnd().length, 0, ` ${end}`)
      : undefined,
  }
}
