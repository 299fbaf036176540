import { isMap, isScalar, isSeq, visit } from 'yaml'
import type { z } from 'zod'
import { slug } from '../../../components/slug'
import type { Offer } from '../../../shared/messages'
import { type Report, startOf } from '../../data/diagnose'
import { emiliaSchemas } from '../../data/emilia-schemas'
import { readYaml, yamlDocument } from '../../data/read-yaml'
import { readScenes } from '../../data/scenes'
import { type Draft, dataNames, type readData, readText } from '../../data/site-data'
import { linkTargets } from '../../page/link-targets'
import type { Checked } from '../page/check-page'
import { checkTarget, type Targets } from '../targets'
import { checkOffers } from './emilia-offers'
import { checkRedirects } from './redirects'

/** The .yaml files that hold facts of the whole site, as they were read. */
export type SiteFiles = { [N in (typeof dataNames)[number]]: ReturnType<typeof readData<N>> }

const PERSONA = 'content/emilia/persona.md'

/** Reads the .yaml files of content/, each by its schema, and content/emilia/persona.md. */
export function checkDataFiles(root: string, read: SiteFiles, draft?: Draft): Checked[] {
  const emiliaFile = (name: string, schema: z.ZodType): Checked => {
    const file = `content/emilia/${name}.yaml`
    const { text, found } = readText(file, root, draft)
    const diagnostics = found.length > 0 ? found : readYaml(file, text, schema, undefined).found
    return { file, text, diagnostics }
  }
  const persona = readText(PERSONA, root, draft)
  return [
    ...dataNames.map(name => ({
      file: `content/${name}.yaml`,
      text: read[name].text,
      diagnostics: read[name].found,
    })),
    ...Object.entries(emiliaSchemas).map(([name, schema]) => emiliaFile(name, schema)),
    ...readScenes(root, draft).map(({ file, text, found }) => ({ file, text, diagnostics: found })),
    { file: PERSONA, text: persona.text, diagnostics: persona.found },
  ]
}

/** Diagnostics of .yaml files that need the pages: dead paths, odd redirects, offers that nobody sells. */
export function checkDataFile(
  { file, text }: Checked,
  { targets, offers }: { targets: Targets; offers: readonly Offer[] },
  report: Report,
): void {
  const [, name = ''] = /([\w-]+)\.yaml$/.exec(file) ?? []
  switch (name) {
    case 'redirects':
      checkPaths(text, targets, report, () => true)
      checkRedirects(text, targets, report)
      break
    case 'navigation':
    case 'prices':
      checkPaths(text, targets, report, key => key === 'path')
      break
    case 'questions':
      checkExamples(text, targets, report)
      break
    case 'talk':
      checkLinks(file, text, targets, report)
      break
    case 'subjects':
      checkPages(text, targets, report)
      checkOffers(text, offers, report)
  }
}

/** Links in what Emilia says. */
function checkLinks(file: string, text: string, targets: Targets, report: Report): void {
  for (const { at, address } of linkTargets(file, text))
    if (/^\/(?!\/)/.test(address)) checkTarget(address, at, targets, report)
}

/** The values of some keys: every `path:` of the menus and prices, the targets of redirects. The schema refuses what is no path. */
function checkPaths(
  text: string,
  targets: Targets,
  report: Report,
  isPath: (key: unknown) => boolean,
): void {
  visit(yamlDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isPath(key.value)) return
      if (!isScalar(value) || typeof value.value !== 'string') return
      if (/^\/(?:[a-z0-9-]+\/?)*(?:#.*)?$/i.test(value.value))
        checkTarget(value.value, startOf(value), targets, report)
    },
  })
}

/** Every `page:` and `pages:` of what Emilia knows. */
function checkPages(text: string, targets: Targets, report: Report): void {
  visit(yamlDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !/^pages?$/.test(String(key.value))) return
      for (const item of isSeq(value) ? value.items : [value])
        if (isScalar(item)) checkTarget(String(item.value), startOf(item), targets, report)
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
    for (const item of isSeq(value) ? value.items.filter(isScalar) : []) {
      const example = String(item.value)
      const anchor = slug(example)
      const other = addresses.get(anchor) ?? address
      addresses.set(anchor, other)
      const isOnPage = targets.pages.get(pageOf(address))?.has(anchor)
      if (/\s.*\s/.test(example) && pageOf(other) !== pageOf(address) && !isOnPage)
        report({ ruleId: 'example-elsewhere', example, other }, startOf(item))
    }
  }
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
