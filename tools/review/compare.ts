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
  return withoutEchoes(changes.map(changeOf)).filter(
    ({ title, lines }) => lines.length > 0 || !title.startsWith('Anders'),
  )
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

/** What a line with changes says without them, and with them. */
export const oldWords = (line: string) =>
  line.replace(/\{\+.*?\+\}/g, '').replace(/\[-(.*?)-\]/g, '$1')
export const newWords = (line: string) =>
  line.replace(/\[-.*?-\]/g, '').replace(/\{\+(.*?)\+\}/g, '$1')

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
    return isChanged ? [{ place, words: withPicture(words.trim()) }] : []
  })
}

/** `Bild [-/a.svg #1-]{+/b.svg #2+}` -> `Bild getauscht: /a.svg, jetzt /b.svg`; digests are for comparing alone. */
function withPicture(words: string): string {
  const read = (line: string) => /^(Bild|Film) (\S+) ?(?:#\w*)?$/.exec(line.trim())
  const [before, after] = [read(oldWords(words)), read(newWords(words))]
  if (!before || !after) return words.replace(/^(\W*(?:Bild|Film) \S+) #\w{6}/, '$1')
  const [, kind, old] = before
  const now = after[2] === old ? 'eine andere Datei unter diesem Namen' : after[2]
  return `${kind} getauscht: ${old}, jetzt ${now}`
}

/** Leaves out lines of .yaml files whose change is also seen on a page. */
function withoutEchoes(changes: readonly Change[]): Change[] {
  const isFacts = ({ name }: Change) => name.startsWith('/content/')
  const shown = changes
    .filter(change => !isFacts(change))
    .flatMap(({ lines }) => lines.map(({ words }) => [oldWords(words), newWords(words)] as const))
  const isShown = ({ words }: Line) => {
    // No page shows the name before a value, nor a value that is a [placeholder].
    const textOf = (line: string) => line.trim().replace(/^(?:[\w-]+: )?(?:\[.*\]$)?/, '')
    const [before, after] = [textOf(oldWords(words)), textOf(newWords(words))]
    return shown.some(([old, now]) => {
      if (!old.includes(before) || !now.includes(after)) return false
      // Words that are new must be new on the page too, and words that are gone must be gone there.
      if (before === '') return !old.includes(after)
      return after !== '' || !now.includes(before)
    })
  }
  return changes.map(change =>
    isFacts(change) ? { ...change, lines: change.lines.filter(line => !isShown(line)) } : change,
  )
}
