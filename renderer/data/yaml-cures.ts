import { type Scalar, visit } from 'yaml'
import { type Edit, replace, startOf } from './report'
import { type YamlDocument, yamlDocument } from './yaml-document'

/** What an editor did to cause a mistake: where, what to do, and the repair. */
export type YamlCure = { at: number; reason: string; fix?: Edit | undefined }

/** What YAML cannot read, or reads otherwise than meant; `isOpen` where something that began above was not closed. */
type Problem = { at: number; isDouble?: boolean; isOpen?: boolean }

/** The first problem of a text. */
function problemIn(text: string, document = yamlDocument(text)): Problem | undefined {
  const problems: Problem[] = [...document.errors, ...document.warnings].map(
    ({ code, message, pos: [at] }) => ({
      // YAML tells of a line where the notes above it begin.
      at: at + (/^(?:[ \t]*(?:#.*)?\n)*/.exec(text.slice(at))?.[0].length ?? 0),
      isDouble: code === 'DUPLICATE_KEY',
      isOpen: /^(?:Missing closing|Flow)/.test(message),
    }),
  )
  visit(document, {
    Alias: (_, alias) => void problems.push({ at: startOf(alias) }),
    Scalar(key, { value, type, range }: Scalar) {
      if (key === 'key' || typeof value !== 'string' || type?.startsWith('BLOCK')) return
      const [from = 0, to = 0] = range ?? []
      // Here every value is one line: another one is a value that was wrapped, a list indented too far, or an open quote.
      const more = text.slice(from, to).search(/\n[ \t]*\S/)
      if (more >= 0) problems.push({ at: from + more + 1, isOpen: type !== 'PLAIN' })
      // A path is whole before its note.
      if (type === 'PLAIN' && /^[ \t]+#/.test(text.slice(to)) && !value.startsWith('/'))
        problems.push({ at: from })
    },
  })
  return problems.sort((one, other) => one.at - other.at)[0]
}

const NAME = String.raw`[\p{L}\d_/][\p{L}\d_/.#-]*`
/** Where a line begins, behind the line above it, and where the value in it does. */
const START = String.raw`\n *(?:- |(?!- ))`
const VALUE = `(?<=${START}(?:${NAME}: +|(?!${NAME}:(?:\\s|$))))`
const row = (find: string) => new RegExp(find, 'u')

/** A way to mend a line: what is wrong in it, and what to write instead, of several that with which YAML reads on. */
type Mend = {
  /** Looks at a line with the one above it. */
  find: RegExp
  says: (found: readonly string[], better: string) => string
  to: (found: readonly string[]) => string | readonly string[]
}

/** What people do to a line, the surest first. */
const MENDS: readonly Mend[] = [
  {
    // `path:/trial`
    find: row(`(?<=${START}(${NAME})):(?=[^ \\n])`),
    says: ([, name = '']) => gluedSentence(name),
    to: () => ': ',
  },
  {
    // `title = Preise`
    find: row(`(?<=${START}(${NAME})) *= *`),
    says: ([, name]) => `Zwischen „${name}“ und seinem Wert steht ein Doppelpunkt, kein =.`,
    to: () => ': ',
  },
  {
    // `-Preise`, `– Preise`, or `Preise` below `- Angebote`
    find: row(
      `(?<=^ *(?:- .*|.*:)\\n *)[-–—•*] *(?=[^\\s-])|(?<=^ *- .*\\n *)(?=[^\\s-])(?!${NAME}:(?: |$))`,
    ),
    says: () => 'Ein Eintrag beginnt mit einem Strich und einem Leerzeichen: „- “.',
    to: () => '- ',
  },
  {
    find: row('(?<=^( *)(- |).*?\\n)[ \\t]*(?=\\S)'),
    says: ([blanks], better) =>
      blanks?.includes('\t')
        ? 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.'
        : `Diese Zeile ist anders eingerückt als ihre Nachbarn. Sie beginnt ${better ? `mit ${better.length} Leerzeichen` : 'ganz links'}.`,
    to: ([, above = '', dash = '']) => [`${above}  `, above + dash.replace('-', ' '), above, ''],
  },
  {
    // A value that goes on in this line.
    find: row(
      `(?<=^ *(?:- |(?:- )?${NAME}: +)[^"'[{|>&*\\s].*)\\n\\s*(?=\\S)(?!- |[}\\]]|${NAME}:(?:\\s|$))`,
    ),
    says: () =>
      'Der Wert aus der Zeile darüber geht hier weiter. Schreiben Sie ihn in eine Zeile; soll hier eine neue Angabe stehen, beginnt sie mit „name: “ oder „- “.',
    to: () => ' ',
  },
  {
    // `{ label: Demo path: /trial }`
    find: row(`(?<=\\n.*[{,] *${NAME}: +[^\\s,:{}"][^,:{}"]*?);?\\s+(?=(${NAME}):\\s)`),
    says: ([, name]) => `Vor „${name}“ fehlt ein Komma.`,
    to: () => ', ',
  },
  {
    find: /,(?=\s*,)/,
    says: () => 'Zwischen zwei Kommas steht nichts. Löschen Sie eines.',
    to: () => '',
  },
  {
    find: /[}\]](?=\s*$)/,
    says: ([sign]) => `Die Klammer ${sign} schließt nichts. Löschen Sie sie.`,
    to: () => '',
  },
  {
    // `text: "Er sagt "ja""`, `text: "Ja" sagt er`
    find: row(`${VALUE}(?:["'].*["'].*|[^"'\\s].*["'])$`),
    says: () =>
      'Ein gerades Anführungszeichen beendet diesen Wert zu früh. Innen schreiben Sie „ und “, außen stehen zwei gerade.',
    to: ([value = '']) =>
      [value.replace(/^["']|["']$/g, ''), value].map(
        inner => `"${inner.replace(/"([^"]*)"/g, '„$1“')}"`,
      ),
  },
  {
    find: row(`${VALUE}\\*\\*.*$`),
    says: () => 'Fett gibt es hier nicht. Löschen Sie die Zeichen **.',
    to: ([value = '']) => value.replaceAll('**', ''),
  },
  {
    // `button: label: Demo, path: /trial }`
    find: row(
      `(?:(?<=${START}${NAME}: +)|(?<=${START})(?!${NAME}: +${NAME}: ))(?=${NAME}: .*\\}$)`,
    ),
    says: () => 'Am Anfang fehlt hier die Klammer {.',
    to: () => '{ ',
  },
  {
    // `{ label: Neu: Demo, path: /trial }`
    find: row(`(?<=\\n.*[{,] *${NAME}: +)[^\\s,{}[\\]"][^,{}[\\]"]*:\\s[^,{}[\\]"]*?(?=\\s*[,}])`),
    says: ([value = '']) => quotesSentence(value),
    to: ([value = '']) => `"${value}"`,
  },
  {
    // `title: Preise: Chatbot`, `title: Chatbot #1`, `title: [Neu] Demo`
    find: row(`${VALUE}(?!\\{ *${NAME}:)(?:[^\\p{L}\\p{N}\\s"'„/].*|\\S.*?(?:: .*|:| #.*))$`),
    says: ([value = '']) => quotesSentence(value),
    to: ([value = '']) => `"${value}"`,
  },
  {
    // `title Kurse`, `demo { label: Demo }`
    find: row(`(?<=${START}(${NAME}))(?=\\s|$)`),
    says: ([, name]) => `Nach „${name}“ fehlt der Doppelpunkt.`,
    to: () => ':',
  },
]

/** What was begun in a line and is never closed. */
const OPEN: readonly Mend[] = [
  {
    find: /(?<=\n[^"\n]*(?:"[^"\n]*"[^"\n]*)*)"[^"\n]*$|(?<=\n.*[:-] )'[^'\n]*$/,
    says: ([value = '']) =>
      `Das Anführungszeichen ${value[0]} wird in dieser Zeile nicht geschlossen. Setzen Sie ${value[0]} auch ans Ende des Werts.`,
    to: ([value = '']) => `${value}${value[0]}`,
  },
  {
    find: /\{[^{}\n]*$|\[[^[\]{}\n]*?(?=\s*\}?$)/,
    says: ([value = '']) =>
      `Die Klammer ${value[0]} wird nicht geschlossen. Ans Ende gehört ${closing(value)}.`,
    to: ([value = '']) => `${value} ${closing(value)}`,
  },
]
const closing = ([sign]: string) => (sign === '[' ? ']' : '}')

/** The sentence for `path:/trial`. */
export const gluedSentence = (name: string) => `Nach „${name}:“ fehlt ein Leerzeichen.`

/** The sentence for a value that must be put in quotes. */
export function quotesSentence(value: string): string {
  const [sign = ''] = /^[^\p{L}\p{N}„]/u.exec(value) ?? /[:#,]/.exec(value) ?? []
  const shown = value.length > 60 ? `${value.slice(0, 40)} …` : value
  return `Das Zeichen ${sign} hat in diesem Wert eine eigene Bedeutung. Setzen Sie ihn ganz in gerade Anführungszeichen: "${shown}".`
}

const FORM =
  'Diese Zeile passt nicht zu denen daneben. Je Zeile steht „name: Wert“ oder „- Wert“, gleich weit eingerückt wie ihre Nachbarn.'

/** The first mistake of a text, with the first repair after which YAML reads on. */
export function cureOf(text: string, document?: YamlDocument): YamlCure | undefined {
  const problem = problemIn(text, document)
  if (!problem) return undefined
  const { at, isDouble, isOpen } = problem
  if (isDouble) return { at, reason: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.' }
  const lines = [...text.matchAll(/^.*$/gm)].map(({ index, 0: line }) => ({ index, line }))
  const told = lines.findLastIndex(({ index }) => index <= at)
  const rest = text.length - (lines[told + 1]?.index ?? text.length)
  const isRead = (fix: Edit, further: number) => {
    const mended = text.slice(0, fix.from) + fix.text + text.slice(fix.to)
    const next = problemIn(mended)
    return !next || mended.length - next.at <= further
  }
  /** How a line may be mended: the cures of it, each with its first repair after which YAML reads further. */
  const curesOf = (mends: readonly Mend[], number: number, further: number): YamlCure[] => {
    const { index = 0, line = '' } = lines[number] ?? {}
    const above = lines[number - 1]?.line ?? ''
    return mends.flatMap(({ find, says, to }) => {
      const found = find.exec(`${above}\n${line.trimEnd()}`)
      if (!found) return []
      const from = index - above.length - 1 + found.index
      const fixes = [to(found)].flat().map(better => replace(from, found[0].length, better))
      const fix = fixes.find(one => isRead(one, further))
      return [{ at: Math.max(from, index), reason: says(found, fix?.text ?? ''), fix }]
    })
  }
  if (isOpen)
    for (let number = told; number >= 0; number--) {
      const [cure] = curesOf(OPEN, number, rest)
      if (cure) return cure
    }
  // A repair after which nothing is wrong is surer than one that only leads on to the next mistake.
  for (const further of [-1, rest])
    for (const number of [told, told + 1, told - 1]) {
      const cure = curesOf(MENDS, number, further).find(({ fix }) => fix)
      if (cure) return cure
    }
  return { at, reason: FORM }
}
