import { boldStart, words } from '../../contract/parts/inline'
import { type ItemShape, list } from '../../contract/parts/list'
import { type Inline, inlineText } from '../../contract/rich-text'
import { contract } from '../../contract/shapes'
import { assistantPage, teamNames } from '../../facts/personas'

/** One member of the team: when it is at work, its name, what it works as, what it does. */
type Member = { time: string; name: (typeof teamNames)[number]; role: string; text: Inline[] }

/** The parts of the bold start: `19:42`, which may be missing, `Mathias` and `Autohaus`. */
function partsOf(start = ''): { time: string; name: string; role: string } {
  const [, time = '', name = '', role = ''] =
    /^(?:(\d{1,2}:\d{2})\s)?([^,]*),?\s*(.*)$/.exec(start) ?? []
  return { time, name, role }
}

const member: ItemShape<Member> = {
  says: '`- **Mathias, Autohaus.** Was er tut` oder `- **19:42 Mathias, Autohaus.** Was er da tut`',
  read(content) {
    const bold = boldStart(content)
    const { time, name, role } = partsOf(bold?.start)
    const known = teamNames.find(persona => persona === name)
    const text = bold?.rest ?? []
    return known && role && inlineText(text).trim() !== ''
      ? { time, name: known, role, text }
      : undefined
  },
  wrong(content) {
    const { name, role } = partsOf(boldStart(content)?.start)
    const isKnown = teamNames.some(persona => persona === name)
    return role && !isKnown ? { ruleId: 'team-name', name, known: teamNames } : undefined
  },
}

/** The last line, which nobody writes: it invites to build one's own assistant. */
export const OWN_ASSISTANT = { heading: 'Keiner dabei?', text: 'Wir bauen Ihren eigenen.' }

export const team = contract({
  purpose: 'Die Assistenten als Team, jede Karte führt auf die Seite der Person.',
  avoid: 'Nur einmal je Seite: Dieselben Gesichter zweimal wirken wie Füllung.',
  tone: 'night',
  content: { members: list(member) },
  links: ({ content }) =>
    content
      .flatMap(list => (list.type === 'list' ? list.children : []))
      .flatMap(item => {
        const { name: written } = partsOf(words(item))
        const name = teamNames.find(persona => persona === written)
        return name ? [{ node: item, href: assistantPage(name) }] : []
      }),
  words: ({ members }) => [
    // The times are made up. Without its full stop a line stays one of a list.
    ...members.map(({ name, role, text }) => ({
      heading: name,
      lines: [`KI, ${role}`, inlineText(text).replace(/\.$/, '')],
    })),
    { heading: OWN_ASSISTANT.heading, lines: [OWN_ASSISTANT.text] },
  ],
})
