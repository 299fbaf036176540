import { boldStart } from '../parts/inline'
import { type ItemShape, list } from '../parts/list'
import { type PersonaName, personaNames } from '../personas'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'

/** One member of the team: name, what it works as, what it does. */
export type Member = { name: PersonaName; role: string; text: Inline[] }

const member: ItemShape<Member> = {
  says: '`- **Mathias, Autohaus.** Was er tut`',
  read(content) {
    const bold = boldStart(content)
    const [name, role] = bold?.start.split(/,\s*/, 2) ?? []
    const known = personaNames.find(persona => persona === name)
    return known && role && bold ? { name: known, role, text: bold.rest } : undefined
  },
}

export const team = contract({
  purpose: 'Die Assistenten als Team, jede Karte führt auf die Seite der Person.',
  attributes: {},
  content: { members: list(member) },
})
