import type { z } from 'zod'
import { type Finding, reporter } from './report'
import { inGerman, reportIssues } from './schema-issues'
import { cureOf } from './yaml-cures'
import { type YamlDocument, yamlDocument } from './yaml-document'

/** `data` is there only when nothing is wrong, `document` whenever there was YAML to read. */
export type Yaml<T> = { data?: T; document?: YamlDocument; findings: Finding[] }

/**
 * Reads the YAML of a file by its schema. `empty`: what a file without any facts stands for. What YAML cannot read, or reads
 * otherwise than meant, is told before anything else; of errors only the first, because the rest mostly follows from it.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, empty?: T): Yaml<T> {
  const { findings, report } = reporter(file, text)
  const document = yamlDocument(text)
  const cure = cureOf(text, document)
  if (cure) {
    report.error(cure.ruleId, cure.at, cure.reason, cure.fix)
    return { document, findings }
  }
  const parsed = schema.safeParse(document.toJS() ?? empty, { error: inGerman })
  if (parsed.success) return { data: parsed.data, document, findings }
  reportIssues(parsed.error.issues, schema, { document, text }, report)
  return { document, findings }
}
