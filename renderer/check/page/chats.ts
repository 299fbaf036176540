import { words } from '../../../components/parts/inline'
import { personaNames } from '../../../components/personas'
import { closest } from '../../data/closest'
import type { Report } from '../../data/diagnose'
import { isTag, type Tag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import type { PageRule } from './check-page'

/** Example chats in which the assistant does not speak, or under a name misspelt: the answers would be the guest's bubbles. */
export const chatRule: PageRule = (_, report) => node => {
  if (!isTag(node) || node.name !== 'ChatDemo') return
  reportTurns(node, report)
  reportBranches(node, report)
}

function reportTurns(chat: Tag, report: Report): void {
  const written = chat.attributes.find(attribute => 'name' in attribute && attribute.name === 'assistant')?.value
  const assistant = personaNames.find(name => name === written)
  const speakers = speakersOf(chat)
  if (!assistant || speakers.length === 0) return
  const misspelt = speakers.filter(({ name }) => name !== assistant && closest(name, [assistant]))
  for (const { name, at } of misspelt) report('turn-name', at, { name, assistant })
  if (misspelt.length === 0 && speakers.every(({ name }) => name !== assistant))
    report('assistant-silent', spanOf(chat)[0], { assistant })
}

/** The speakers of the lines of a chat, and where they stand. */
function speakersOf(chat: Tag): { name: string; at: number }[] {
  const items = chat.children.flatMap(list => (list.type === 'list' ? list.children : []))
  return items.flatMap(item => {
    const [paragraph] = item.children
    const bold = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    if (bold?.type !== 'strong') return []
    return [{ name: words(bold).trim().replace(/[:.]$/, ''), at: spanOf(item)[0] }]
  })
}

/** Branches after a reply that no turn offers. */
function reportBranches(chat: Tag, report: Report): void {
  const offered = chat.children
    .filter(child => child.type === 'list')
    .flatMap(list => [...words(list).matchAll(/\[([^\]]+)\]/g)].map(([, reply = '']) => reply))
  for (const child of chat.children) {
    const name = words(child)
    if (child.type === 'paragraph' && child.children[0]?.type === 'strong' && !offered.includes(name))
      report('branch-unknown', spanOf(child)[0], { name, known: offered.join(',') })
  }
}
