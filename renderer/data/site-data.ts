import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { withUnixLines } from './content-files'
import { readYaml, type Yaml } from './read-yaml'
import { contentError, type Finding, type Report, reporter } from './report'
import { schemaOf, schemas } from './schema-of'

export const dataNames = Object.keys(schemas) as Name[]
type Name = keyof typeof schemas
type Data<N extends Name> = z.infer<(typeof schemas)[N]>

/** A file of facts: its text, and `data` only when nothing is wrong. */
export type DataFile<T = unknown> = Yaml<T> & { file: string; text: string }

/** Reads one of the .yaml files of content/. */
export function readData<N extends Name>(name: N, root = process.cwd()): DataFile<Data<N>> {
  return readDataFile(`content/${name}.yaml`, root) as DataFile<Data<N>>
}

/** Reads a file of facts by its path from the root, such as `content/scenes/luigi.yaml`. */
export function readDataFile(file: string, root = process.cwd()): DataFile {
  const { text, findings } = readText(file, root)
  return { file, text, ...(findings.length > 0 ? { findings } : readFacts(file, text)) }
}

/** Reads a text as one of the .yaml files of content/; other files hold no facts. */
function readFacts(file: string, text: string): Yaml<unknown> {
  const schema = schemaOf[file]
  // Without a single old address nothing redirects.
  const empty = file.endsWith('/redirects.yaml') ? {} : undefined
  return schema ? readYaml<unknown>(file, text, schema, empty) : { findings: [] }
}

/** The text of a file of content/, and why it cannot be read where it cannot. `file` is its path from the root. */
export function readText(
  file: string,
  root = process.cwd(),
): { text: string; findings: Finding[] } {
  const bytes = bytesOf(join(root, file))
  const text = withUnixLines(bytes?.toString() ?? '')
  const { findings, report } = reporter(file, text)
  if (!bytes)
    report.error(
      'file-unreadable',
      0,
      'Diese Datei fehlt oder lässt sich nicht lesen. Holen Sie sie aus dem letzten Stand zurück (git checkout) oder legen Sie sie neu an.',
    )
  else if (!isUtf8(bytes))
    report.error(
      'file-unreadable',
      text.indexOf('\uFFFD'),
      'Die Datei ist nicht als UTF-8 gespeichert, Umlaute und andere Zeichen gingen verloren. Speichern Sie sie in Ihrem Programm noch einmal mit der Kodierung „UTF-8“.',
    )
  else reportConflict(text, report)
  return { text, findings }
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Conflict markers of git. Only the first one is reported: nothing around it can be read. */
function reportConflict(text: string, report: Report): void {
  const marker = /^(?:<{7}|>{7}|\|{7})(?![<>|])|^={7}[ \t]*$/m.exec(text)
  if (marker)
    report.error(
      'conflict',
      marker.index,
      'Hier steht eine Markierung von Git zwischen zwei Fassungen (<<<<<<<, =======, >>>>>>>). Behalten Sie eine Fassung und löschen Sie alle drei Markierungen.',
    )
}

/** The data of a file. @throws Error with the editor's sentences when something is wrong in it */
export function loadData<N extends Name>(name: N, root = process.cwd()): Data<N> {
  const { data, findings } = readData(name, root)
  if (data === undefined) throw contentError(findings)
  return data
}
