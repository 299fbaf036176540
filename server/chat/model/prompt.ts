import type { ChatMessage, Knowledge, Passage } from '../../../shared/messages'
import type { Prompt } from './provider'
import type { ModelFunction } from './request-fields'

type PromptDeps = {
  knowledge: Pick<Knowledge, 'persona' | 'site' | 'routes'>
  /** What is sold, each with the mark that stands for its price. */
  marks: string
  /** The passages that fit a question best, best first; those of the page `here` a little better. */
  search: (question: string, count: number, here?: string) => readonly Passage[]
  now: () => Date
}

/** Characters of the passages, whatever else the prompt holds: some six of them, 2 000 tokens at most. */
export const passagesRoom = 6_000
// Of each of two searches. A passage has 300 characters on average, so both together fill the room.
const mostPassages = 12

const appointment: ModelFunction = {
  name: 'scheduleAppointment',
  description:
    'Zeigt dem Besucher einen QR-Code, mit dem er auf WhatsApp einen Termin mit 4xDU vereinbart.',
  parameters: { type: 'object', properties: {} },
}

// What the sentence rule and the panel rely on, independent of persona.md.
const form = `# Form der Antwort

Antworte in höchstens vier kurzen Sätzen und schließe mit genau einem nächsten Schritt: einer Frage, dem Test oder einem Termin.
Du schreibst nie einen Betrag, Prozente, einen Rabatt, eine Laufzeit, eine Kündigungsfrist oder eine Garantie, auch nicht in Worten.
Für einen Preis schreibst du nur seine Marke, in einer eigenen Zeile, zum Beispiel [[Preis PRO]]. Die Website setzt dort ihre Preise ein.
Zu allem, was in Preisen enthalten ist, und zu Laufzeit und Kündigung sagst du: „Das steht in Ihrem Angebot.“
Nenne nie eine Adresse, Telefonnummer, E-Mail oder Seite, die nicht hier steht, und rufe niemanden zurück: Das vereinbaren wir beim Termin.
Medizinischen, rechtlichen oder finanziellen Rat gibst du nie.
Klingt eine Nachricht nach einem Notfall, sage nur: Rettung 144, Feuerwehr 122, Polizei 133, Telefonseelsorge 142. Du kannst keine Hilfe rufen.`

const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** @returns makes the prompt for a conversation, and for the page the visitor reads, where it is known */
export function createPrompts({ knowledge, marks, search, now }: PromptDeps) {
  const { persona, site, routes } = knowledge
  const always = [
    persona.trim(),
    form,
    `# Angebot, mit den Marken für die Preise\n\n${marks}`,
    `# Firma\n\n${site.brand}, ${site.hours}, E-Mail ${site.email}, Telefon ${site.phone}.\nSeiten: ${routes.map(({ url }) => url).join(' ')}`,
    '# Stellen der Website, die zur Frage passen',
  ].join('\n\n')

  return (thread: readonly ChatMessage[], page?: Knowledge['routes'][number]): Prompt => {
    const reading = page
      ? ` Der Besucher liest gerade die Seite „${page.title}“ (${page.url}).`
      : ''
    const today = `Heute ist der ${date.format(now())}.${reading}`
    const excerpts = excerptsOf(fitting(thread, search, page?.url))
    const system = [today, always, ...excerpts].join('\n\n')
    return { system, thread, functions: [appointment] }
  }
}

/** As many passages as there is room for. */
function excerptsOf(passages: readonly Passage[]): string[] {
  let room = passagesRoom
  return passages.flatMap(({ heading, url, text }) => {
    const excerpt = `## ${heading} (${url})\n${text}`.slice(0, passagesRoom - 2)
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
