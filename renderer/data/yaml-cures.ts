import { type Scalar, visit } from 'yaml'
import { beginningOf } from '../../shared/beginning'
import { bestOf, type Cure, curesOf, lineAt, type Mend } from './mends'
import { startOf } from './report'
import { type YamlDocument, yamlDocument } from './yaml-document'

/**
 * Where YAML cannot read a text, or reads it otherwise than meant. `isDouble`: a name that stands twice. `isOpen`: a bracket or a
 * quote that began here or above is not closed.
 */
type Problem = { at: number; isDouble?: boolean; isOpen?: boolean }

/** The first problem of a text. */
function problemIn(text: string, document = yamlDocument(text)): Problem | undefined {
  const problems: Problem[] = [...document.errors, ...document.warnings].map(
    ({ code, message, pos: [at] }) => ({
      // Where comments stand above a line, YAML gives the position of the first comment.
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
      // In our files every value is one line. A second line means that a value was wrapped, a list is indented too far, or a
      // quote is not closed.
      const more = text.slice(from, to).search(/\n[ \t]*\S/)
      if (more >= 0) problems.push({ at: from + more + 1, isOpen: type !== 'PLAIN' })
      // `title: Chatbot #1` loses what stands after the #. A path before a comment is complete: `/alt: /neu # 2026`.
      if (type === 'PLAIN' && /^[ \t]+#/.test(text.slice(to)) && !value.startsWith('/'))
        problems.push({ at: from })
    },
  })
  return problems.sort((one, other) => one.at - other.at)[0]
}

/** The name of a value: `title`, `/trial#preise`; not the beginning of `//www.firma.at`. */
const NAME = String.raw`(?!//)[\p{L}\d_/][\p{L}\d_/.#-]*`
/** From the end of the line above to the first word of the line: the blanks, and the dash of an entry. */
const START = String.raw`\n *(?:- |(?!- ))`
/** A lookbehind for where a value begins: after its name, or after the dash where no name stands. */
const VALUE = `(?<=${START}(?:${NAME}: +|(?!${NAME}:(?:\\s|$))))`
const row = (find: string) => new RegExp(find, 'gu')
const ruleId = 'yaml-form'

/** What people do wrong in a line, the likeliest first. Above each pattern stands what it finds. */
const MENDS: readonly Mend[] = [
  {
    ruleId,
    // `path:/trial`: a name and a colon with no blank behind it
    find: row(`(?<=${START}(${NAME})):(?=[^ \\n])`),
    says: ([, name]) => `Nach „${name}:“ fehlt ein Leerzeichen.`,
    to: () => ': ',
  },
  {
    ruleId,
    // Below an entry or a name: `-Preise` or `– Preise`, another dash than `- `; or below an entry `Preise`, a value with no dash.
    find: row(
      `(?<=^ *(?:- .*|.*:)\\n *)[-–—•*] *(?=[^\\s-])|(?<=^ *- .*\\n *)(?=[^\\s-])(?!${NAME}:(?: |$))`,
    ),
    says: () => 'Ein Eintrag beginnt mit einem Strich und einem Leerzeichen: „- “.',
    to: () => '- ',
  },
  {
    ruleId,
    // The blanks or tabs before the first word; group 1 are the blanks of the line above, group 2 its dash. Tried are: two blanks
    // more than above, below the word behind the dash, as above, none.
    find: row('(?<=^( *)(- |).*?\\n)[ \\t]*(?=\\S)'),
    says: ([blanks], better) =>
      blanks?.includes('\t')
        ? 'Ein Tabulator rückt hier ein. Nehmen Sie Leerzeichen.'
        : `Diese Zeile ist anders eingerückt als ihre Nachbarn. Sie beginnt ${better ? `mit ${better.length} Leerzeichen` : 'ganz links'}.`,
    to: ([, above = '', dash = '']) => [`${above}  `, above + dash.replace('-', ' '), above, ''],
  },
  {
    ruleId,
    // The line break behind a value that goes on in this line: below `text: Wir sind` stands `in Graz.`
    find: row(
      `(?<=^ *(?:- |(?:- )?${NAME}: +)[^"'[{|>&*\\s].*)\\n\\s*(?=[\\p{L}\\p{N}„(])(?!${NAME}:(?:\\s|$))`,
    ),
    says: () =>
      'Der Wert aus der Zeile darüber geht hier weiter. Schreiben Sie ihn in eine Zeile; soll hier eine neue Angabe stehen, beginnt sie mit „name: “ oder „- “.',
    to: () => ' ',
  },
  {
    ruleId,
    // `{ label: Demo path: /trial }`: blanks before a second name in braces, with no comma
    find: row(`(?<=\\n.*[{,] *${NAME}: +[^\\s,:{}"][^,:{}"]*?)\\s+(?=(${NAME}):\\s)`),
    says: ([, name]) => `Vor „${name}“ fehlt ein Komma.`,
    to: () => ', ',
  },
  {
    ruleId,
    // `[groß,, normal]`: a comma before a comma. `{ label: Demo }}`: a bracket at the end of the line
    find: /,(?=\s*,)|[}\]](?=\s*$)/g,
    says: ([sign]) => `Das Zeichen ${sign} ist hier zu viel. Löschen Sie es.`,
    to: () => '',
  },
  {
    ruleId,
    // `text: "Er sagt "ja""`: quotes within quotes. `text: Er sagt "ja"`: a quote at the end alone
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
    // `{ label: Neu: Demo, path: /trial }`: a value in braces with a colon and a blank in it
    find: row(`(?<=\\n.*[{,] *${NAME}: +)[^\\s,{}[\\]"][^,{}[\\]"]*:\\s[^,{}[\\]"]*?(?=\\s*[,}])`),
    says: ([value = '']) => quotesSentence(value),
    to: ([value = '']) => `"${value}"`,
  },
  {
    ruleId,
    // A whole value that YAML takes for something else: it begins with a sign of YAML (`[Neu] Demo`), has a colon and a blank in it
    // (`Preise: Chatbot`), a colon at its end, or a blank and # (`Chatbot #1`).
    find: row(`${VALUE}(?!\\{ *${NAME}:)(?:[^\\p{L}\\p{N}\\s"'„/].*|\\S.*?(?:: .*|:| #.*))$`),
    says: ([value = '']) => quotesSentence(value),
    to: ([value = '']) => `"${value}"`,
  },
  {
    ruleId,
    // `title Kurse`, `demo { label: Demo }`: the place behind a name with no colon
    find: row(`(?<=${START}(${NAME}))(?=\\s|$)`),
    says: ([, name]) => `Nach „${name}“ fehlt der Doppelpunkt.`,
    to: () => ':',
  },
]

