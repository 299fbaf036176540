import type { ChatMessage, Knowledge, Passage } from '../messages'
import type { PassageIndex } from './passages'

/** A message as the provider takes it. */
export type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string }

// Under 6 000 tokens for the system message; German takes 3 to 4 characters a token, so 3 is on the safe side.
const longestSystem = 6_000 * 3 - 300
const longestPersona = 6_000
const longestDigest = 6_000
const mostPassages = 8

const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

export type PromptDeps = {
  knowledge: Pick<Knowledge, 'persona' | 'digest'>
  index: PassageIndex
  now: () => Date
  /** The page the visitor reads, where it is known. */
  page?: Knowledge['routes'][number] | undefined
}

/** What goes to the model: one system message, the history, the question. */
export function buildPrompt(thread: readonly ChatMessage[], deps: PromptDeps): PromptMessage[] {
  const history = thread.map(({ role, content }) => ({ role, content: content.trim() }))
  return [{ role: 'system', content: systemMessage(thread, deps) }, ...history]
}

function systemMessage(thread: readonly ChatMessage[], { knowledge, index, now, page }: PromptDeps): string {
  const fixed = [
    `Heute ist der ${date.format(now())}.${page ? ` Der Besucher liest gerade die Seite „${page.title}“ (${page.url}).` : ''}`,
    knowledge.persona.trim().slice(0, longestPersona),
    `# Wissen: das Wichtigste\n\n${knowledge.digest.trim().slice(0, longestDigest)}`,
    '# Wissen: Stellen der Website, die zur Frage passen',
  ].join('\n\n')
  let room = longestSystem - fixed.length
  const excerpts: string[] = []
  for (const passage of fitting(thread, index, page?.url)) {
    const excerpt = `## ${passage.heading} (${passage.url})\n${passage.text}`
    if (excerpt.length + 2 > room) continue
    room -= excerpt.length + 2
    excerpts.push(excerpt)
  }
  return [fixed, ...excerpts].join('\n\n')
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
