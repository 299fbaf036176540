import { spawnSync } from 'node:child_process'
import type { Diagnostic } from '../../components/shapes'
import type { CheckedContent } from '../check/check-content'
import { redirectsIn } from '../check/data/redirects'
import { misnamedPages, rightName } from '../check/file-names'
import { fileOf, plainText, urlOf } from '../content-files'
import { schemas } from '../data/data-schemas'
import { diagnose, isHint } from '../data/diagnose'
import { readYaml } from '../data/read-yaml'
import { readPage } from '../page/read-page'
import { deletePage, type FileChange, renameAnchor, renamePackage, renamePage } from './changes'

/**
 * One rename or deletion, reported once. `touched` are the places with the old name, `diagnostics` what the check finds
 * for them; `fix` is there when the new text is known.
 */
export type Rename = { cause: Diagnostic; touched: Diagnostic[]; diagnostics: Diagnostic[]; fix?: FileChange[] }

type Now = { content: CheckedContent; text(file: string): string; saved(file: string): string }

const REDIRECTS = 'content/redirects.yaml'
const PRICES = 'content/prices.yaml'

/** Pages, headings and packages that are renamed or deleted since the last commit (git's HEAD); none without git. */
export function renamesIn(content: CheckedContent, root = process.cwd()): Rename[] {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  const list = git('ls-tree', '-r', '--name-only', '-z', 'HEAD', '--', 'content')
  if (list.status !== 0) return []
  // A file with a wrong name is reported as such, and its page not as deleted.
  const misnamed = misnamedPages(root)
  const pages = list.stdout
    .split('\0')
    .filter(file => /^content\/(?!emilia\/|media\/).*\.mdx$/.test(file) && !misnamed.includes(urlOf(file)))
  const now: Now = {
    content,
    text: file => [...content.files, ...content.pages].find(one => one.file === file)?.text ?? '',
    saved: file => plainText(git('show', `HEAD:./${file}`).stdout),
  }
  return [...movedPages(pages, now), ...renamedHeadings(now), ...renamedPackages(now)]
}

/** A missing page counts as renamed when another page has most of its lines. */
function movedPages(before: readonly string[], now: Now): Rename[] {
  const { pages } = now.content
  const come = pages.filter(({ file }) => !before.includes(rightName(file)))
  const redirects = redirectsIn(now.text(REDIRECTS))
  return before
    .filter(file => pages.every(page => rightName(page.file) !== file))
    .flatMap(file => {
      const from = urlOf(file)
      const twin = come.find(({ text }) => isAlike(now.saved(file), text))
      const to = twin ? urlOf(twin.file) : (redirects[from] ?? '')
      const fix = twin ? renamePage(now.content, from, to) : deletePage(now.content, from, to || '/')
      const told = twin
        ? rename('page-renamed', twin.file, 0, { from, to }, fix, now)
        : rename('page-gone', REDIRECTS, now.text(REDIRECTS).trimEnd().length + 1, { file, from, to }, fix, now)
      if (told.touched.length === 0 && from in redirects) return []
      return to ? told : { cause: told.cause, touched: told.touched, diagnostics: told.diagnostics }
    })
}

/** Dead anchors after a heading was renamed: the page has as many new anchors as missing ones. */
function renamedHeadings(now: Now): Rename[] {
  const all = [...now.content.files, ...now.content.pages].flatMap(({ diagnostics }) => diagnostics)
  const dead = all.filter(({ ruleId }) => ruleId === 'anchor-dead').map(({ data }) => `${data.page}#${data.anchor}`)
  return [...new Set(dead)].flatMap(address => {
    const [url = '', anchor = ''] = address.split('#')
    const file = fileOf(url)
    const headings = now.content.pages.find(page => page.file === file)?.page?.headings ?? []
    const before = readPage(file, now.saved(file)).page?.headings ?? []
    const without = (some: typeof before, others: typeof before) =>
      some.filter(one => others.every(other => other.anchor !== one.anchor))
    const gone = without(before, headings)
    const fresh = without(headings, before)
    const place = gone.findIndex(one => one.anchor === anchor)
    const [from, to] = [gone[place], fresh[place]]
    if (!from || !to || gone.length !== fresh.length) return []
    const fix = renameAnchor(now.content, url, anchor, to.anchor)
    const data = { from: from.text, to: to.text, address }
    return rename('heading-renamed', file, now.text(file).indexOf(to.text), data, fix, now)
  })
}

function renamedPackages(now: Now): Rename[] {
  const tiersIn = (text: string) => readYaml(PRICES, text, schemas.prices).data?.tiers ?? []
  const before = tiersIn(now.saved(PRICES))
  return tiersIn(now.text(PRICES)).flatMap(({ id, name: to }) => {
    const from = before.find(tier => tier.id === id)?.name
    if (!from || before.some(tier => tier.name === to)) return []
    const fix = renamePackage(now.content, from, to)
    const told = rename('package-renamed', PRICES, now.text(PRICES).indexOf(`name: ${to}`), { from, to }, fix, now)
    return told.touched.length > 0 ? told : []
  })
}

/** The address that a diagnostic finds dead. */
function deadAddress({ ruleId, data }: Diagnostic): string | undefined {
  if (ruleId === 'anchor-dead') return `${data.page}#${data.anchor}`
  return ruleId === 'link-dead' ? data.path : ruleId.startsWith('canonical-') ? data.found : undefined
}

/** A diagnostic of its own for all places that `fix` changes; a hint when nothing is broken, as after the rename of a package. */
function rename(
  ruleId: string,
  file: string,
  at: number,
  data: Record<string, string>,
  fix: FileChange[],
  { content, text }: Now,
): Rename {
  const touched = fix.flatMap(({ file, edits }) => {
    const { found, report } = diagnose(file, text(file))
    // A line that is new stands nowhere yet.
    for (const edit of edits) if (!edit.text.startsWith('\n')) report('touched', edit.from)
    return found
  })
  const diagnostics = [...content.files, ...content.pages]
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(
      one =>
        deadAddress(one) === (data.address ?? data.from) ||
        (one.ruleId === 'hint-example-elsewhere' && one.data.other?.split('#')[0] === data.to),
    )
  const { found, report } = diagnose(file, text(file))
  report(diagnostics.every(isHint) ? `hint-${ruleId}` : ruleId, at, { ...data, count: String(touched.length) })
  return { cause: found[0] as Diagnostic, touched, diagnostics, fix }
}

/** Whether one text has most lines of the other. */
function isAlike(one: string, other: string): boolean {
  const lines = new Set(other.split('\n'))
  const said = one.split('\n').filter(line => line.trim() !== '')
  return said.filter(line => lines.has(line)).length > said.length / 2
}
