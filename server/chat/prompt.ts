import type { ChatMessage, Knowledge, Passage } from '../../shared/messages'
import { offersDigest } from './pages/prices/offers'

/** What goes to the model: one system message, then the conversation with the question last. */
export type Prompt = {
  system: string
  thread: readonly Pick<ChatMessage, 'role' | 'content'>[]
  /** What the model may call in place of Emilia's function; empty: nothing. */
  functions?: readonly ModelFunction[]
}
export type ModelFunction = {
  name: string
  description: string
  parameters: Record<string, unknown>
}

type PromptDeps = {
  knowledge: Pick<Knowledge, 'persona' | 'offers' | 'site' | 'routes'>
  /** The passages that fit a question best, best first; those of the page `here` a little better. */
  search: (question: string, count: number, here?: string) => readonly Passage[]
  now: () => Date
}

/** Characters of the passages, whatever else the prompt holds: some six of them, 2 000 tokens at most. */
export const passagesRoom = 6_000
// Of each of two searches. A passage has 300 characters on average, so both together fill the room.
const mostPassages = 12

// Rules that the price rule and the panel rely on, independent of persona.md.
const form = `# Form der Antwort

Antworte in höchstens vier kurzen Sätzen und schließe mit genau einem nächsten Schritt: einer Frage, dem Test oder einem Termin.
Sage bei jedem Preis im selben Satz, was er kostet und wofür er gilt.
Rechne nur Anzahl mal Preis und schreibe beides dazu: „500 Nachrichten × 0,07 € = 35 €“.
Kostenlos ist nur der Test, Rabatte sagst du nie zu.
Laufzeit, Kündigungsfrist und was ein Preis umfasst sagst du nie zu: „Laufzeit und Kündigung stehen in Ihrem Angebot.“
Nenne nie eine Adresse, Telefonnummer, E-Mail oder Seite, die nicht hier steht, und rufe niemanden zurück: Das vereinbaren wir beim Termin.
Klingt eine Nachricht nach einem Notfall, sage nur: Rettung 144, Feuerwehr 122, Polizei 133, Telefonseelsorge 142. Du kannst keine Hilfe rufen.`

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
    const reading = page
      ? ` Der Besucher liest gerade die Seite „${page.title}“ (${page.url}).`
      : ''
    const today = `Heute ist der ${date.format(now())}.${reading}`
    const passages = fitting(thread, search, page?.url).filter(passage => !isOffer(passage, offers))
    const excerpts = excerptsOf(passages)
    return { system: [today, always, ...excerpts].join('\n\n'), thread }
  }
}

/** The digest holds all offers already. */
function isOffer({ url, heading, text }: Passage, offers: Knowledge['offers']): boolean {
  const onPage = offers.filter(offer => offer.url === url.replace(/#.*/, ''))
  const listed = onPage.filter(({ name }) => text.includes(name))
  return onPage.some(({ name }) => name === heading) || (listed.length > 1 && text.includes('€'))
}

/** As many passages as there is room for; one that is longer than the room is cut after a line. */
function excerptsOf(passages: readonly Passage[]): string[] {
  let room = passagesRoom
  return passages.flatMap(({ heading, url, text }) => {
    const whole = `## ${heading} (${url})\n${text}`
    const excerpt = whole.length > passagesRoom ? whole.slice(0, room).replace(/\n.*$/, '') : whole
    if (excerpt.length + 2 > room) return []
    room -= excerpt.length + 2
    return excerpt
  })
}

/** Passages for the question, then those for the question together with the one before („Und was kostet das?“). */
function fitting(
  thread: readonly ChatMessage[],
  search: PromptDeps['search'],
  here: string | undefined,
): Passage[] {
  const questions = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
  const alone = search(questions.at(-1) ?? '', mostPassages, here)
  const together =
    questions.length > 1 ? search(questions.slice(-2).join('\n'), mostPassages, here) : []
  // Alternately: space is limited, and only the model can tell which of the two is meant.
  const both = alone.flatMap((passage, at) => [passage, ...together.slice(at, at + 1)])
  return [...new Map(both.map(passage => [passage.url + passage.heading, passage])).values()]
}
