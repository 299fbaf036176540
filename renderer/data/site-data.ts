import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { withUnixLines } from '../content-files'
import { contentError } from '../sentences/explain'
import { schemas } from './data-schemas'
import { type Diagnostic, diagnose, reportConflict } from './diagnose'
import { readYaml, type Yaml } from './read-yaml'
import { schemaOf } from './schema-of'

export const dataNames = Object.keys(schemas) as Name[]
type Name = keyof typeof schemas
type Data<N extends Name> = z.infer<(typeof schemas)[N]>

/** The text of a file that is being written, in the place of the one on disk. */
export type Draft = { file: string; text: string }

/** Reads one of the .yaml files of content/; `data` is there only when nothing is wrong. */
export function readData<N extends Name>(
  name: N,
  root = process.cwd(),
  draft?: Draft,
): Yaml<Data<N>> & { text: string } {
  const file = `content/${name}.yaml`
  const { text, found } = readText(file, root, draft)
  if (found.length > 0) return { text, found }
  return { ...(readFacts(file, text) as Yaml<Data<N>>), text }
}

/** Reads a text as one of the .yaml files of content/; `undefined` for other files. */
export function readFacts(file: string, text: string): Yaml<unknown> | undefined {
  const schema = schemaOf[file]
  // Without a single old address nothing redirects.
  return (
    schema &&
    readYaml<unknown>(file, text, schema, file.endsWith('/redirects.yaml') ? {} : undefined)
  )
}

/** The text of a file of content/, or the diagnostic why it cannot be read. `file` is its path from the root. */
export function readText(
  file: string,
  root = process.cwd(),
  draft?: Draft,
): { text: string; found: Diagnostic[] } {
  const path = join(root, file)
  const isDraft = file === draft?.file
  const isThere = isDraft || existsSync(path)
  const written = isDraft ? Buffer.from(draft.text) : Buffer.from('')
  const bytes = isThere && !isDraft ? readFileSync(path) : written
  const text = withUnixLines(bytes.toString())
  const { found, report } = diagnose(file, text)
  if (!isThere) report({ ruleId: 'file-missing' }, 0)
  else if (!isUtf8(bytes)) report({ ruleId: 'foreign-letters' }, text.indexOf('\uFFFD'))
  else reportConflict(text, report)
  return { text, found }
}

/** The data of a file. @throws Error with the editor's sentences when something is wrong in it */
export function loadData<N extends Name>(name: N, root = process.cwd()): Data<N> {
  const { data, found } = readData(name, root)
  if (data === undefined) throw contentError(found)
  return data
}
