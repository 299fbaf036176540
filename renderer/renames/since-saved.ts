import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedContent } from '../check/check-content'
import { redirectsIn } from '../check/data/redirects'
import { misnamedPages, rightName } from '../check/file-names'
import { fileOf, urlOf, withUnixLines } from '../content-files'
import { schemas } from '../data/data-schemas'
import { type Diagnostic, diagnose, type Place, placesIn } from '../data/diagnose'
import type { FileChange } from '../data/file-changes'
import { readYaml } from '../data/read-yaml'
import { readPage } from '../page/read-page'
import type { Problem } from '../sentences/problem'
import { deletePage, renameAnchor, renamePackage, renamePage } from './changes'
import { oldPrices } from './old-prices'

/**
 * One rename or deletion, reported once: what was called `from` is called `to` now, which is empty when nothing follows. `touched` are
 * the places with the old name, `diagnostics` what the check finds for them; `fix` is there when the new text is known.
 */
export type Rename = {
  cause: Diagnostic
  from: string
  to: string
  touched: Place[]
  diagnostics: Diagnostic[]
  fix?: FileChange[]
}

type Now = { content: CheckedContent; text(file: string): string; saved(file: string): string }

const REDIRECTS = 'content/redirects.yaml'
const PRICES = 'content/prices.yaml'

/** What the check says once an earlier state is known: renames as one each, and where old prices still stand. */
type SinceSaved = { renames: Rename[]; diagnostics: Diagnostic[] }

/**
 * Pages, headings and packages that are renamed or deleted, and prices that were changed, since an earlier state: the last
 * commit, or what a pull request will change. Without git there is none.
 */
export function sinceSaved(
  content: CheckedContent,
  root = process.cwd(),
  rev = 'HEAD',
): SinceSaved {
  const all = [...content.files, ...content.pages].flatMap(({ diagnostics }) => diagnostics)
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  const list = git('ls-tree', '-r', '--name-only', '-z', rev, '--', 'content')
  if (list.status !== 0) return { renames: [], diagnostics: all }
  const files = list.stdout.split('\0')
  // Asking git for each file takes longer than the check: most lie on disk as they were.
  const changed = git('diff', '--name-only', '--relative', '-z', rev, '--', 'content')
    .stdout.split('\0')
    .filter(Boolean)
  const saved = (file: string) => {
    if (!files.includes(file)) return ''
    return withUnixLines(
      changed.includes(file)
        ? git('show', `${rev}:./${file}`).stdout
        : readFileSync(join(root, file), 'utf8'),
    )
  }
  const renames = renamesIn(content, root, files, saved)
  const prices = oldPrices(content, saved)
  const told = new Set(renames.flatMap(({ diagnostics }) => diagnostics))
  const isOldPrice = ({ problem, file, line, column }: Diagnostic) =>
    problem.ruleId === 'tier-price' &&
    prices.some(one => one.file === file && one.line === line && one.column === column)
  return {
    renames,
    diagnostics: [...all.filter(one => !told.has(one) && !isOldPrice(one)), ...prices],
  }
}

function renamesIn(
  content: CheckedContent,
  root: string,
  files: readonly string[],
  saved: Now['saved'],
): Rename[] {
  // A file with a wrong name is reported as such, and its page not as deleted; so is a missing home page.
  const misnamed = misnamedPages(root)
  const pages = files.filter(
    file =>
      /^content\/(?!emilia\/|media\/|index\.mdx$).*\.mdx$/.test(file) &&
      !misnamed.includes(urlOf(file)),
  )
  const now: Now = {
    content,
    text: file => [...content.files, ...content.pages].find(one => one.file === file)?.text ?? '',
    saved,
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
      const fix = twin
        ? renamePage(now.content, from, to)
        : deletePage(now.content, from, to || '/')
      const place = twin
        ? { file: twin.file, at: 0 }
        : { file: REDIRECTS, at: now.text(REDIRECTS).trimEnd().length + 1 }
      return rename({ from, to, address: from, fix }, place, now, (count, isBroken) =>
        twin
          ? { ruleId: isBroken ? 'page-renamed' : 'page-renamed-unbroken', from, count }
          : { ruleId: isBroken ? 'page-gone' : 'page-gone-unbroken', file, from, to, count },
      )
        .filter(({ touched }) => touched.length > 0 || !(from in redirects))
        .map(({ fix, ...told }) => (to ? { ...told, fix } : told))
    })
}

