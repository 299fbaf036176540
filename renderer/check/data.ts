import { isMap, isScalar, isSeq, type Scalar, visit } from 'yaml'
import { slug } from '../../components/slug'
import type { Offer } from '../../shared/messages'
import { emiliaSchemas } from '../data/emilia-schemas'
import { yamlDocument } from '../data/read-yaml'
import { type Report, startOf } from '../data/report'
import { readScenes } from '../data/scenes'
import { dataNames, type readData, readFacts, readText } from '../data/site-data'
import type { Checked } from './check-page'
import { checkOffers } from './emilia-offers'
import { checkRedirects } from './redirects'
import { checkTarget, type Targets } from './targets'

/** The .yaml files that hold facts of the whole site, as they were read. */
export type SiteFiles = { [N in (typeof dataNames)[number]]: ReturnType<typeof readData<N>> }

const PERSONA = 'content/emilia/persona.md'

/** The .yaml files of content/, each read by its schema, and content/emilia/persona.md. */
export function dataFiles(root: string, read: SiteFiles): Checked[] {
  const emilia = Object.keys(emiliaSchemas).map((name): Checked => {
    const file = `content/emilia/${name}.yaml`
    const { text, found } = readText(file, root)
    return { file, text, found: found.length > 0 ? found : (readFacts(file, text)?.found ?? []) }
  })
  const site = dataNames.map(name => ({ ...read[name], file: `content/${name}.yaml` }))
  return [...site, ...emilia, ...readScenes(root), { file: PERSONA, ...readText(PERSONA, root) }]
}

/** What .yaml files say of pages: dead paths, odd redirects, offers that nobody sells. */
export function checkData(
  { file, text }: Checked,
  { targets, offers }: { targets: Targets; offers: readonly Offer[] },
  report: Report,
): void {
  const [, name = ''] = /([\w-]+)\.yaml$/.exec(file) ?? []
  switch (name) {
    case 'redirects':
      checkPaths(text, /^/, targets, report)
      checkRedirects(text, targets, report)
      break
    case 'navigation':
    case 'prices':
      checkPaths(text, /^path$/, targets, report)
      break
    case 'questions':
      checkExamples(text, targets, report)
      break
    case 'talk':
      // Links in what Emilia says.
      for (const { 1: address = '', index } of text.matchAll(/(?<=\]\()(\/(?!\/)[^)\s]*)(?=\))/g))
        checkTarget(address, index, targets, report)
      break
    case 'subjects':
      checkPaths(text, /^pages?$/, targets, report)
      checkOffers(text, offers, report)
  }
}

/** The values of some keys: every `path:` of the menus and prices, the targets of redirects. The schema refuses what is no path. */
function checkPaths(text: string, keys: RegExp, targets: Targets, report: Report): void {
  visit(yamlDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !keys.test(String(key.value))) return
      for (const item of isSeq(value) ? value.items : [value])
        if (isScalar(item) && /^\/(?:[a-z0-9-]+\/?)*(?:#.*)?$/i.test(String(item.value)))
          checkTarget(String(item.value), startOf(item), targets, report)
    },
  })
}

/** The addresses of examples, and examples of three or more words that stand under another address too. */
function checkExamples(text: string, targets: Targets, report: Report): void {
  const addresses = headingAddresses(targets)
  const { contents } = yamlDocument(text)
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key)) continue
    const address = String(key.value)
    checkTarget(address, startOf(key), targets, report)
    for (const item of isSeq(value) ? value.items.filter(isScalar) : [])
      checkExample(item, address, { addresses, targets }, report)
  }
}

function checkExample(
  item: Scalar,
  address: string,
  { addresses, targets }: { addresses: Map<string, string>; targets: Targets },
  { hint }: Report,
): void {
  const example = String(item.value)
  const anchor = slug(example)
  const other = addresses.get(anchor) ?? address
  addresses.set(anchor, other)
  const isOnPage = targets.pages.get(pageOf(address))?.has(anchor)
  if (/\s.*\s/.test(example) && pageOf(other) !== pageOf(address) && !isOnPage)
    hint(
      'example-elsewhere',
      startOf(item),
      `„${example}“ steht so auch bei ${other}. Emilia antwortet nur von einer Stelle: Lassen Sie die Frage dort, wo die Antwort steht.`,
    )
}

/** `/trial#preise` -> `/trial` */
const pageOf = (address: string) => address.replace(/#.*/, '')

/** The addresses of all headings, by their anchors. */
function headingAddresses({ pages }: Targets): Map<string, string> {
  const addresses = new Map<string, string>()
  for (const [url, anchors] of pages)
    for (const anchor of anchors ?? []) addresses.set(anchor, `${url}#${anchor}`)
  return addresses
}
