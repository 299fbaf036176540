import type { ChatMessage, Knowledge, Passage } from '../messages'
import { offersDigest } from './offline/offers'

/** What goes to the model: one system message, then the conversation with the question last. */
export type Prompt = { system: string; thread: readonly Pick<ChatMessage, 'role' | 'content'>[] }

type PromptDeps = {
  knowledge: Pick<Knowledge, 'persona' | 'offers' | 'site' | 'routes'>
  /** The passages that fit a question best, best first; those of the page `here` a little better. */
  search: (question: string, here?: string) => readonly Passage[]
  now: () => Date
}

// 2 500 tokens; German takes 3 to 4 characters a token.
const longestSystem = 2_500 * 3 - 300

// Rules that the price guard and the panel rely on, independent of persona.md.
const form = `# Form der Antwort

Antworte in höchstens vier kurzen Sätzen und schließe mit genau einem nächsten Schritt: einer Frage, dem Test oder einem Termin.
Sage bei jedem Preis im selben Satz, was er kostet und wofür er gilt.
Rechne nur Anzahl mal Preis und schreibe beides dazu: „500 Nachrichten × 0,07 € = 35 €“.
Kostenlos ist nur der Test, Rabatte sagst du nie zu.`

const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** @returns makes the prompt for a conversation, and for the page the visitor reads, where it is known */
export function createPrompts({ knowledge, search, now }: PromptDeps) {
  const { persona, offers, site, routes } = knowledge
  const always = [
    persona.trim(),
    form,
    `# Angebot\n\n${offersDigest(offers)}`,
    `# Firma\n\n${site.brand}, ${site.hours}, E-Mail ${site.email}, Telefon ${site.phone}.\nSeiten: ${routes.map(({ url }) => url).join(' ')}`,
    '# Stellen der Website, die zur Frage passen',
  ].join('\n\n')

  return (thread: readonly ChatMessage[], page?: Knowledge['routes'][number]): Prompt => {
    const reading = page ? ` Der Besucher liest gerade die Seite „${page.title}“ (${page.url}).` : ''
    const today = `Heute ist der ${date.format(now())}.${reading}`
    const question = thread.at(-1)?.content ?? ''
    let room = longestSystem - today.length - always.length - question.length
    const excerpts = fitting(thread, search, page?.url).flatMap(({ heading, url, text }) => {
      const excerpt = `## ${heading} (${url})\n${text}`
      if (excerpt.length + 2 > room) return []
      room -= excerpt.length + 2
      return excerpt
    })
    return { system: [today, always, ...excerpts].join('\n\n'), thread }
  }
}

/** Passages for the question, then those for the question together with the one before („Und was kostet das?“). */
function fitting(thread: readonly ChatMessage[], search: PromptDeps['search'], here: string | undefined): Passage[] {
  const asked = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
  const alone = search(asked.at(-1) ?? '', here)
  const together = asked.length > 1 ? search(asked.slice(-2).join('\n'), here) : []
  // Alternately: space is limited, and only the model can tell which of the two is meant.
  const found = alone.flatMap((passage, at) => [passage, ...together.slice(at, at + 1)])
  return [...new Map(found.map(passage => [passage.url + passage.heading, passage])).values()]
}
