import type { Nodes } from 'mdast'
import { closest } from '../../contract/closest'
import { words } from '../../contract/parts/inline'
import type { Reading, WrittenBox } from '../../contract/shapes'
import { personaNames } from '../../facts/personas'

/** Words that tell a guest who is writing, as the AI Act (Article 50) asks. */
const SAYS_AI = /(?<!\p{L})(?:KI|AI|künstliche Intelligenz)(?!\p{L})/iu

/**
 * Reports chats in which the assistant does not speak, or under a name misspelt: the answers would be the guest's bubbles. And
 * those in which it does not say at first that it is an AI, or whose last line asks something: nobody would learn how they end.
 */
export function reportTurns(chat: WrittenBox, report: Reading['report']): void {
  const assistant = personaNames.find(name => name === chat.attributes.assistant)
  const turns = turnsOf(chat)
  if (!assistant || turns.length === 0) return
  const misspelt = turns.filter(({ name }) => name !== assistant && closest(name, [assistant]))
  for (const { name, node } of misspelt) report({ ruleId: 'turn-name', name, assistant }, node)
  if (misspelt.length === 0 && turns.every(({ name }) => name !== assistant))
    report({ ruleId: 'assistant-silent', assistant }, chat.node)
  const first = turns.find(({ name }) => name === assistant)
  if (first && !SAYS_AI.test(first.line)) report({ ruleId: 'chat-ai', assistant }, first.node)
  const last = turns.at(-1)
  if (last && /\?[\s“”"»)]*$/.test(last.line)) report({ ruleId: 'chat-open-end' }, last.node)
}

/** The lines of a chat that begin with a name in bold letters. */
function turnsOf(chat: WrittenBox): { name: string; line: string; node: Nodes }[] {
  const items = chat.content.flatMap(list => (list.type === 'list' ? list.children : []))
  return items.flatMap(item => {
    const [paragraph] = item.children
    const bold = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    if (bold?.type !== 'strong') return []
    const name = words(bold).trim().replace(/[:.]$/, '')
    return [{ name, line: words(item), node: item }]
  })
}
