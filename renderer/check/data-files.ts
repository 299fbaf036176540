import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Problem } from '../../components/shapes'
import { dataNames, readData } from '../site-data'
import { scanHead } from './head-lines'
import { toProblem } from './mistake'
import { type Place, placeIn } from './places'

/** A file with all that is wrong in it. */
export type CheckedFile = { file: string; text: string; problems: Problem[] }

/** A path that a .yaml file leads to. */
export type DataLink = Place & { file: string; href: string }

const read = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''

/** The .yaml files of content/, each by its schema; Emilia's synonyms by their letters. */
export function checkDataFiles(root: string): CheckedFile[] {
  const named = dataNames.map(name => {
    const file = `content/${name}.yaml`
    const text = read(root, file)
    return {
      file,
      text,
      problems: text.includes('\n<<<<<<<') ? conflict(text) : repaired(text, readData(name, root).problems),
    }
  })
  const file = 'content/emilia/synonyms.yaml'
  const text = read(root, file)
  const { errors } = parseDocument(text, { prettyErrors: false })
  const problems = errors.map(error => ({ kind: 'yaml', data: { code: error.code }, ...placeIn(text, error.pos[0]) }))
  return [...named, { file, text, problems }]
}

function conflict(text: string): Problem[] {
  return [{ kind: 'conflict', data: {}, ...placeIn(text, text.indexOf('\n<<<<<<<') + 1) }]
}

/** What the line scanner knows of a line says more than YAML, and knows the repair. */
function repaired(text: string, problems: Problem[]): Problem[] {
  if (!problems.some(({ kind }) => kind.startsWith('yaml'))) return problems
  const scanned = scanHead(text, 0, true).map(mistake => toProblem(mistake, text))
  return problems.flatMap(problem => {
    if (!problem.kind.startsWith('yaml')) return [problem]
    return [scanned.find(({ line, kind }) => line === problem.line && kind.startsWith('yaml')) ?? problem]
  })
}

/** Every `path:` of the menus and prices, and the targets of redirects. */
export function dataLinks(root: string): DataLink[] {
  const links: DataLink[] = []
  for (const name of ['navigation', 'prices', 'redirects'] as const) {
    const file = `content/${name}.yaml`
    const lines = new LineCounter()
    const document = parseDocument(read(root, file), { lineCounter: lines, prettyErrors: false })
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return
        if (name !== 'redirects' && key.value !== 'path') return
        const { line, col } = lines.linePos(value.range?.[0] ?? 0)
        links.push({ file, href: value.value, line, column: col })
      },
    })
  }
  return links
}
