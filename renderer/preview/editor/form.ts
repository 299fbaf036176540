import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'
import { readFigure } from '../../../components/euro'
import type { JsonSchema, Known } from '../messages'
import { byId, make } from './elements'
import labels from './labels.json'

type Code = { text(): string; replace(text: string): void }
/** Where a value stands: names of groups, numbers of rows. */
type Path = readonly (string | number)[]

const UNREADABLE = 'Das ist noch nicht lesbar. Beheben Sie zuerst, was die Prüfung nennt.'

/**
 * The facts of a .yaml file, or the head of a page, as fields made from their schema. Each change is one of the text, in which
 * comments and all else stay.
 */
export function createForm({ schemas, head }: Known, code: Code) {
  const form = byId('form')
  let file = ''

  /** The part of the text that the form is of. */
  function yamlOf(text: string): string {
    return file.endsWith('.mdx') ? (/^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? '') : text
  }
  function change(act: (facts: Document) => void): void {
    const text = code.text()
    const facts = parseDocument(yamlOf(text))
    act(facts)
    code.replace(text.replace(yamlOf(text), () => facts.toString({ lineWidth: 0 })))
  }

  function view(path: Path, schema: JsonSchema, node: unknown, isNeeded = true): HTMLElement {
    const key = path.at(-1) ?? ''
    const label = typeof key === 'number' ? `${key + 1}.` : ((labels as Record<string, string>)[key] ?? key)
    if (isSeq(node) || schema.type === 'array') return group(path, label, rows(path, schema.items, node))
    if (isMap(node) || schema.type === 'object') return group(path, label, parts(path, schema, node))
    return make('label', {}, label, field(path, schema, isNeeded, isScalar(node) ? node : undefined))
  }
  /** The groups of the first level can be folded: a file is long. */
  function group(path: Path, label: string, children: HTMLElement[]): HTMLElement {
    if (path.length === 1) return make('details', { id: `group-${path}` }, make('summary', {}, label), ...children)
    return make('fieldset', {}, make('legend', {}, label), ...children)
  }
  function parts(path: Path, schema: JsonSchema, node: unknown): HTMLElement[] {
    const { properties = {}, additionalProperties, required = [] } = schema
    const map = isMap(node) ? node : undefined
    const keys = new Set([...Object.keys(properties), ...Object.keys(map?.toJSON() ?? {})])
    return [...keys].map(key => {
      const shape = (properties[key] || additionalProperties || {}) as JsonSchema
      return view([...path, key], shape, map?.get(key, true), required.includes(key))
    })
  }
  function rows(path: Path, shape: JsonSchema['items'], node: unknown): HTMLElement[] {
    const nodes = isSeq(node) ? node.items : []
    const last = nodes.at(-1)
    const id = `more-${path}`
    const button = (label: string, act: (facts: Document) => void) => {
      const onclick = () => {
        change(act)
        show()
        document.getElementById(id)?.focus()
      }
      return make('button', { type: 'button', onclick }, label)
    }
    const more = button('Noch eines', facts => facts.setIn([...path, nodes.length], isNode(last) ? last.clone() : ''))
    more.id = id
    const views = nodes.map((row, index) => {
      const remove = button('Weg', facts => facts.deleteIn([...path, index]))
      return make('div', { className: 'row' }, view([...path, index], shape as JsonSchema, row), remove)
    })
    return [...views, more]
  }
  function field(path: Path, { type, enum: words }: JsonSchema, isNeeded: boolean, node?: Scalar): HTMLElement {
    const set = (next: unknown) =>
      change(facts => (next === '' && !isNeeded ? facts.deleteIn(path) : facts.setIn(path, next)))
    if (type === 'boolean') {
      const box = make('input', { type: 'checkbox', checked: node?.value === true })
      box.addEventListener('input', () => set(box.checked))
      return box
    }
    const options = ['', ...(words ?? [])].map(word => make('option', { selected: word === node?.value }, String(word)))
    const isNumber = type === 'number' || type === 'integer'
    // 0.10 in the file is 0,10 for whoever reads it.
    const shown = isNumber ? node?.source?.replace('.', ',') : node?.value
    const input = words ? make('select', {}, ...options) : make('textarea', { rows: 1, value: String(shown ?? '') })
    input.addEventListener('input', () => set(isNumber ? readFigure(input.value) : input.value))
    return input
  }

  function show(): void {
    const facts = parseDocument(yamlOf(code.text()))
    const open = new Set([...form.querySelectorAll('details[open]')].map(({ id }) => id))
    form.replaceChildren(...(facts.errors.length > 0 ? [UNREADABLE] : parts([], schemas[file] ?? head, facts.contents)))
    for (const details of form.querySelectorAll('details')) details.open = open.has(details.id)
  }
  byId('facts').addEventListener('toggle', show)
  /** Shows the facts of a file, as the text has them now. */
  return (next: string): void => {
    // Whoever writes in it sees what is written.
    if (next === file && form.contains(document.activeElement)) return
    file = next
    if (byId<HTMLDetailsElement>('facts').open) show()
  }
}
