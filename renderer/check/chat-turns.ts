import type { Root } from 'mdast'
import { words } from '../../components/parts/inline'
import { personaNames } from '../../components/personas'
import type { Problem } from '../../components/shapes'
import { closest } from '../closest'
import { isTag, type Tag } from '../grammar'
import { walk } from './walk'

/** Example chats in which the assistant does not speak, or under a name misspelt: the answers would be the guest's bubbles. */
export function chatProblems(tree: Root): Problem[] {
  const problems: Problem[] = []
  walk(tree, node => {
    if (isTag(node) && node.name === 'ChatDemo') problems.push(...turnProblems(node))
  })
  return problems
}

function turnProblems(chat: Tag): Problem[] {
  const written = chat.attributes.find(attribute => 'name' in attribute && attribute.name === 'assistant')?.value
  const assistant = personaNames.find(name => name === written)
  const speakers = speakersOf(chat)
  if (!assistant || speakers.length === 0) return []
  const misspelt = speakers.filter(({ name }) => name !== assistant && closest(name, [assistant]))
  if (misspelt.length > 0)
    return misspelt.map(({ name, line, column }) => ({
      kind: 'turn-name',
      data: { name, assistant },
      line,
      column,
    }))
  if (speakers.some(({ name }) => name === assistant)) return []
  const { line = 1, column = 1 } = chat.position?.start ?? {}
  return [{ kind: 'assistant-silent', data: { assistant }, line, column }]
}

/** Who speaks in the lines of a chat, and where. */
function speakersOf(chat: Tag): { name: string; line: number; column: number }[] {
  const items = chat.children.flatMap(list => (list.type === 'list' ? list.children : []))
  return items.flatMap(item => {
    const [paragraph] = item.children
    const bold = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    if (bold?.type !== 'strong') return []
    const name = words(bold).trim().replace(/[:.]$/, '')
    return [{ name, line: item.position?.start.line ?? 1, column: item.position?.start.column ?? 1 }]
  })
}
