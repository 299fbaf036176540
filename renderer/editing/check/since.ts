import { visit } from 'yaml'
import { escapePattern } from '../../../shared/escape-pattern'
import { eurosIn, figuresIn } from '../../../shared/money'
import { urlOf, withUnixLines } from '../../data/content-files'
import { git } from '../../data/git'
import { type Finding, reporter } from '../../data/report'
import { yamlDocument } from '../../data/yaml-document'
import type { CheckedContent } from './checked'
import { redirectsIn } from './data'

const REDIRECTS = 'content/redirects.yaml'
/** What pages repeat in their own words: prices, facts of the firm, what is played with an assistant. */
const FACTS = /^content\/(?:prices|site|scenes\/\w+)\.yaml$/
/** Pages, but not the home page: another rule tells that it is missing. */
const PAGE = /^content\/(?!emilia\/|media\/|scenes\/|index\.mdx$).*\.mdx$/

/**
 * Compares content/ with an earlier state. It finds addresses that are gone without a redirect, and places that still state what was
 * changed elsewhere: a price, opening hours, what a package contains, what a dish costs.
 * @param rev the earlier state: the last commit, or for a pull request the branch that it will change
 * @returns findings to add to those of the content; none without git
 */
export function findingsSince(content: CheckedContent, root: string, rev = 'HEAD'): Finding[] {
  const printed = (...words: string[]) => git(root, ...words) ?? ''
  // A renamed file counts as one that is gone and another that came.
  const names = ['--name-only', '--no-renames', '--relative', '-z']
  const diff = printed('diff', ...names, rev, '--', 'content')
  const changed = `${diff}${printed('ls-files', '--others', '-z', '--', 'content')}`.split('\0')
  const before = changed
    .filter(file => PAGE.test(file) || FACTS.test(file))
    .map(file => ({ file, text: withUnixLines(printed('show', `${rev}:./${file}`)) }))
  return [...goneAddresses(content, before), ...oldFacts(content, before)]
}

type Text = { file: string; text: string }

function goneAddresses({ pages, files }: CheckedContent, before: readonly Text[]): Finding[] {
  const { text: redirects = '', document } = files.find(({ file }) => file === REDIRECTS) ?? {}
  const known = new Set([
    ...pages.map(({ file }) => urlOf(file)),
    ...Object.keys(redirectsIn(document)),
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

/** Places that still state what a file of facts no longer does. */
function oldFacts({ pages, files }: CheckedContent, before: readonly Text[]): Finding[] {
  return before.flatMap(old => {
    const now = files.find(({ file }) => file === old.file)
    // Of a file with a mistake nobody knows what it states now.
    if (now?.data === undefined) return []
    const gone = statedIn(old)
    // Several offers may cost the same. If one of them is gone, the amount has changed.
    for (const value of statedIn(now)) if (gone.includes(value)) gone.splice(gone.indexOf(value), 1)
    return [...files, ...pages]
      .filter(({ file }) => mayRepeat(old.file, file))
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

/** What a file states: amounts in euro, and of the firm's facts its texts. */
function statedIn({ file, text }: Text): (number | string)[] {
  if (file.includes('/scenes/')) return eurosIn(text).map(({ euro }) => euro)
  const values: (number | string)[] = []
  visit(yamlDocument(text), {
    Scalar(key, { value }) {
      if (typeof value === 'number') values.push(value)
      const isText = key !== 'key' && typeof value === 'string'
      if (isText && value.length > 3 && !value.startsWith('[')) values.push(value)
    },
  })
  return values
}

/** Whether a file may repeat what another one states. A scene is invented: only the page of its assistant repeats it. */
function mayRepeat(facts: string, file: string): boolean {
  const [, assistant] = /\/scenes\/(\w+)\.yaml$/.exec(facts) ?? []
  if (assistant) return file === facts || file.endsWith(`/${assistant}.mdx`)
  return file !== facts && file !== 'content/vorgaben.yaml' && !file.includes('/scenes/')
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
