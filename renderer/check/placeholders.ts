import { contracts } from '../../components/registry'

/** `key` is the name of the value that holds it, empty in running text. */
type Placeholder = { at: number; key: string; value: string }

/** Not links by a name, `[Text][a]` and `[a]: /pfad`, nor what is another mistake: footnotes, boxes to tick, `(Text)[/pfad]`. */
const OPEN = /(?<![\])[])\[(?!\s|[xX]\]|\^)[^[\]\n]+\](?![([\]]|: *(?:[/#]|https?:))/g
/** `[name]: /pfad`, what a link by its name leads to. */
const DEFINITION = /^ {0,3}\[([^[\]\n]+)\]:[ \t]*\S/gm
/** Boxes in which brackets mean something else, such as the quick replies of a chat. */
const BRACKETS = Object.entries(contracts).flatMap(([tag, { brackets }]) =>
  brackets
    ? [{ box: new RegExp(`<${tag}[\\s\\S]*?</${tag}>`, 'g'), own: new RegExp(brackets, 'gm') }]
    : [],
)

/** All placeholders of a page, `[Name]`, by place: in its head, its text and the attributes of its boxes. */
export function placeholdersIn(text: string): Placeholder[] {
  const blank = (found: string) => found.replace(/./g, ' ')
  const prose = text
    .replace(/^confirm:\n(?: .*\n)+/m, blank)
    .replace(/^(questions: )\[(.*)\][ \t]*$/m, '$1 $2 ')
  const said = BRACKETS.reduce(
    (rest, { box, own }) => rest.replace(box, written => written.replace(own, blank)),
    prose,
  )
  const named = [...text.matchAll(DEFINITION)].map(([, name]) => `[${name?.toLowerCase()}]`)
  return [...said.matchAll(OPEN)]
    .filter(([value]) => !named.includes(value.toLowerCase()))
    .map(({ 0: value, index }) => {
      const before = said.slice(said.lastIndexOf('\n', index) + 1, index)
      const [, key = ''] = /^(\w+): /.exec(before) ?? /\b(\w+)="[^"]*$/.exec(before) ?? []
      return { at: index, key, value }
    })
}
