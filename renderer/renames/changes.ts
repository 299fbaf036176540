import { isMap, isNode, isScalar, visit } from 'yaml'
import type { CheckedContent } from '../check/check-content'
import type { CheckedPage } from '../check/page/check-page'
import { fileOf } from '../content-files'
import { type Edit, escapeRegExp, replace, startOf } from '../data/diagnose'
import type { FileChange } from '../data/file-changes'
import { yamlDocument } from '../data/read-yaml'
import { linkTargets } from '../page/link-targets'

const REDIRECTS = 'content/redirects.yaml'

/**
 * The changes that rename the page at `from` to `to`: its file, its canonical, every link, menu line and question that names it, a
 * redirect. `writeChanges` writes them. A page with an already renamed file gets the other changes.
 * @throws Error for the home page
 */
export function renamePage(content: CheckedContent, from: string, to: string): FileChange[] {
  refuseHome(from)
  const changes = changesOf(content, checked => [
    ...targetsOf(checked)
      .filter(({ address }) => pathOf(address) === from)
      .map(({ at }) => replace(at, from.length, to)),
    ...(checked.file === REDIRECTS ? redirectTo(checked.text, from, to) : []),
  ])
  return changes.map(change =>
    change.file === fileOf(from) ? { ...change, to: fileOf(to) } : change,
  )
}

/** The changes that lead links to the anchor `from` of a page to `to`, after its heading was renamed. */
export function renameAnchor(
  content: CheckedContent,
  url: string,
  from: string,
  to: string,
): FileChange[] {
  return changesOf(content, checked => {
    const own = checked.file === fileOf(url) ? `#${from}` : undefined
    return targetsOf(checked)
      .filter(({ address }) => address === `${url}#${from}` || address === own)
      .map(({ at, address }) => replace(at + address.length - from.length, from.length, to))
  })
}

/**
 * The changes that delete the page at `url`: its file, its questions and menu lines. Links to it, and menu lines that a menu
 * needs, lead to `target`, as its old address does.
 * @throws Error for the home page
 */
export function deletePage(content: CheckedContent, url: string, target: string): FileChange[] {
  refuseHome(url)
  const changes = changesOf(content, checked => {
    const { file, text } = checked
    if (file === fileOf(url)) return []
    const cuts = linesOf(file, text, url)
    const isCut = (at: number) => cuts.some(({ from, to }) => from <= at && at < to)
    const links = targetsOf(checked).filter(
      ({ at, address }) => pathOf(address) === url && !isCut(at),
    )
    return [
      cuts,
      ...links.map(({ at, address }) => replace(at, address.length, target)),
      ...(file === REDIRECTS ? redirectTo(text, url, target) : []),
    ]
  })
  const own = content.pages.filter(({ file }) => file === fileOf(url))
  return [...changes, ...own.map(({ file }) => ({ file, edits: [], to: '' }))]
}

/** The home page has no other address, and no site is without one. */
function refuseHome(url: string): void {
  if (url === '/')
    throw new Error(
      'Die Startseite (content/index.mdx) behält ihre Adresse und kann nicht gelöscht werden. Ändern Sie ihren Text, oder legen Sie eine neue Seite an.',
    )
}

/** The changes that rename a package in all sentences. `of="PRO"` and heads of tables keep the first name, which identifies it. */
export function renamePackage(content: CheckedContent, from: string, to: string): FileChange[] {
  // The longer name first: where „PRO“ becomes „PRO PLUS“, a „PRO PLUS“ already is right.
  const names = [from, to].map(escapeRegExp).sort((one, other) => other.length - one.length)
  const named = new RegExp(
    `(?<![\\p{L}\\d]|of="|^\\| Leistung.*)(?:${names.join('|')})(?![\\p{L}\\d])`,
    'gmu',
  )
  return changesOf(content, ({ text }) =>
    [...text.matchAll(named)]
      .filter(([name]) => name === from)
      .map(({ index }) => replace(index, from.length, to)),
  )
}

function changesOf(
  { pages, files }: CheckedContent,
  edit: (checked: CheckedPage) => Edit[][],
): FileChange[] {
  return [...pages, ...files]
    .map(checked => ({ file: checked.file, edits: edit(checked).flat() }))
    .filter(({ edits }) => edits.length > 0)
}

const targetsOf = ({ file, text, page }: CheckedPage) => linkTargets(file, text, page?.tree)

/** `/trial#preise` -> `/trial` */
const pathOf = (address: string) => address.replace(/[?#].*/, '')

/** The lines of questions and menus that go with a page. A menu keeps one entry. */
function linesOf(file: string, text: string, url: string): Edit[] {
  const { contents } = yamlDocument(text)
  const isOf = (node: unknown) => isScalar(node) && pathOf(String(node.value)) === url
  if (file.endsWith('/questions.yaml') && isMap(contents))
    return contents.items
      .filter(({ key }) => isOf(key))
      .map(({ key, value }) => wholeLines(text, key, value))
  const cuts: Edit[] = []
  if (file.endsWith('/navigation.yaml'))
    visit(contents, {
      Seq(_, { items }) {
        const gone = items.filter(item => isMap(item) && isOf(item.get('path', true)))
        for (const item of gone.length < items.length ? gone : gone.slice(1))
          cuts.push(wholeLines(text, item, item))
      },
    })
  return cuts
}

/** Cuts out the lines from the beginning of one node to the end of another. */
function wholeLines(text: string, first: unknown, last: unknown): Edit {
  const end = isNode(last) ? (last.range?.[1] ?? 0) : startOf(first)
  const next = text.indexOf('\n', text.slice(0, end).trimEnd().length)
  return {
    from: text.lastIndexOf('\n', startOf(first) - 1) + 1,
    to: next === -1 ? text.length : next + 1,
    text: '',
  }
}

/** A line in redirects.yaml, instead of one that would hide the page. */
function redirectTo(text: string, from: string, to: string): Edit[][] {
  const { contents } = yamlDocument(text)
  const lines = isMap(contents) ? contents.items : []
  const lineOf = (path: string) =>
    lines.find(({ key }) => isScalar(key) && String(key.value) === path)
  const hides = lineOf(to)
  const end = text.trimEnd().length
  return [
    hides ? [wholeLines(text, hides.key, hides.value)] : [],
    lineOf(from) ? [] : replace(end, text.length - end, `\n${from}: ${to}\n`),
  ]
}