/** What begins in a line and is never closed. */
const OPEN: readonly Mend[] = [
  {
    ruleId,
    // The last `"` of a line with an odd number of them, up to the end; or a `'` that begins a value.
    find: /(?<=\n[^"\n]*(?:"[^"\n]*"[^"\n]*)*)"[^"\n]*$|(?<=\n.*[:-] )'[^'\n]*$/g,
    says: ([value = '']) =>
      `Das Anführungszeichen ${value[0]} wird in dieser Zeile nicht geschlossen. Setzen Sie ${value[0]} auch ans Ende des Werts.`,
    to: ([value = '']) => `${value}${value[0]}`,
  },
  {
    ruleId,
    // The last `{` or `[` of a line, up to the end or to the `}` around it.
    find: /\{[^{}\n]*$|\[[^[\]{}\n]*?(?=\s*\}?$)/g,
    says: ([value = '']) =>
      `Die Klammer ${value[0]} wird nicht geschlossen. Ans Ende gehört ${closing(value)}.`,
    to: ([value = '']) => `${value} ${closing(value)}`,
  },
]

/** The last line of a list that began above it, and is not closed: YAML stops in the line below. */
const LAST_OF_LIST: readonly Mend[] = [
  {
    ruleId,
    // The end of a line with no bracket, and its comma
    find: row('(?<=\\n +(?!- )[^:\\[\\]{}]*[^\\s,:\\[\\]{}]),?$'),
    says: () => 'Die Liste, die darüber beginnt, wird nicht geschlossen. Ans Ende gehört ].',
    to: () => ']',
  },
]
const closing = ([sign]: string) => (sign === '[' ? ']' : '}')

/** The sentence for a value that must be put in quotes. */
export function quotesSentence(value: string): string {
  const [sign = ''] = /^[^\p{L}\p{N}„]/u.exec(value) ?? /[:#,]/.exec(value) ?? []
  const shown = value.length > 60 ? `${beginningOf(value, 40)} …` : value
  return `Das Zeichen ${sign} hat in diesem Wert eine eigene Bedeutung. Setzen Sie ihn ganz in gerade Anführungszeichen: "${shown}".`
}

const FORM =
  'Diese Zeile passt nicht zu denen daneben. Je Zeile steht „name: Wert“ oder „- Wert“, gleich weit eingerückt wie ihre Nachbarn.'

/** The first mistake of a text, with the repair after which YAML reads the most. */
export function cureOf(text: string, document?: YamlDocument): Omit<Cure, 'unread'> | undefined {
  const problem = problemIn(text, document)
  if (!problem) return undefined
  const { at, isDouble, isOpen } = problem
  if (isDouble)
    return { ruleId, at, reason: 'Diese Angabe steht zweimal. Löschen Sie eine der beiden.' }
  const told = lineAt(text, at)
  const restOfLine = text.slice(at).split('\n', 1)[0]?.length ?? 0
  // A repair that only moves the problem to the end of the same line does not help.
  const unreadIn = (one: string) => {
    // Also in the last line, where nothing stands behind it, something is unread.
    if (one === text) return Math.max(1, text.length - at - restOfLine)
    const next = problemIn(one)
    return next ? one.length - next.at + 1 : 0
  }
  const curesIn = (mends: readonly Mend[], number: number) => curesOf(mends, text, number, unreadIn)
  // What is not closed may have begun in any line above.
  if (isOpen) {
    const last = bestOf(curesIn(LAST_OF_LIST, told - 1))
    if (last) return last
    for (let number = told; number >= 0; number--) {
      const [cure] = curesIn(OPEN, number)
      if (cure) return cure
    }
  }
  // YAML may notice a mistake a line later or earlier than where it is.
  const cure = bestOf([told, told + 1, told - 1].flatMap(number => curesIn(MENDS, number)))
  return cure ?? { ruleId, at, reason: FORM }
}
