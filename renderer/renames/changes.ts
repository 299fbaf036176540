import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Edit } from '../../components/shapes'
import type { CheckedContent } from '../check/check-content'
import { asWritten, fileOf, plainText } from '../content-files'
import { escapeRegExp, replace } from '../data/diagnose'

/** What changes in one file of content/. `to` is its new name, empty when it goes; offsets count as in `plainText`. */
export type FileChange = { file: string; edits: Edit[]; to?: string }

const REDIRECTS = 'content/redirects.yaml'

/**
 * The changes that rename the page at `from` to `to`: its file, its canonical, every link, menu line and question that names it, a
 * redirect. `writeChanges` writes them. A page with an already renamed file gets the other changes.
 */
export function renamePage(content: CheckedContent, from: string, to: string): FileChange[] {
  const changes = changesOf(content, (file, text) => [
    ...addressesIn(file, text, from).map(at => replace(at, from.length, to)),
    ...(file === REDIRECTS ? redirectTo(text, from, to) : []),
  ])
  return changes.map(change => (change.file === fileOf(from) ? { ...change, to: fileOf(to) } : change))
}

/** The changes that lead links to the anchor `from` of a page to `to`, after its heading was renamed. */
export function renameAnchor(content: CheckedContent, url: string, from: string, to: string): FileChange[] {
  const own = new RegExp(`(?<=\\(#)${from}(?=\\))`, 'g')
  return changesOf(content, (file, text) => [
    ...addressesIn(file, text, `${url}#${from}`).map(at => replace(at + url.length + 1, from.length, to)),
    ...[...(file === fileOf(url) ? text.matchAll(own) : [])].map(({ index }) => replace(index, from.length, to)),
  ])
}

/**
 * The changes that delete the page at `url`: its file, its questions and menu lines. Links to it, and menu lines that a menu
 * needs, lead to `target`, as its old address does.
 */
export function deletePage(content: CheckedContent, url: string, target: string): FileChange[] {
  const path = escapeRegExp(url)
  const line = ` *- \\{.*\\bpath: ${path}(?:#[\\w-]*)?[ ,}].*\\n`
  const lines: Record<string, RegExp> = {
    'content/emilia/questions.yaml': new RegExp(`^${path}(?:#.*)?:\\n(?: .*\\n?)*`, 'gm'),
    // One of several: its neighbour is an entry as well.
    'content/navigation.yaml': new RegExp(`(?<=\\n *- \\{.*\\n)${line}|(?<=\\n)${line}(?= *- \\{)`, 'g'),
  }
  const changes = changesOf(content, (file, text) => {
    if (file === fileOf(url)) return []
    const cuts = [...text.matchAll(lines[file] ?? /$^/g)].map(({ 0: cut, index }) => replace(index, cut.length, ''))
    const isCut = (at: number) => cuts.flat().some(({ from, to }) => from <= at && at < to)
    const links = addressesIn(file, text, url).filter(at => !isCut(at))
    return [
      ...cuts,
      ...links.map(at => replace(at, /^[\w/#-]*/.exec(text.slice(at))?.[0].length ?? 0, target)),
      ...(file === REDIRECTS ? redirectTo(text, url, target) : []),
    ]
  })
  const own = content.pages.filter(({ file }) => file === fileOf(url))
  return [...changes, ...own.map(({ file }) => ({ file, edits: [], to: '' }))]
}

/** The changes that rename a package in all sentences. `of="PRO"` and heads of tables keep the first name, which identifies it. */
export function renamePackage(content: CheckedContent, from: string, to: string): FileChange[] {
  // The longer name first: where „PRO“ becomes „PRO PLUS“, a „PRO PLUS“ already is right.
  const names = [from, to].map(escapeRegExp).sort((one, other) => other.length - one.length)
  const named = new RegExp(`(?<![\\p{L}\\d]|of="|^\\| Leistung.*)(?:${names.join('|')})(?![\\p{L}\\d])`, 'gmu')
  return changesOf(content, (_, text) =>
    [...text.matchAll(named)].filter(([name]) => name === from).map(({ index }) => replace(index, from.length, to)),
  )
}

/** Writes changes to disk. */
export function writeChanges(changes: readonly FileChange[], root = process.cwd()): void {
  for (const { file, edits, to } of changes) {
    const path = join(root, file)
    const written = readFileSync(path, 'utf8')
    if (edits.length > 0) writeFileSync(path, asWritten(withEdits(plainText(written), edits), written))
    if (to === '') rmSync(path)
    else if (to) {
      mkdirSync(dirname(join(root, to)), { recursive: true })
      renameSync(path, join(root, to))
    }
  }
}

/** A text with all edits made. Of two that touch the same characters the first counts. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let done = 0
  for (const { from, to, text: words } of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (from < done) continue
    result += text.slice(done, from) + words
    done = to
  }
  return result + text.slice(done)
}

function changesOf({ pages, files }: CheckedContent, edit: (file: string, text: string) => Edit[][]): FileChange[] {
  return [...pages, ...files]
    .map(({ file, text }) => ({ file, edits: edit(file, text).flat() }))
    .filter(({ edits }) => edits.length > 0)
}

/** Where a text names an address: in links, boxes, menus and questions it looks the same. What redirects.yaml leads on stays. */
function addressesIn(file: string, text: string, address: string): number[] {
  const isKept = (at: number) => file === REDIRECTS && (at === 0 || text[at - 1] === '\n')
  const found = [...text.matchAll(new RegExp(`(?<![\\w/.-])${escapeRegExp(address)}(?![\\w/-]|\\.\\w)`, 'g'))]
  return found.map(({ index }) => index).filter(at => !isKept(at))
}

/** A line in redirects.yaml, instead of one that would hide the page. */
function redirectTo(text: string, from: string, to: string): Edit[][] {
  const hides = new RegExp(`(?:^|\\n)${escapeRegExp(to)}:.*`).exec(text)
  const end = text.trimEnd().length
  return [
    hides ? replace(hides.index, hides[0].length, '') : [],
    new RegExp(`^${escapeRegExp(from)}:`, 'm').test(text) ? [] : replace(end, text.length - end, `\n${from}: ${to}\n`),
  ]
}
