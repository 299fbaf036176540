import type { ChatMessage, Knowledge, Passage } from '../messages'
import { remembered } from '../remembered'
import type { PassageIndex } from './passages'

/** What goes to the model: one system message in paragraphs, the history, the question. */
export type Prompt = {
  /** The paragraph that is made for this visitor. */
  today: string
  /** The paragraphs after it, in the site's own words: out of the same few hundred for all visitors. */
  site: readonly string[]
  thread: readonly ChatMessage[]
}

// Under 6 000 tokens for the system message; German takes 3 to 4 characters a token, so 3 is on the safe side.
const longestSystem = 6_000 * 3 - 300
const longestPersona = 6_000
const longestDigest = 6_000
const mostPassages = 8
// The site has about 500.
const mostRemembered = 1_000
// A blank line.
const between = 2

const quarterMs = 15 * 60_000
const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
/** The day in Vienna by the quarter of an hour since 1970; no day begins within one. */
const dayIn = remembered((quarter: number) => date.format(quarter * quarterMs), 1)

type Page = Knowledge['routes'][number]

type PromptDeps = {
  knowledge: Pick<Knowledge, 'persona' | 'digest'>
  index: PassageIndex
  now: () => Date
}

/** @returns the prompt for a thread, and for the page the visitor reads, where it is known */
export function createPrompts({
  knowledge,
  index,
  now,
}: PromptDeps): (thread: readonly ChatMessage[], page?: Page) => Prompt {
  const always = [
    knowledge.persona.trim().slice(0, longestPersona),
    `# Wissen: das Wichtigste\n\n${knowledge.digest.trim().slice(0, longestDigest)}`,
    '# Wissen: Stellen der Website, die zur Frage passen',
  ]
  // The same string each time: who turns it into bytes need not read it again to know it.
  const excerptOf = remembered(({ heading, url, text }: Passage) => `## ${heading} (${url})\n${text}`, mostRemembered)
  return (thread, page) => {
    const reading = page ? ` Der Besucher liest gerade die Seite „${page.title}“ (${page.url}).` : ''
    const today = `Heute ist der ${dayIn(Math.floor(now().getTime() / quarterMs))}.${reading}`
    let room = [today, ...always].reduce((left, { length }) => left - length - between, longestSystem)
    const excerpts: string[] = []
    for (const passage of fitting(thread, index, page?.url)) {
      const excerpt = excerptOf(passage)
      if (excerpt.length + between > room) continue
      room -= excerpt.length + between
      excerpts.push(excerpt)
    }
    const spoken = thread.map(({ role, content }) => ({ role, content: content.trim() }))
    return { today, site: [...always, ...excerpts], thread: spoken }
  }
}

/** Passages for the question, then those for the question together with the one before („Und was kostet das?“). */
function fitting(thread: readonly ChatMessage[], index: PassageIndex, here: string | undefined): Passage[] {
  const asked = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
  const hits = [
    ...index.search(asked.at(-1) ?? '', 6, { here }),
    ...(asked.length > 1 ? index.search(asked.slice(-2).join('\n'), 4, { here }) : []),
  ]
  return [...new Set(hits.map(({ passage }) => passage))].slice(0, mostPassages)
}
