import { spawnSync } from 'node:child_process'

/** How a page reads differently: what became of it, with its name, and the words, old ones in `[-…-]`, new ones in `{+…+}`. */
type Change = { title: string; name: string; lines: string }

/** An amount, a span or a length of time is one word, as it is read. */
const WORD = '[0-9][0-9.,:–-]*( ?(€|%|Tage?n?|Stunden?|Minuten?|Uhr))?|[^[:space:]]+'
const OPTIONS = ['--no-index', '--no-prefix', '--no-color', '--unified=0', '--find-renames=40%']

/** Compares the texts in `before` and `after`, two folders in `folder`, word by word. */
export function compare(folder: string): Change[] {
  const words = ['--word-diff=plain', `--word-diff-regex=${WORD}`]
  // Names with umlauts stay as they are.
  const diff = ['-c', 'core.quotePath=false', 'diff', ...OPTIONS, ...words, 'before', 'after']
  const { stdout } = spawnSync('git', diff, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return stdout
    .split(/^diff --git /m)
    .slice(1)
    .map(changeOf)
}

/** Reads what git prints of one file; behind `@@ … @@` stands the heading above the words. */
function changeOf(file: string): Change {
  const [head = '', ...hunks] = file.split(/^@@ .* @@ ?/m)
  const [paths = ''] = head.split('\n')
  const [from = '', to = ''] = paths.replace(/^before/, '').split(/ (?:before|after)(?=\/)/)
  const nameOf = (path: string) => path.replace(/^after/, '').replace(/^\/index$/, '/')
  const name = nameOf(to)
  // The words of a page that is gone are known.
  if (/^deleted file/m.test(head)) return { title: `Weg: ${name}`, name, lines: '' }
  const lines = hunks.join('').trim()
  if (/^new file/m.test(head)) return { title: `Neu: ${name}`, name, lines }
  if (from === to) return { title: `Anders: ${name}`, name, lines }
  return { title: `Verschoben: ${name}, bisher ${nameOf(from)}`, name, lines }
}

type ReportOptions = {
  /** The earlier state, as it was asked for. */
  rev: string
  /** Whether both states could be built; if not, the files of content/ are compared. */
  isBuilt: boolean
  /** For a comment on GitHub. */
  markdown?: boolean
}

/** GitHub takes 65 536 characters, and a link stands above. */
const LONGEST = 60_000

const NOT_BUILT =
  'So lässt sich die Website nicht bauen, „npm run check“ sagt, warum. Verglichen sind darum die Dateien von content/, wie sie geschrieben sind.\n'

/** What reads differently, page by page. */
export function report(
  changes: readonly Change[],
  { rev, isBuilt, markdown }: ReportOptions,
): string {
  const start = changes.length === 0 ? 'Kein Wort ändert sich' : 'Das ändert sich'
  const body = [
    changes.map(({ title }) => title).join('\n'),
    ...changes.map(({ name, lines }) => lines && `${name}\n${lines}`),
  ].filter(Boolean)
  const intro = `${start} für Besucher, verglichen mit ${rev}.\n${isBuilt ? '' : NOT_BUILT}`
  if (body.length === 0) return intro
  const text = body.join('\n\n')
  return `${intro}\n${markdown ? fenced(text) : text}\n`
}

/** In a fence that no words of the site can close. */
function fenced(text: string): string {
  const longest = Math.max(...[...text.matchAll(/~+/g)].map(([run]) => run.length), 2)
  const fence = '~'.repeat(longest + 1)
  const rest = '… Zu lang für einen Kommentar. Alles zeigt „npm run review“.'
  const short = text.length < LONGEST ? text : `${text.slice(0, LONGEST)}\n${rest}`
  return `${fence}text\n${short}\n${fence}`
}