/** Dead anchors after a heading was renamed. */
function renamedHeadings(now: Now): Rename[] {
  const all = [...now.content.files, ...now.content.pages].flatMap(({ diagnostics }) => diagnostics)
  const dead = all.flatMap(({ problem }) =>
    problem.ruleId === 'anchor-dead' ? `${problem.page}#${problem.anchor}` : [],
  )
  return [...new Set(dead)].flatMap(address => {
    const [url = '', anchor = ''] = address.split('#')
    const file = fileOf(url)
    const headings = now.content.pages.find(page => page.file === file)?.page?.headings ?? []
    const before = readPage(file, now.saved(file)).page?.headings ?? []
    const [from, to] = renamedHeading(before, headings, anchor)
    if (!from || !to) return []
    const fix = renameAnchor(now.content, url, anchor, to.anchor)
    const names = { from: from.text, to: to.text }
    const place = { file, at: now.text(file).indexOf(to.text) }
    return rename({ ...names, address, fix }, place, now, count => ({
      ruleId: 'heading-renamed',
      ...names,
      count,
    }))
  })
}

type Heading = { text: string; anchor: string }

/**
 * A heading that is gone, and the one in its place: between the same two headings there are as many new ones as are gone. What was
 * added elsewhere on the page does not matter.
 */
function renamedHeading(
  before: readonly Heading[],
  now: readonly Heading[],
  anchor: string,
): [from?: Heading, to?: Heading] {
  const isIn = (list: readonly Heading[], heading: Heading) =>
    list.some(other => other.anchor === heading.anchor)
  const at = before.findIndex(heading => heading.anchor === anchor)
  const start = before.slice(0, Math.max(at, 0)).findLastIndex(heading => isIn(now, heading))
  const above = before[start]
  const gapIn = (list: readonly Heading[], from: number, others: readonly Heading[]) => {
    const rest = list.slice(from)
    const end = rest.findIndex(heading => isIn(others, heading))
    return rest.slice(0, end === -1 ? undefined : end)
  }
  const gone = gapIn(before, start + 1, now)
  const place = now.findIndex(heading => heading.anchor === above?.anchor)
  const fresh = gapIn(now, place + 1, before)
  return gone.length === fresh.length ? [before[at], fresh[at - start - 1]] : []
}

function renamedPackages(now: Now): Rename[] {
  const tiersIn = (text: string) => readYaml(PRICES, text, schemas.prices).data?.tiers ?? []
  const before = tiersIn(now.saved(PRICES))
  return tiersIn(now.text(PRICES)).flatMap(({ id, name: to }) => {
    const from = before.find(tier => tier.id === id)?.name
    if (!from || before.some(tier => tier.name === to)) return []
    const fix = renamePackage(now.content, from, to)
    const place = { file: PRICES, at: now.text(PRICES).indexOf(`name: ${to}`) }
    return rename({ from, to, address: from, fix }, place, now, count => ({
      ruleId: 'package-renamed',
      from,
      to,
      count,
    })).filter(({ touched }) => touched.length > 0)
  })
}

/** The address that a diagnostic finds dead. */
function deadAddress({ problem }: Diagnostic): string | undefined {
  switch (problem.ruleId) {
    case 'anchor-dead':
      return `${problem.page}#${problem.anchor}`
    case 'link-dead':
      return problem.path
    case 'canonical-taken':
    case 'canonical-other':
      return problem.found
    default:
      return undefined
  }
}

/** A change of names, with the address that links to the old one have. */
type Renaming = { from: string; to: string; address: string; fix: FileChange[] }

/**
 * One diagnostic for all places that `fix` changes. `problemOf` gets how many there are, and whether something is broken by now: not
 * after the rename of a package.
 */
function rename(
  { from, to, address, fix }: Renaming,
  { file, at }: { file: string; at: number },
  { content, text }: Now,
  problemOf: (count: number, isBroken: boolean) => Problem,
): (Rename & { fix: FileChange[] })[] {
  const touched = fix.flatMap(({ file, edits }) => {
    const placeOf = placesIn(file, text(file))
    // A line that is new stands nowhere yet.
    return edits.filter(edit => !edit.text.startsWith('\n')).map(edit => placeOf(edit.from))
  })
  const isFollowing = ({ problem }: Diagnostic) =>
    problem.ruleId === 'example-elsewhere' && problem.other.split('#')[0] === to
  const diagnostics = [...content.files, ...content.pages]
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(one => deadAddress(one) === address || isFollowing(one))
  const { found, report } = diagnose(file, text(file))
  report(
    problemOf(
      touched.length,
      diagnostics.some(({ severity }) => severity === 'error'),
    ),
    at,
  )
  return found.map(cause => ({ cause, from, to, touched, diagnostics, fix }))
}

/** Whether one text has most lines of the other. */
function isAlike(one: string, other: string): boolean {
  const lines = new Set(other.split('\n'))
  const said = one.split('\n').filter(line => line.trim() !== '')
  return said.filter(line => lines.has(line)).length > said.length / 2
}
