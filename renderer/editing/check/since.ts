import { visit } from 'yaml'
import type { Prices } from '../../../components/facts/prices'
import { escapePattern } from '../../../shared/escape-pattern'
import { eurosIn, figuresIn, readEuro } from '../../../shared/money'
import { urlOf, withUnixLines } from '../../data/content-files'
import { git } from '../../data/git'
import { type Finding, reporter } from '../../data/report'
import { yamlDocument } from '../../data/yaml-document'
import type { CheckedContent } from './checked'
import { redirectsIn } from './data'
import { misnamedPages } from './files'

const REDIRECTS = 'content/redirects.yaml'
const PRICES = 'content/prices.yaml'
const SITE = 'content/site.yaml'
const SCENE = /^content\/scenes\/(\w+)\.yaml$/
/** Pages, but not the home page: another rule tells that it is missing. */
const PAGE = /^content\/(?!emilia\/|media\/|scenes\/|index\.mdx$).*\.mdx$/

/**
 * Compares content/ with an earlier state. It finds addresses that are gone without a redirect, and places that still state what was
 * changed elsewhere: a price, opening hours, what a package contains, what a dish costs.
 * @param rev the earlier state: the last commit, or for a pull request the branch that it will change
 * @returns findings to add to those of the content; none without git
 */
export function findingsSince(
  content: CheckedContent,
  root = process.cwd(),
  rev = 'HEAD',
): Finding[] {
  const printed = (...words: string[]) => git(root, ...words) ?? ''
  // A renamed file counts as one that is gone and another that came.
  const names = ['--name-only', '--no-renames', '--relative', '-z']
  const diff = printed('diff', ...names, rev, '--', 'content')
  const changed = `${diff}${printed('ls-files', '--others', '-z', '--', 'content')}`.split('\0')
  const before = changed
    .filter(file => PAGE.test(file) || SCENE.test(file) || file === PRICES || file === SITE)
    .map(file => ({ file, text: withUnixLines(printed('show', `${rev}:./${file}`)) }))
  const now = [...content.files, ...content.pages].filter(({ file }) => changed.includes(file))
  // Of a .yaml file with a mistake nobody knows what it states now: it is left out.
  const isRead = ({ file }: Text) =>
    PAGE.test(file) || now.some(one => one.file === file && one.data !== undefined)
  const read = before.filter(isRead)
  return [
    ...goneAddresses(content, before, root),
    ...oldFacts(content, read, now),
    ...ownLists(content, read, now),
  ]
}

/** Pages that are gone first: a line in redirects.yaml mends what links to them. */
export function goneFirst(findings: readonly Finding[]): Finding[] {
  const isGone = ({ ruleId }: Finding) => ruleId === 'address-gone'
  return [...findings.filter(isGone), ...findings.filter(one => !isGone(one))]
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
    // A file with a wrong name is told by another rule.
    ...misnamedPages(root),
  ])
  const { findings, report } = reporter(REDIRECTS, redirects)
  for (const { file, text } of before) {
    const path = urlOf(file)
    // A new page has no text in the earlier state.
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

/** Places that still state what a changed file no longer does: a price, a fact of the firm, a dish. */
function oldFacts(
  { pages, files }: CheckedContent,
  before: readonly Text[],
  now: readonly Text[],
): Finding[] {
  // An offer may have moved to another page, with its price.
  const topicOf = ({ file }: Text) => (SCENE.test(file) || file === SITE ? file : PRICES)
  return [...new Set(before.map(topicOf))].flatMap(topic => {
    const stated = (texts: readonly Text[]) =>
      texts.filter(text => topicOf(text) === topic).flatMap(statedIn)
    const gone = stated(before)
    // Several offers may cost the same. If one of them is gone, the amount has changed.
    for (const value of stated(now)) if (gone.includes(value)) gone.splice(gone.indexOf(value), 1)
    return [...files, ...pages]
      .filter(one => mayRepeat(topic, one))
      .flatMap(({ file, text }) => {
        const { findings, report } = reporter(file, text)
        for (const { from, written } of placesOf(gone, { file, text }))
          report.hint(
            'old-fact',
            from,
            `Hier steht noch „${written}“. Das hat sich an anderer Stelle geändert. Stimmt es hier noch?`,
          )
        return findings
      })
  })
}

/** What a file states: prices as numbers, the texts of site.yaml, the amounts of a scene. */
function statedIn({ file, text }: Text): (number | string)[] {
  if (SCENE.test(file)) return eurosIn(text).map(({ euro }) => euro)
  if (PAGE.test(file))
    return [...text.matchAll(/\bprice="([^"]*)"/g)].flatMap(
      ([, price = '']) => readEuro(price) ?? [],
    )
  const values: (number | string)[] = []
  visit(yamlDocument(text), {
    Scalar(key, { value }) {
      if (file === PRICES && typeof value === 'number') values.push(value)
      const isText = file === SITE && key !== 'key' && typeof value === 'string'
      if (isText && value.length > 3 && !value.startsWith('[')) values.push(value)
    },
  })
  return values
}

/** Whether a file may repeat what another one states. A scene is invented: only the page where it is played repeats it. */
function mayRepeat(
  topic: string,
  { file, page }: CheckedContent['files'][number] & Partial<CheckedContent['pages'][number]>,
): boolean {
  const [, assistant] = SCENE.exec(topic) ?? []
  if (!assistant) return file !== topic && file !== 'content/vorgaben.yaml' && !SCENE.test(file)
  const plays = page?.boxes.some(({ props }) => String(props.assistant).toLowerCase() === assistant)
  return file === topic || plays === true
}

/** Where a text holds one of these amounts or texts. */
function placesOf(
  gone: readonly (number | string)[],
  { file, text }: Text,
): { from: number; written: string }[] {
  const words = gone.flatMap(value => (typeof value === 'string' ? escapePattern(value) : []))
  const amounts = amountsIn({ file, text }).filter(({ euro }) => gone.includes(euro))
  if (words.length === 0) return amounts
  const find = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'gu')
  const found = [...text.matchAll(find)].map(({ 0: written, index }) => ({ from: index, written }))
  return [...amounts, ...found]
}

/** Amounts in euro; among the words of visitors bare numbers too: „das um 1500“, „1 500“. */
function amountsIn({ file, text }: Text): ReturnType<typeof eurosIn> {
  if (!file.startsWith('content/emilia/')) return eurosIn(text)
  return figuresIn(text).flatMap(({ value, from, to }) =>
    value < 100 ? [] : { euro: value, written: text.slice(from, to), from },
  )
}

/** Lists on pages that name what a package holds, when its own list in prices.yaml has changed. */
function ownLists(
  { pages }: CheckedContent,
  before: readonly Text[],
  now: readonly Text[],
): Finding[] {
  const [old, current] = [before, now].map(texts => {
    const { text = '' } = texts.find(({ file }) => file === PRICES) ?? {}
    const { tiers = [] } = (yamlDocument(text).toJS() ?? {}) as Partial<Prices>
    return new Map<string, string>(tiers.map(({ id, features }) => [id, String(features)]))
  })
  const hasChanged = (id: string) => old?.has(id) && old.get(id) !== current?.get(id)
  return pages.flatMap(({ file, text, page }) => {
    const { findings, report } = reporter(file, text)
    for (const { tag, at } of page?.boxes ?? [])
      if (hasChanged(tag.toLowerCase()))
        report.hint(
          'old-fact',
          at,
          `Was ${tag.toUpperCase()} kann, hat sich in prices.yaml geändert. Diese Seite zählt es selbst auf: Stimmt die Liste noch?`,
        )
    return findings
  })
}
