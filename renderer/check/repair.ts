import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit, Problem } from '../../components/shapes'
import { only } from '../closest'
import { plainText } from '../content-files'
import { checkContent, rememberedCheck } from './check-content'
import { isHint } from './check-page'
import { offsetOf, withEdits } from './places'
import { balance } from './tag-balance'
import { renamed } from './tag-rules'
import { scanTags } from './tag-scanner'

/** One repair may uncover the next: a quoted attribute can then be read, and its name be wrong. */
const ROUNDS = 5

/** Repairs what is mechanical in all files of content/. Gives the files that were changed, with the number of places. */
export function repairContent(root = process.cwd()): { file: string; count: number }[] {
  const counts = new Map<string, number>()
  const before = new Map<string, { written: string; problems: readonly Problem[] }>()
  for (let round = 0; round < ROUNDS; round++) {
    const { pages, files } = checkContent(root, rememberedCheck)
    let changed = false
    for (const { file, problems } of [...pages, ...files]) {
      const written = readFileSync(join(root, file), 'utf8')
      const text = plainText(written)
      const cures = problems.map(problem => problem.edits ?? guessed(problem, text)).filter(edits => edits.length > 0)
      const repaired = withEdits(
        written,
        cures.flat().map(edit => inFile(written, edit)),
      )
      if (repaired === written) continue
      if (!before.has(file)) before.set(file, { written, problems })
      writeFileSync(join(root, file), repaired)
      counts.set(file, (counts.get(file) ?? 0) + cures.length)
      changed = true
    }
    if (!changed) break
  }
  for (const file of worse(before, root)) {
    writeFileSync(join(root, file), before.get(file)?.written ?? '')
    counts.delete(file)
  }
  return [...counts]
    .map(([file, count]) => ({ file, count }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
}

/** Files that are no better than before: what was taken for a slip is something else, and only a person can mend it. */
function worse(before: ReadonlyMap<string, { problems: readonly Problem[] }>, root: string): string[] {
  if (before.size === 0) return []
  const { pages, files } = checkContent(root, rememberedCheck)
  // What can only be told of a head that can be read is not new, it was unseen.
  const unseen = /^(?:head-short|head-long|title-again|description-again)$/
  const weight = (problems: readonly Problem[]) =>
    problems.filter(problem => !isHint(problem) && !unseen.test(problem.kind)).length
  return [...pages, ...files].flatMap(({ file, problems }) => {
    const first = before.get(file)
    if (!first) return []
    const unreadable = file.endsWith('.yaml') && problems.some(({ kind }) => kind.startsWith('yaml'))
    return unreadable || weight(problems) > weight(first.problems) ? [file] : []
  })
}

/** How many signs end the line here. */
function lineEnd(written: string, at: number): number {
  const [returns = ''] = /^\r+(?=\n)/.exec(written.slice(at, at + 9)) ?? []
  return returns.length + 1
}

/** Edits count in a text without BOM and with \n only; the file may have both, and keeps them. */
function inFile(written: string, { from, to, text }: Edit): Edit {
  const start = written.startsWith('\uFEFF') ? 1 : 0
  const at = (offset: number) => {
    let place = start
    for (let left = offset; left > 0; left--) place += written[place] === '\r' ? lineEnd(written, place) : 1
    return place
  }
  return { from: at(from), to: at(to), text: written.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text }
}

/** The word that was meant, where only one is near, and the words of what must not be bold. */
function guessed({ kind, data, ...place }: Problem, text: string): Edit[] {
  const from = offsetOf(text, place)
  if (kind === 'cell-marks') return unmarked(text, from)
  const written = (kind === 'unknown-tag' ? data.tag : kind === 'unknown-attribute' ? data.name : data.found) ?? ''
  const known = (kind === 'attribute-value' ? data.options : data.known) ?? ''
  const right = (written && data.meant) || (written && only(written, known.split(',').filter(Boolean)))
  if (!right) return []
  if (kind === 'unknown-tag') {
    const { pairs } = balance(text, scanTags(text).tokens)
    const pair = pairs.find(({ open }) => open.from === from)
    return pair
      ? [renamed(text, pair.open, right), renamed(text, pair.close, right)]
      : [renamed(text, { from, name: written }, right)]
  }
  if (kind === 'unknown-attribute') return [{ from, to: from + written.length, text: right }]
  if (kind !== 'attribute-value' && kind !== 'cell') return []
  const at = text.indexOf(kind === 'cell' ? written : `"${written}"`, from)
  const start = kind === 'cell' ? at : at + 1
  return at === -1 ? [] : [{ from: start, to: start + written.length, text: right }]
}

/** `**fett**` -> `fett`; a link stays, for its address would be lost. */
function unmarked(text: string, from: number): Edit[] {
  const [whole = '', , inner = ''] = /^(\*{1,3}|_{1,3})([^*_|\n]+)\1/.exec(text.slice(from, from + 400)) ?? []
  return whole ? [{ from, to: from + whole.length, text: inner }] : []
}
