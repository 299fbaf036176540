import { boldStart, words } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { assistantPage, teamNames } from '../personas'
import { type Inline, inlineText } from '../rich-text'
import { contract } from '../shapes'

/** One member of the team: name, what it works as, what it does. */
type Member = { name: (typeof teamNames)[number]; role: string; text: Inline[] }

/** The two halves of the bold start: `Mathias` and `Autohaus`. */
function nameAndRole(content: Inline[]): string[] {
  return boldStart(content)?.start.split(/,\s*/, 2) ?? []
}

const member: ItemShape<Member> = {
  says: '`- **Mathias, Autohaus.** Was er tut`',
  read(content) {
    const [name, role] = nameAndRole(content)
    const known = teamNames.find(persona => persona === name)
    const text = boldStart(content)?.rest ?? []
    return known && role && inlineText(text).trim() !== '' ? { name: known, role, text } : undefined
  },
  wrong(content) {
    const [name = '', role] = nameAndRole(content)
    const isKnown = teamNames.some(persona => persona === name)
    return role && !isKnown ? { ruleId: 'team-name', name, known: teamNames } : undefined
  },
}

/** The last card, which nobody writes: it invites to build one's own assistant. */
export const OWN_ASSISTANT = { heading: 'Keiner dabei?', text: 'Wir bauen Ihren eigenen.' }

export const team = contract({
  purpose: 'Die Assistenten als Team, jede Karte führt auf die Seite der Person.',
  content: { members: list(member) },
  links: ({ content }) =>
    content
      .flatMap(list => (list.type === 'list' ? list.children : []))
      .flatMap(item => {
        const name = teamNames.find(persona => words(item).startsWith(`${persona},`))
        return name ? [{ node: item, href: assistantPage(name) }] : []
      }),
  words: ({ members }) => [
    ...members.map(({ name, role, text }) => ({
      heading: name,
      lines: [`KI, ${role}`, inlineText(text)],
    })),
    { heading: OWN_ASSISTANT.heading, lines: [OWN_ASSISTANT.text] },
  ],
})
