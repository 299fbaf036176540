import type { z } from 'zod'
import type { Diagnostic } from '../../../components/shapes'
import { questionsSchema, schemas, talkSchema } from '../../data/data-schemas'
import { isHint } from '../../data/diagnose'
import { readYaml } from '../../data/read-yaml'
import { explain } from '../../sentences/explain'
import type { Finding, Findings } from '../messages'
import type { LiveCheck } from '../preview-state'

/** The schema of each .yaml file of content/, by its path. */
export const dataFiles: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`content/${name}.yaml`, schema])),
  'content/emilia/questions.yaml': questionsSchema,
  'content/emilia/talk.yaml': talkSchema,
}

const told = (diagnostic: Diagnostic): Finding => {
  const { file, line, column, fix } = diagnostic
  return { file, line, column, sentence: explain(diagnostic), isHint: isHint(diagnostic), ...(fix && { fix }) }
}

/** What is wrong in a text by itself, before it is saved. */
export function findingsIn(check: LiveCheck, file: string, text: string): Finding[] {
  if (file.endsWith('.mdx')) return check.page(file, text).map(told)
  const schema = dataFiles[file]
  return schema ? readYaml(file, text, schema, file.endsWith('redirects.yaml') ? {} : undefined).found.map(told) : []
}

/** What the whole check says with this text in the place of its file: here, and on other pages. */
export function findingsWith(check: LiveCheck, file: string, text: string): Findings {
  const { pages, files } = check.content({ file, text })
  const all = [...files, ...pages].flatMap(({ diagnostics }) => diagnostics).map(told)
  const here = file.endsWith('.mdx') ? all.filter(finding => finding.file === file) : findingsIn(check, file, text)
  return { here, others: all.filter(finding => finding.file !== file) }
}
