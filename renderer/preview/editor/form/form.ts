import { type Document, parseDocument } from 'yaml'
import type { JsonSchema, Known } from '../../messages'
import { byId } from '../elements'
import { type Facts, groupRows } from './views'

type Code = { text(): string; replace(text: string): void }

const UNREADABLE = 'Das ist noch nicht lesbar. Beheben Sie zuerst, was die Prüfung nennt.'
const NOTHING = 'Das steht hier nirgends.'
/** With fewer groups one sees all of them. */
const MANY = 12

/**
 * The facts of a .yaml file, or the head of a page, as fields made from their schema. Each change is one of the text, in which
 * comments and all else stay.
 */
export function createForm({ schemas, head }: Known, code: Code) {
  const form = byId('form')
  const search = byId<HTMLInputElement>('form-search')
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
  function show(): void {
    const facts = parseDocument(yamlOf(code.text()))
    const schema: JsonSchema = schemas[file] ?? head
    const ids = new Set(groups().flatMap(({ id, open }) => (open ? [id] : [])))
    const parts: Facts = { change, show, isOpen: id => ids.has(id) }
    form.replaceChildren(
      ...(facts.errors.length > 0 ? [UNREADABLE] : groupRows(parts, [], schema, facts.contents)),
    )
    byId('form-finder').hidden = groups().length < MANY
    filter()
  }
  const groups = () => [...form.querySelectorAll('details')]
  /** Shows the groups that hold the words that are looked for. */
  function filter(): void {
    const wanted = byId('form-finder').hidden ? '' : search.value.trim().toLowerCase()
    for (const details of groups()) details.hidden = !details.dataset.words?.includes(wanted)
    byId('form-none').textContent = groups().some(({ hidden }) => !hidden) || !wanted ? '' : NOTHING
  }
  search.addEventListener('input', filter)
  byId('facts').addEventListener('toggle', show)
  /** Shows the facts of a file, as the text has them now. */
  return (next: string): void => {
    // Whoever writes in it sees what is written.
    if (next === file && form.contains(document.activeElement)) return
    if (next !== file) search.value = ''
    file = next
    if (byId<HTMLDetailsElement>('facts').open) show()
  }
}
