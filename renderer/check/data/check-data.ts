import { isMap, isScalar, isSeq, visit } from 'yaml'
import type { z } from 'zod'
import { slug } from '../../../components/slug'
import { questionsSchema, talkSchema } from '../../data/data-schemas'
import { type Report, startOf } from '../../data/diagnose'
import { readYaml, yamlDocument } from '../../data/read-yaml'
import { dataNames, type readData, readText } from '../../data/site-data'
import type { Checked } from '../page/check-page'
import { checkTarget, type Targets } from '../targets'
import { checkRedirects } from './redirects'

/** The .yaml files that hold facts of the whole site, as they were read. */
export type SiteFiles = { [N in (typeof dataNames)[number]]: ReturnType<typeof readData<N>> }

const PERSONA = 'content/emilia/persona.md'

/** Reads the .yaml files of content/, each by its schema, and content/emilia/persona.md. */
export function checkDataFiles(root: string, read: SiteFiles): Checked[] {
  const persona = readText(PERSONA, root)
  return [
    ...dataNames.map(name => ({ file: `content/${name}.yaml`, text: read[name].text, diagnostics: read[name].found })),
    emiliaFile('questions', questionsSchema, {}, root),
    emiliaFile('talk', talkSchema, { answers: [], unsure: '', others: '', next: [] }, root),
    { file: PERSONA, text: persona.text, diagnostics: persona.found },
  ]
}

function emiliaFile<T>(name: string, schema: z.ZodType<T>, empty: T, root: string): Checked {
  const file = `content/emilia/${name}.yaml`
  const { text, found } = readText(file, root)
  return { file, text, diagnostics: found.length > 0 ? found : readYaml(file, text, schema, empty).found }
}

/** Diagnostics of .yaml files that need the pages: dead paths, odd redirects. */
export function checkDataFile({ file, text }: Checked, targets: Targets, report: Report): void {
  if (/(?:navigation|prices|redirects)\.yaml$/.test(file)) checkPaths(file, text, targets, report)
  if (file.endsWith('emilia/questions.yaml')) checkExamples(text, targets, report)
  if (file.endsWith('redirects.yaml')) checkRedirects(text, targets, report)
}

/** Every `path:` of the menus and prices, and the targets of redirects. The schema refuses what is no path. */
function checkPaths(file: string, text: string, targets: Targets, report: Report): void {
  visit(yamlDocument(text), {
    Pair(_, { key, value }) {
      const isPath = file.endsWith('redirects.yaml') || (isScalar(key) && key.value === 'path')
      if (!isPath || !isScalar(value) || typeof value.value !== 'string') return
      if (/^\/(?:[a-z0-9-]+\/?)*(?:#.*)?$/i.test(value.value)) checkTarget(value.value, startOf(value), targets, report)
    },
  })
}

/** The addresses of examples, and examples of three or more words that stand under another address too. */
function checkExamples(text: string, targets: Targets, report: Report): void {
  const asked = new Map<string, string>()
  for (const [url, anchors] of targets.pages) for (const anchor of anchors ?? []) asked.set(anchor, `${url}#${anchor}`)
  const { contents } = yamlDocument(text)
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key)) continue
    const address = String(key.value)
    const page = address.replace(/#.*/, '')
    checkTarget(address, startOf(key), targets, report)
    for (const item of isSeq(value) ? value.items.filter(isScalar) : []) {
      const example = String(item.value)
      const other = asked.get(slug(example)) ?? address
      asked.set(slug(example), other)
      if (/\s.*\s/.test(example) && other.replace(/#.*/, '') !== page && !targets.pages.get(page)?.has(slug(example)))
        report('hint-example-elsewhere', startOf(item), { example, other })
    }
  }
}
