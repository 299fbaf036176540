import { type Scalar, visit } from 'yaml'
import { beginningOf } from '../../shared/beginning'
import { bestOf, type Cure, curesOf, lineAt, type Mend } from './mends'
import { startOf } from './report'
import { type YamlDocument, yamlDocument } from './yaml-document'

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

const NAME = String.raw`(?!//)[\p{L}\d_/][\p{L}\d_/.#-]*`
/** Where a line begins, behind the line above it, and where the value in it does. */
const START = String.raw`\n *(?:- |(?!- ))`
const VALUE = `(?<=${START}(?:${NAME}: +|(?!${NAME}:(?:\\s|$))))`
const row = (find: string) => new RegExp(find, 'gu')
const ruleId = 'yaml-form'

/** What people do to a line, the surest first. */
const MENDS: readonly Mend[] = [
  {
    ruleId,
    // `path:/trial`
    find: row(`(?<=${START}(${NAME})):(?=[^ \\n])`),
    says: ([, name = '']) => gluedSentence(name),
    to: () => ': ',
  },
  {
    ruleId,
    // `title = Preise`
    find: row(`(?<=${START}(${NAME})) *= *`),
    says: ([, name]) => `Zwischen „${name}“ und seinem Wert steht ein Doppelpunkt, kein =.`,
    to: () => ': ',
  },
  {
    ruleId,
    // `-Preise`, `– Preise`, or `Preise` below `- Angebote`
    find: row(
      `(?<=^ *(?:- .*|.*:)\\n *)[-–—•*] *(?=[^\\s-])|(?<=^ *- .*\\n *)(?=[^\\s-])(?!${NAME}:(?: |$))`,
    ),
    says: () => 'Ein Eintrag beginnt mit einem Strich und einem Leerzeichen: „- “.',
    to: () => '- ',
  },
  {
    ruleId,
    find: row('(?<=^( *)(- |).*?\\n)[ \\t]*(?=\\S)'),
    says: ([blanks], better) =>
      blanks?.includes('\t')
        ? 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.'
        : `Diese Zeile ist anders eingerückt als ihre Nachbarn. Sie beginnt ${better ? `mit ${better.length} Leerzeichen` : 'ganz links'}.`,
    to: ([, above = '', dash = '']) => [`${above}  `, above + dash.replace('-', ' '), above, ''],
  },
  {
    ruleId,
    // A value that goes on in this line; a note of somebody does not.
    find: row(
      `(?<=^ *(?:- |(?:- )?${NAME}: +)[^"'[{|>&*\\s].*)\\n\\s*(?=[\\p{L}\\p{N}„(])(?!${NAME}:(?:\\s|$))`,
    ),
    says: () =>
      'Der Wert aus der Zeile darüber geht hier weiter. Schreiben Sie ihn in eine Zeile; soll hier eine neue Angabe stehen, beginnt sie mit „name: “ oder „- “.',
    to: () => ' ',
  },
  {
    ruleId,
    // `{ label: Demo path: /trial }`
    find: row(`(?<=\\n.*[{,] *${NAME}: +[^\\s,:{}"][^,:{}"]*?);?\\s+(?=(${NAME}):\\s)`),
    says: ([, name]) => `Vor „${name}“ fehlt ein Komma.`,
    to: () => ', ',
  },
  {
    ruleId,
    // `[groß,, normal]`, `{ label: Demo }}`
    find: /,(?=\s*,)|[}\]](?=\s*$)/g,
    says: ([sign]) => `Das Zeichen ${sign} ist hier zu viel. Löschen Sie es.`,
    to: () => '',
  },
  {
    ruleId,
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
    ruleId,
    find: row(`${VALUE}\\*\\*.*$`),
    says: () => 'Fett gibt es hier nicht. Löschen Sie die Zeichen **.',
    to: ([value = '']) => value.replaceAll('**', ''),
  },
  {
    ruleId,
    // `button: label: Demo, path: /trial }`
    find: row(
      `(?:(?<=${START}${NAME}: +)|(?<=${START})(?!${NAME}: +${NAME}: ))(?=${NAME}: .*\\}$)`,
    ),
    says: () => 'Am Anfang fehlt hier die Klammer {.',
    to: () => '{ ',
  },
  {
    ruleId,
    // `{ label: Neu: Demo, path: /trial }`
    find: row(`(?<=\\n.*[{,] *${NAME}: +)[^\\s,{}[\\]"][^,{}[\\]"]*:\\s[^,{}[\\]"]*?(?=\\s*[,}])`),
    says: ([value = '']) => quotesSentence(value),
    to: ([value = '']) => `"${value}"`,
  },
  {
    ruleId,
    // `title: Preise: Chatbot`, `title: Chatbot #1`, `title: [Neu] Demo`
    find: row(`${VALUE}(?!\\{ *${NAME}:)(?:[^\\p{L}\\p{N}\\s"'„/].*|\\S.*?(?:: .*|:| #.*))$`),
    says: ([value = '']) => quotesSentence(value),
    to: ([value = '']) => `"${value}"`,
  },
  {
    ruleId,
    // `title Kurse`, `demo { label: Demo }`
    find: row(`(?<=${START}(${NAME}))(?=\\s|$)`),
    says: ([, name]) => `Nach „${name}“ fehlt der Doppelpunkt.`,
    to: () => ':',
  },
]

/** What was begun in a line and is never closed. */
const OPEN: readonly Mend[] = [
  {
    ruleId,
    find: /(?<=\n[^"\n]*(?:"[^"\n]*"[^"\n]*)*)"[^"\n]*$|(?<=\n.*[:-] )'[^'\n]*$/g,
    says: ([value = '']) =>
      `Das Anführungszeichen ${value[0]} wird in dieser Zeile nicht geschlossen. Setzen Sie ${value[0]} auch ans Ende des Werts.`,
    to: ([value = '']) => `${value}${value[0]}`,
  },
  {
    ruleId,
    find: /\{[^{}\n]*$|\[[^[\]{}\n]*?(?=\s*\}?$)/g,
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
  const shown = value.length > 60 ? `${beginningOf(value, 40)} …` : value
  return `Das Zeichen ${sign} hat in diesem Wert eine eigene Bedeutung. Setzen Sie ihn ganz in gerade Anführungszeichen: "${shown}".`
}

const FORM =
  'Diese Zeile passt nicht zu denen daneben. Je Zeile steht „name: Wert“ oder „- Wert“, gleich weit eingerückt wie ihre Nachbarn.'

/** The first mistake of a text, with the repair after which YAML reads on. */
export function cureOf(text: string, document?: YamlDocument): Omit<Cure, 'unread'> | undefined {
  const problem = problemIn(text, document)
  if (!problem) return undefined
  const { at, isDouble, isOpen } = problem
  if (isDouble)
    return { ruleId, at, reason: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.' }
  const told = lineAt(text, at)
  const line = text.slice(at).split('\n', 1)[0]?.length ?? 0
  // What is read only to the end of the same line is not read further.
  const unreadIn = (one: string) => {
    if (one === text) return text.length - at - line
    const next = problemIn(one)
    return next ? one.length - next.at + 1 : 0
  }
  const curesIn = (mends: readonly Mend[], number: number) => curesOf(mends, text, number, unreadIn)
  if (isOpen)
    for (let number = told; number >= 0; number--) {
      const [cure] = curesIn(OPEN, number)
      if (cure) return cure
    }
  const cure = bestOf([told, told + 1, told - 1].flatMap(number => curesIn(MENDS, number)))
  return cure ?? { ruleId, at, reason: FORM }
}
