import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { Navigation, Prices, Site } from '../components/frame/types'
import { personaNames } from '../components/personas'
import type { Problem } from '../components/shapes'
import { contentError } from './check/content-error'
import { foreignLetters } from './check/foreign-letters'
import { finding } from './explain'
import { cutValues } from './front-matter'

const words = z.string().min(1)
/** A schema's own word on the cure, told from the library's by its first letter. */
const cure = (sentence: string) => ({ error: `${CURE}${sentence}` })
const CURE = '→'
const placeholder = '^\\[.*\\]$'
/** What looks like `shape`, or still stands in [brackets]. */
const fact = (shape: string, sentence: string) => words.regex(new RegExp(`${placeholder}|${shape}`), cure(sentence))
const wholeEuro = cure('Schreiben Sie ganze Euro ohne Punkt, Komma und Zeichen, zum Beispiel 1500.')
const clock = fact(
  '^([01]\\d|2[0-3]):[0-5]\\d$',
  'Schreiben Sie die Uhrzeit mit vier Ziffern in Anführungszeichen, zum Beispiel "09:00".',
)
const route = z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
const link = z.strictObject({
  label: words,
  path: route,
  note: words.optional(),
  persona: z.enum(personaNames).optional(),
})
const group = z.strictObject({ label: words, links: z.array(link).min(1) })

const navigation = z.strictObject({
  header: z.strictObject({ industries: group, products: group, services: group, contact: link, demo: link }),
  footer: z.strictObject({ columns: z.array(group), legal: z.array(link) }),
}) satisfies z.ZodType<Navigation>

const site = z.strictObject({
  brand: words,
  claim: words,
  url: fact(
    '^\\[?https://[^\\s/]+\\]?$',
    'Schreiben Sie die ganze Adresse ohne Strich am Ende, zum Beispiel https://www.firma.at.',
  ),
  email: fact('^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'Schreiben Sie eine E-Mail-Adresse wie office@firma.at.'),
  phone: words,
  address: z.strictObject({ street: words, postalCode: words, city: words, country: words }),
  hours: z.strictObject({ days: words, time: words, opens: clock, closes: clock }),
  blurb: words,
  copyrightYear: z.int(),
  social: z.array(
    z.strictObject({
      label: words,
      url: words,
      icon: z.enum(['youtube-logo', 'instagram-logo', 'linkedin-logo', 'facebook-logo']),
    }),
  ),
  messenger: z.strictObject({ number: words, text: words }),
  claims: z.array(z.strictObject({ id: words, figure: words, text: words, source: words })),
  company: z.array(z.strictObject({ label: words, value: words })),
  hosting: words,
  aiProvider: words,
}) satisfies z.ZodType<Site>

const tier = z.strictObject({
  id: z.enum(['basic', 'pro', 'enterprise']),
  name: words,
  tagline: words,
  from: z.int(wholeEuro).min(10, wholeEuro),
  perMessage: z.number().positive(),
  recommended: z.boolean(),
  button: z.strictObject({ label: words, path: route }),
  features: z.array(words).min(1),
})
const prices = z.strictObject({ condition: words, tiers: z.array(tier).length(3) }) satisfies z.ZodType<Prices>
const redirects = z.record(z.string().startsWith('/'), route)

const schemas = { site, navigation, prices, redirects }
export const dataNames = Object.keys(schemas) as Name[]
type Name = keyof typeof schemas

type Read<N extends Name> = { data?: z.infer<(typeof schemas)[N]>; problems: Problem[] }

/** What was read last, by file: every page asks for the same few files. */
const known = new Map<string, { text: string; read: Read<Name> }>()

/** Reads one of the .yaml files of content/. Problems carry line and column; `data` is there only without problems. */
export function readData<N extends Name>(name: N, root = process.cwd()): Read<N> {
  const file = join(root, 'content', `${name}.yaml`)
  if (!existsSync(file)) return { problems: [{ kind: 'file-missing', data: {}, line: 1, column: 1 }] }
  const bytes = readFileSync(file)
  const text = bytes.toString()
  if (!isUtf8(bytes)) return { problems: [foreignLetters(text)] }
  const before = known.get(file)
  if (before?.text === text) return before.read as Read<N>
  const read = parseData(name, text)
  known.set(file, { text, read })
  return read
}

function parseData<N extends Name>(name: N, text: string): Read<N> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(error => ({ kind: 'yaml', data: { code: error.code }, ...at(error.pos[0]) })),
    }
  const cut = cutValues(document, text, at)
  const parsed = schemas[name].safeParse(document.toJS())
  if (parsed.success) return { data: parsed.data as z.infer<(typeof schemas)[N]>, problems: cut }
  const problems = parsed.error.issues.flatMap((issue): Problem[] => {
    const path = issue.path as (string | number)[]
    const key = path.join('.')
    if (issue.code === 'unrecognized_keys') {
      const map = document.getIn(path, true)
      return issue.keys.map(extra => {
        const pair = isMap(map) ? map.items.find(item => isScalar(item.key) && item.key.value === extra) : undefined
        const known = keysAt(schemas[name], path).join(',')
        return {
          kind: 'data-unknown',
          data: { key, extra, known },
          ...at(isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0),
        }
      })
    }
    const node = [...path.keys()].map(index => document.getIn(path.slice(0, path.length - index), true)).find(isNode)
    const place = at(node?.range?.[0] ?? 0)
    const missing = path.length > 0 && document.getIn(path, true) === undefined
    const [last, parent] = [String(path.at(-1)), path.slice(0, -1).join('.')]
    return [
      missing
        ? { kind: 'data-lacks', data: { key: parent, name: last }, ...place }
        : { kind: 'data-wrong', data: { key, cure: cureOf(issue) }, ...place },
    ]
  })
  return { problems: [...problems, ...cut] }
}

function cureOf({ message }: z.core.$ZodIssue): string {
  return message.startsWith(CURE) ? message.slice(CURE.length) : ''
}

/** The keys that a schema allows at a path. */
function keysAt(schema: z.ZodType, path: readonly (string | number)[]): string[] {
  let inner: unknown = schema
  for (const step of path) {
    if (inner instanceof z.ZodObject) inner = inner.shape[String(step)]
    else if (inner instanceof z.ZodArray) inner = inner.element
  }
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

/** The data of a file, or an error with the editor's sentences. */
export function loadData<N extends Name>(name: N, root = process.cwd()): z.infer<(typeof schemas)[N]> {
  const { data, problems } = readData(name, root)
  if (data === undefined) throw contentError(problems.map(problem => finding(`content/${name}.yaml`, problem)))
  return data
}
