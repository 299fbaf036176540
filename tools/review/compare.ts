import { spawnSync } from 'node:child_process'
import { LINE_END } from './lines'

/** Words that changed, old ones in `[-…-]`, new ones in `{+…+}`, and the headings and names that they stand under. */
export type Line = { place: string; words: string }

/** How a page reads differently: what happened to it and its name, its changed lines; `isNew` if the whole page is new. */
export type Change = {
  title: string
  name: string
  isNew?: boolean
  lines: Line[]
}

/**
 * What counts as one word: an amount with its sign, a span („9:00–17:00 Uhr“), a length of time („14 Tage“), else what stands
 * between blanks without the marks at its end, and these marks.
 */
const WORD =
  '[0-9]([0-9.,:–-]*[0-9])?( ?(€|%|Tage?n?|Stunden?|Minuten?|Uhr))?|[^[:space:]]*[^[:space:],.;:!?]|[,.;:!?]+'
/** Options of `git diff`. It prints whole files, because the heading of a changed line may be far above it. */
const OPTIONS = [
  ...['--no-index', '--no-prefix', '--no-color', '--unified=1000000', '--find-renames=40%'],
  ...['--word-diff=plain', `--word-diff-regex=${WORD}`],
]

/** Compares the texts in `before` and `after`, two folders in `folder`, word by word. */
export function compare(folder: string): Change[] {
  // Names with umlauts stay as they are.
  const diff = ['-c', 'core.quotePath=false', 'diff', ...OPTIONS, 'before', 'after']
  const { stdout } = spawnSync('git', diff, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const changes = stdout.split(/^diff --git /m).slice(1)
  return changes
    .map(changeOf)
    .filter(({ title, lines }) => lines.length > 0 || !title.startsWith('Anders'))
}

/** Reads what git prints of one file. */
function changeOf(file: string): Change {
  const [head = '', ...hunks] = file.split(/^@@ .* @@.*\n/m)
  const [paths = ''] = head.split('\n')
  const [from = '', to = ''] = paths.replace(/^before/, '').split(/ (?:before|after)(?=\/)/)
  const nameOf = (path: string) => path.replace(/^after/, '').replace(/^\/index$/, '/')
  const name = nameOf(to)
  // Nobody needs to read the words of a page that is gone.
  if (/^deleted file/m.test(head)) return { title: `Weg: ${name}`, name, lines: [] }
  const lines = changedLines(withoutEnds(hunks.join('')).split('\n'))
  if (/^new file/m.test(head)) return { title: `Neu: ${name}`, name, isNew: true, lines }
  if (from === to) return { title: `Anders: ${name}`, name, lines }
  return { title: `Verschoben: ${name}, bisher ${nameOf(from)}`, name, lines }
}

/** What a line with changes says with them. */
const newWords = (line: string) => line.replace(/\[-.*?-\]/g, '').replace(/\{\+(.*?)\+\}/g, '$1')

const ENDS = new RegExp(` ?${LINE_END}`, 'g')
const withoutEnds = (text: string) => text.replace(ENDS, '').replace(/\[--\]|\{\+\+\}/g, '')

/** The lines with changes. A line that begins with # names those below it, as a heading does. */
function changedLines(written: readonly string[]): Line[] {
  const names = Array.from({ length: 6 }, () => '')
  return written.flatMap(line => {
    const [, level, name = ''] = /^(#{1,6})(?: (.*)|$)/.exec(newWords(line).trim()) ?? []
    if (level) names.fill('', level.length - 1)
    // The title of the page is known by its address.
    const place = names.slice(1).filter(Boolean).join(' › ')
    if (level) names[level.length - 1] = name
    const words = line.replace(/^(\[-|\{\+)?#{1,6} ?/, '$1')
    const isChanged = /\[-.+-\]|\{\+.+\+\}/.test(words)
    return isChanged ? [{ place, words: words.trim() }] : []
  })
}
