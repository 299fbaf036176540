import { spawnSync } from 'node:child_process'
import { parse } from 'yaml'
import { eurosIn, readEuro } from '../../shared/money'
import { urlOf, withUnixLines } from '../content-files'
import { type Finding, reporter } from '../data/report'
import type { CheckedContent } from './check-content'
import { misnamedPages } from './files'
import { redirectsIn } from './redirects'

const REDIRECTS = 'content/redirects.yaml'
const PRICES = 'content/prices.yaml'
/** The home page is told as missing by itself. */
const PAGE = /^content\/(?!emilia\/|media\/|scenes\/|index\.mdx$).*\.mdx$/

/**
 * What only an earlier state can tell: addresses that are gone and lead nowhere, and places where a price stands that has
 * been changed.
 * @param rev the earlier state: the last commit, or in a pull request what it will change
 * @returns findings to add to those of the content; none without git
 */
export function findingsSince(
  content: CheckedContent,
  root = process.cwd(),
  rev = 'HEAD',
): Finding[] {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout ?? ''
  const names = (...words: string[]) => git(...words, rev, '--', 'content').split('\0')
  // A renamed file counts as one that is gone and another that came.
  const changed = new Set(names('diff', '--name-only', '--no-renames', '--relative', '-z'))
  const now = new Map([...content.files, ...content.pages].map(({ file, text }) => [file, text]))
  const before = new Map(
    names('ls-tree', '-r', '--name-only', '-z')
      .filter(file => now.has(file) || PAGE.test(file))
      .map(file => [
        file,
        changed.has(file) ? withUnixLines(git('show', `${rev}:./${file}`)) : (now.get(file) ?? ''),
      ]),
  )
  return [...goneAddresses(content, before, root), ...oldPrices(content, before)]
}

function goneAddresses(
  { pages, files }: CheckedContent,
  before: ReadonlyMap<string, string>,
  root: string,
): Finding[] {
  const redirects = files.find(({ file }) => file === REDIRECTS)?.text ?? ''
  const known = new Set([
    ...pages.map(({ file }) => urlOf(file)),
    ...Object.keys(redirectsIn(redirects)),
    // Such a file is told by its name.
    ...misnamedPages(root),
  ])
  const { found, report } = reporter(REDIRECTS, redirects)
  for (const [file, text] of before) {
    const path = urlOf(file)
    if (!PAGE.test(file) || known.has(path) || /^draft: *true\s*$/m.test(text)) continue
    const twin = pages.find(({ page }) => page?.head?.canonical === path)
    const to = twin ? urlOf(twin.file) : '/neue-seite'
    report.error(
      'address-gone',
      redirects.trimEnd().length + 1,
      `Die Seite ${path} (${file}) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an, wohin ihre Besucher sollen: ${path}: ${to}.`,
    )
  }
  return found
}

/** Where content/ still names an amount that was a price in prices.yaml or of an offer on a page, and is none any more. */
function oldPrices(
  { pages, files }: CheckedContent,
  before: ReadonlyMap<string, string>,
): Finding[] {
  const all = [...files, ...pages]
  const then = [...before].flatMap(([file, text]) => pricesIn(file, text))
  // Several offers may cost the same: one of them less is a change.
  for (const price of all.flatMap(({ file, text }) => pricesIn(file, text)))
    if (then.includes(price)) then.splice(then.indexOf(price), 1)
  const gone = new Set(then)
  return all
    .filter(({ file }) => gone.size > 0 && /\.(?:mdx|yaml|md)$/.test(file))
    .flatMap(({ file, text, found: known }) => {
      const { found, report } = reporter(file, text)
      for (const { euro, written, from } of eurosIn(text))
        if (gone.has(euro))
          report.hint(
            'old-price',
            from,
            `Hier steht noch „${written}“. Ein Preis in dieser Höhe hat sich geändert. Stimmt er hier noch?`,
          )
      // Where the content alone makes the amount doubtful, that is told already.
      const isTold = ({ line, column }: Finding) =>
        known.some(one => one.ruleId === 'tier-price' && one.line === line && one.column === column)
      return found.filter(one => !isTold(one))
    })
}

/** The numbers of prices.yaml, none while it is no YAML, and the prices of offers on a page. */
function pricesIn(file: string, text: string): number[] {
  if (file.endsWith('.mdx'))
    return [...text.matchAll(/\bprice="([^"]*)"/g)].flatMap(
      ([, price = '']) => readEuro(price) ?? [],
    )
  const figures: number[] = []
  if (file !== PRICES) return figures
  try {
    parse(text, (_, value) => typeof value === 'number' && figures.push(value))
    return figures
  } catch {
    return []
  }
}
