import { spawnSync } from 'node:child_process'
import { visit } from 'yaml'
import { eurosIn, readEuro } from '../../../shared/money'
import { urlOf, withUnixLines } from '../../data/content-files'
import { yamlDocument } from '../../data/read-yaml'
import { type Finding, reporter } from '../../data/report'
import type { CheckedContent } from './checked'
import { redirectsIn } from './data'
import { misnamedPages } from './files'

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
  // A renamed file counts as one that is gone and another that came.
  const diff = git('diff', '--name-only', '--no-renames', '--relative', '-z', rev, '--', 'content')
  const changed = `${diff}${git('ls-files', '--others', '-z', '--', 'content')}`.split('\0')
  const before = changed
    .filter(file => PAGE.test(file) || file === PRICES)
    .map(file => ({ file, text: withUnixLines(git('show', `${rev}:./${file}`)) }))
  const now = [...content.files, ...content.pages].filter(({ file }) => changed.includes(file))
  return [...goneAddresses(content, before, root), ...oldPrices(content, before, now)]
}

type Text = { file: string; text: string }

function goneAddresses(
  { pages, files }: CheckedContent,
  before: readonly Text[],
  root: string,
): Finding[] {
  const { text: redirects = '', document } = files.find(({ file }) => file === REDIRECTS) ?? {}
  const known = new Set([
    ...pages.map(({ file }) => urlOf(file)),
    ...Object.keys(redirectsIn(document)),
    // Such a file is told by its name.
    ...misnamedPages(root),
  ])
  const { findings, report } = reporter(REDIRECTS, redirects)
  for (const { file, text } of before) {
    const path = urlOf(file)
    // A page that has just come has no text there.
    if (!PAGE.test(file) || !text || known.has(path) || /^draft: *true\s*$/m.test(text)) continue
    const twin = pages.find(({ page }) => page?.head?.canonical === path)
    report.error(
      'address-gone',
      redirects.trimEnd().length + 1,
      `Die Seite ${path} (${file}) gibt es nicht mehr, alte Links führen ins Leere. Fügen Sie hier eine Zeile an, wohin ihre Besucher sollen: ${path}: ${twin ? urlOf(twin.file) : '/neue-seite'}.`,
    )
  }
  return findings
}

/** Where content/ still names an amount that was a price in prices.yaml or of an offer on a page, and is none any more. */
function oldPrices(
  { pages, files }: CheckedContent,
  before: readonly Text[],
  now: readonly Text[],
): Finding[] {
  // A file that cannot be read has no prices to compare.
  const unread = files.some(
    ({ file, findings }) => file === PRICES && findings.some(({ fatal }) => fatal),
  )
  const gone = before.filter(({ file }) => file !== PRICES || !unread).flatMap(pricesIn)
  // Several offers may cost the same: one of them less is a change.
  for (const price of now.flatMap(pricesIn))
    if (gone.includes(price)) gone.splice(gone.indexOf(price), 1)
  return [...files, ...pages].flatMap(({ file, text }) => {
    const { findings, report } = reporter(file, text)
    for (const { euro, written, from } of gone.length > 0 ? amountsIn({ file, text }) : [])
      if (gone.includes(euro))
        report.hint(
          'old-price',
          from,
          `Hier steht noch „${written}“. Ein Preis in dieser Höhe hat sich geändert. Stimmt er hier noch?`,
        )
    return findings
  })
}

/** Amounts in euro; among the words of visitors bare numbers too: „das um 1500“. */
function amountsIn({ file, text }: Text): ReturnType<typeof eurosIn> {
  if (!file.startsWith('content/emilia/')) return eurosIn(text)
  return [...text.matchAll(/(?<![\d.,])\d{3,}(?![\d.,])/g)].map(({ 0: written, index }) => {
    return { euro: Number(written), written, from: index }
  })
}

/** The numbers of prices.yaml, and the prices of offers on a page. */
function pricesIn({ file, text }: Text): number[] {
  const numbers: number[] = []
  if (file === PRICES)
    visit(yamlDocument(text), {
      Scalar(_, { value }) {
        if (typeof value === 'number') numbers.push(value)
      },
    })
  const prices = file === PRICES ? [] : [...text.matchAll(/\bprice="([^"]*)"/g)]
  return [...numbers, ...prices.flatMap(([, price = '']) => readEuro(price) ?? [])]
}
