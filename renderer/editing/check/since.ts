import { spawnSync } from 'node:child_process'
import { visit } from 'yaml'
import { eurosIn, readEuro } from '../../../shared/money'
import { urlOf, withUnixLines } from '../../data/content-files'
import { valuesIn, yamlDocument } from '../../data/read-yaml'
import { type Finding, reporter } from '../../data/report'
import type { CheckedContent } from './checked'
import { redirectsIn } from './data'
import { misnamedPages } from './files'

const REDIRECTS = 'content/redirects.yaml'
const PRICES = 'content/prices.yaml'
const SITE = 'content/site.yaml'
const SCENE = /^content\/scenes\/(\w+)\.yaml$/
/** The home page is told as missing by itself. */
const PAGE = /^content\/(?!emilia\/|media\/|scenes\/|index\.mdx$).*\.mdx$/

/**
 * What only an earlier state can tell: addresses that are gone and lead nowhere, and places where a fact stands that has been
 * changed: a price, hours, what a package holds, what a dish costs.
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
    .filter(file => PAGE.test(file) || SCENE.test(file) || file === PRICES || file === SITE)
    .map(file => ({ file, text: withUnixLines(git('show', `${rev}:./${file}`)) }))
  const now = [...content.files, ...content.pages].filter(({ file }) => changed.includes(file))
  return [
    ...goneAddresses(content, before, root),
    ...oldPrices(content, before, now),
    ...oldFacts(content, before, now),
  ]
}

/** Pages that are gone first: a line in redirects.yaml mends what links to them. */
export function goneFirst(findings: readonly Finding[]): Finding[] {
  const isGone = ({ ruleId }: Finding) => ruleId === 'address-gone'
  return [...findings.filter(isGone), ...findings.filter(one => !isGone(one))]
}

type Text = { file: string; text: string }

/** Whether a .yaml file could be read: what it says may still be another thing than agreed. */
const isRead = (files: CheckedContent['files'], name: string) =>
  files.some(({ file, data }) => file === name && data !== undefined)

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
  const unread = !isRead(files, PRICES)
  const gone = before.filter(({ file }) => file !== PRICES || !unread).flatMap(pricesIn)
  // Several offers may cost the same: one of them less is a change.
  for (const price of now.flatMap(pricesIn))
    if (gone.includes(price)) gone.splice(gone.indexOf(price), 1)
  return [...files, ...pages].flatMap(({ file, text }) => {
    const { findings, report } = reporter(file, text)
    for (const { euro, written, from } of gone.length > 0 ? amountsIn({ file, text }) : [])
      if (gone.includes(euro))
        report.hint(
          'old-fact',
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

/** Where a fact of site.yaml still stands as it was, lists of what a package holds, and amounts of a scene. */
function oldFacts(
  content: CheckedContent,
  before: readonly Text[],
  now: readonly Text[],
): Finding[] {
  return before.flatMap(old => {
    const { file, text } = old
    const current = now.find(one => one.file === file)?.text ?? ''
    if (!text || !current || (!SCENE.test(file) && !isRead(content.files, file))) return []
    if (file === SITE) return oldWords(content, text, current)
    if (file === PRICES) return ownLists(content, text, current)
    return SCENE.test(file) ? oldAmounts(content, old, current) : []
  })
}

/** Values of site.yaml that are no more, wherever else they stand; hours also as „9:00 bis 17:00 Uhr“. */
function oldWords({ pages, files }: CheckedContent, before: string, now: string): Finding[] {
  const values = (text: string) => valuesIn(yamlDocument(text)).map(({ value }) => value)
  const kept = values(now)
  const gone = values(before).filter(
    value => value.length > 3 && !value.startsWith('[') && !kept.includes(value),
  )
  const looks = gone.map(value =>
    value
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/(\d{1,2}:\d{2})–(\d{1,2}:\d{2})(?: Uhr)?/, '$1(?: Uhr)?(?:–| bis )$2'),
  )
  if (looks.length === 0) return []
  const find = new RegExp(`(?<![\\p{L}\\d])(?:${looks.join('|')})(?![\\p{L}\\d])`, 'gu')
  const others = [...files, ...pages].filter(
    ({ file }) => file !== SITE && file !== 'content/vorgaben.yaml' && !SCENE.test(file),
  )
  return others.flatMap(one =>
    told(
      one,
      [...one.text.matchAll(find)].map(({ index, 0: written }) => ({ from: index, written })),
    ),
  )
}

/** Lists on pages that name what a package holds, when its own list in prices.yaml has changed. */
function ownLists({ pages }: CheckedContent, before: string, now: string): Finding[] {
  const tiers = (text: string) =>
    (yamlDocument(text).toJS() as { tiers?: { id?: string; name?: string; features?: unknown }[] })
      ?.tiers ?? []
  const changed = tiers(now).filter(
    ({ id, features }) =>
      JSON.stringify(features) !==
      JSON.stringify(tiers(before).find(other => other.id === id)?.features),
  )
  return pages.flatMap(({ file, text, page }) => {
    const { findings, report } = reporter(file, text)
    for (const { tag, at } of page?.boxes ?? [])
      for (const { id, name } of changed)
        if (tag.toLowerCase() === id)
          report.hint(
            'old-fact',
            at,
            `Was ${name} kann, hat sich in prices.yaml geändert. Diese Seite zählt es selbst auf: Stimmt die Liste noch?`,
          )
    return findings
  })
}

/** Amounts that a scene no longer asks for somewhere, and that still stand in it or on the pages where it is played. */
function oldAmounts({ pages, files }: CheckedContent, before: Text, now: string): Finding[] {
  const gone = eurosIn(before.text).map(({ euro }) => euro)
  for (const { euro } of eurosIn(now)) if (gone.includes(euro)) gone.splice(gone.indexOf(euro), 1)
  const [, assistant = ''] = SCENE.exec(before.file) ?? []
  const plays = ({ page }: CheckedContent['pages'][number]) =>
    page?.boxes.some(({ props }) => String(props.assistant).toLowerCase() === assistant)
  const places = [...files.filter(({ file }) => file === before.file), ...pages.filter(plays)]
  return places.flatMap(one =>
    told(
      one,
      eurosIn(one.text).filter(({ euro }) => gone.includes(euro)),
    ),
  )
}

/** A hint at each place of a file where something still stands as it was. */
function told(
  { file, text }: Text,
  places: readonly { from: number; written: string }[],
): Finding[] {
  const { findings, report } = reporter(file, text)
  for (const { from, written } of places)
    report.hint(
      'old-fact',
      from,
      `Hier steht noch „${written}“. Das hat sich an anderer Stelle geändert. Stimmt es hier noch?`,
    )
  return findings
}
