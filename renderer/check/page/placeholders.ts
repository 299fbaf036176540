import { CHOICES } from '../../../components/ChatDemo/ChatDemo.contract'

/** `key` is the name of the value that holds it, empty in running text. */
type Placeholder = { at: number; key: string; value: string }

const OPEN = /\[[^\]\n]+\](?!\()/g
/** Quick replies of a chat stand in brackets as well. */
const REPLIES = new RegExp(CHOICES, 'gm')

/** All placeholders of a page, `[Name]`, by place: in its head, its text and the attributes of its boxes. */
export function placeholdersIn(text: string): Placeholder[] {
  const blank = (found: string) => found.replace(/./g, ' ')
  const said = text
    .replace(/^confirm:\n(?: .*\n)+/m, blank)
    .replace(/^(questions: )\[(.*)\][ \t]*$/m, '$1 $2 ')
    .replace(/<ChatDemo[\s\S]*?<\/ChatDemo>/g, chat => chat.replace(REPLIES, blank))
  return [...said.matchAll(OPEN)].map(({ 0: value, index }) => {
    const before = said.slice(said.lastIndexOf('\n', index) + 1, index)
    const [, key = ''] = /^(\w+): /.exec(before) ?? /\b(\w+)="[^"]*$/.exec(before) ?? []
    return { at: index, key, value }
  })
}
