import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import type { Problem } from '../components/shapes'
import { contentError } from './check/content-error'
import { foreignLetters } from './check/foreign-letters'
import { plainText } from './content-files'
import { schemas } from './data-schemas'
import { finding } from './explain'
import { readYaml } from './read-yaml'

export const dataNames = Object.keys(schemas) as Name[]
type Name = keyof typeof schemas

type Read<N extends Name> = { data?: z.infer<(typeof schemas)[N]>; problems: Problem[] }

/** What was read last, by file: every page asks for the same few files. */
const known = new Map<string, { text: string; read: Read<Name> }>()

/** Reads one of the .yaml files of content/. Problems carry line and column; `data` is there only without problems. */
export function readData<N extends Name>(name: N, root = process.cwd()): Read<N> {
  const file = join(root, 'content', `${name}.yaml`)
  const { text, problem } = textOf(file)
  if (problem) return { problems: [problem] }
  const before = known.get(file)
  if (before?.text === text) return before.read as Read<N>
  // Without a single old address nothing redirects.
  const read = readYaml<unknown>(schemas[name], text, name === 'redirects' ? {} : undefined) as Read<N>
  known.set(file, { text, read })
  return read
}

/** The text of a file of content/, or what keeps it from being read. */
export function textOf(file: string): { text: string; problem?: Problem } {
  if (!existsSync(file)) return { text: '', problem: { kind: 'file-missing', data: {}, line: 1, column: 1 } }
  const bytes = readFileSync(file)
  const text = plainText(bytes.toString())
  return isUtf8(bytes) ? { text } : { text, problem: foreignLetters(text) }
}

/** The data of a file, or an error with the editor's sentences. */
export function loadData<N extends Name>(name: N, root = process.cwd()): z.infer<(typeof schemas)[N]> {
  const { data, problems } = readData(name, root)
  if (data === undefined) throw contentError(problems.map(problem => finding(`content/${name}.yaml`, problem)))
  return data
}
