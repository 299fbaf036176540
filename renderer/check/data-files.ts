import { join } from 'node:path'
import { isScalar, visit } from 'yaml'
import type { Problem } from '../../components/shapes'
import { synonymsSchema, topicsSchema } from '../emilia-data'
import { readYaml, type Yaml } from '../read-yaml'
import { dataNames, readData, textOf } from '../site-data'
import { yamlDocument } from '../yaml-document'
import { conflictMarks } from './conflicts'
import { rowProblems } from './data-rows'
import { scanHead } from './head-lines'
import { toProblem } from './mistake'
import { type Place, placeIn } from './places'
import { redirectLines } from './redirect-lines'

/** A file with all that is wrong in it. */
export type CheckedFile = { file: string; text: string; problems: Problem[] }

/** A path that a .yaml file leads to. */
export type DataLink = Place & { file: string; href: string }

const PERSONA = 'content/emilia/persona.md'
const REDIRECTS = 'content/redirects.yaml'

/** The .yaml files of content/, each by its schema, and who Emilia is. */
export function checkDataFiles(root: string): CheckedFile[] {
  const named = dataNames.map(name => checked(root, `content/${name}.yaml`, () => readData(name, root)))
  const synonyms = checked(root, 'content/emilia/synonyms.yaml', text => readYaml(synonymsSchema, text, {}))
  const topics = checked(root, 'content/emilia/topics.yaml', text => readYaml(topicsSchema, text, []))
  const persona = checked(root, PERSONA, text => ({ problems: isSaying(text) ? [] : [empty] }))
  return [...named, synonyms, topics, persona]
}

const empty: Problem = { kind: 'persona-empty', data: { file: PERSONA }, line: 1, column: 1 }

/** Headings alone tell Emilia nothing. */
function isSaying(text: string): boolean {
  return /^\s*[^\s#]/m.test(text)
}

function checked(root: string, file: string, read: (text: string) => Yaml<unknown>): CheckedFile {
  const { text, problem } = textOf(join(root, file))
  if (problem) return { file, text, problems: [problem] }
  const marks = conflictMarks(text).filter(({ kind }) => kind !== '')
  if (marks.length > 0) {
    const problems = marks.map(({ kind, mark, from }) => ({ kind, data: { mark }, ...placeIn(text, from) }))
    return { file, text, problems }
  }
  const lines = file === REDIRECTS ? redirectLines(text) : []
  return { file, text, problems: lines.length > 0 ? lines : repaired(text, read(text).problems) }
}

/** What the scanners know of a line says more than YAML, and knows the repair. */
function repaired(text: string, problems: Problem[]): Problem[] {
  const isYaml = ({ kind }: Problem) => kind.startsWith('yaml')
  const rows = rowProblems(text)
  // A space that is missing makes other names of names and one item of two, a semicolon one word of two, a dot no item; all else that is
  // wrong with a row stops YAML.
  const told = problems.some(({ kind }) => kind === 'yaml')
    ? rows
    : rows.filter(
        ({ kind }) =>
          /^(item-space|item-sign|row-semicolon)$/.test(kind) || (kind === 'head-space' && problems.length > 0),
      )
  if (told.length > 0) return told
  // Brackets at the start of a value are right here; what is wrong with them, the rows have said.
  const scanned = scanHead(text, 0, true)
    .filter(({ data }) => !/^[{[]/.test(data.sign ?? ''))
    .map(mistake => toProblem(mistake, text))
  // What YAML says behind its first stumble mostly follows from that.
  const first = problems.find(({ kind }) => kind === 'yaml')
  return problems.flatMap(problem => {
    const better = isYaml(problem) && scanned.find(other => isYaml(other) && other.line === problem.line)
    return better ? [better] : problem.kind !== 'yaml' || problem === first ? [problem] : []
  })
}

/** Every `path:` of the menus and prices, and the targets of redirects. */
export function dataLinks(root: string): DataLink[] {
  const links: DataLink[] = []
  for (const name of ['navigation', 'prices', 'redirects'] as const) {
    const file = `content/${name}.yaml`
    const { document, lines } = yamlDocument(textOf(join(root, file)).text)
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
