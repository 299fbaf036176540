import { spawnSync } from 'node:child_process'

/** What became of a page between two states; `before` is the address that a moved one had. */
type Change = { name: string; kind: 'changed' | 'new' | 'gone' | 'moved'; before?: string }
/** Lines that read differently, and on which pages: what several share, such as a price, stands once. */
type Difference = { names: string[]; lines: string }
export type Changes = { changes: Change[]; differences: Difference[] }

/** An amount, a span or a length of time is one word, as it is read. */
const WORD = '[0-9][0-9.,:–-]*( ?(€|%|Tage?n?|Stunden?|Minuten?|Uhr))?|[^[:space:]]+'
const OPTIONS = ['--no-index', '--no-prefix', '--no-color', '--unified=0', '--find-renames=40%']

/** Compares the texts in `before` and `after`, two folders in `folder`, word by word. */
export function compare(folder: string): Changes {
  const words = ['--word-diff=plain', `--word-diff-regex=${WORD}`]
  // Names with umlauts stay as they are.
  const diff = ['-c', 'core.quotePath=false', 'diff', ...OPTIONS, ...words, 'before', 'after']
  const { stdout } = spawnSync('git', diff, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const changes: Change[] = []
  const found = new Map<string, { names: string[]; heading: string }>()
  for (const file of stdout.split(/^diff --git /m).slice(1)) {
    const [head = '', ...hunks] = file.split(/^@@ .* @@/m)
    const change = changeOf(head)
    changes.push(change)
    // The words of a page that is gone are known.
    for (const hunk of change.kind === 'gone' ? [] : hunks) {
      const [, heading = '', lines = ''] = /^(.*\n)([\s\S]*)$/.exec(hunk) ?? []
      const names = [...(found.get(lines)?.names ?? []), change.name]
      // Each page has it under a heading of its own.
      found.set(lines, { names, heading: names.length > 1 ? '' : heading.trimStart() })
    }
  }
  return { changes, differences: together(found) }
}

/** Reads the lines that git prints before the first hunk of a file. */
function changeOf(head: string): Change {
  const [paths = ''] = head.split('\n')
  const [from = '', to = ''] = paths.replace(/^before/, '').split(/ (?:before|after)(?=\/)/)
  const nameOf = (path: string) => path.replace(/^after/, '').replace(/^\/index$/, '/')
  const name = nameOf(to)
  if (/^new file/m.test(head)) return { name, kind: 'new' }
  if (/^deleted file/m.test(head)) return { name, kind: 'gone' }
  return from === to ? { name, kind: 'changed' } : { name, kind: 'moved', before: nameOf(from) }
}

/** Differences of the same pages stand together, in the order of the pages. */
function together(found: ReadonlyMap<string, { names: string[]; heading: string }>): Difference[] {
  const groups = new Map<string, Difference>()
  for (const [lines, { names, heading }] of found) {
    const before = groups.get(names.join())?.lines ?? ''
    groups.set(names.join(), { names, lines: `${before}${heading}${lines}` })
  }
  return [...groups.values()]
}
