import type { ChatMessage, Knowledge, Passage } from '../../../shared/messages'
import type { Prompt } from './provider'
import type { ModelFunction } from './request-fields'

type Place = Pick<Passage, 'url' | 'heading' | 'text'>

type PromptDeps = {
  knowledge: Pick<Knowledge, 'persona' | 'site' | 'routes'>
  /** What is sold, each with the mark that stands for its price. */
  marks: string
  now: () => Date
}

/** Characters of the passages, whatever else the prompt holds: some six of them, 2 000 tokens at most. */
const passagesRoom = 6_000

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

/**
 * @returns makes the prompt for a conversation, from the passages that fit its question, best first, and for the page the
 * visitor reads, where it is known
 */
export function createPrompts({ knowledge, marks, now }: PromptDeps) {
  const { persona, site, routes } = knowledge
  const always = [
    persona.trim(),
    form,
    `# Angebot, mit den Marken für die Preise\n\n${marks}`,
    `# Firma\n\n${site.brand}, ${site.hours}, E-Mail ${site.email}, Telefon ${site.phone}.\nSeiten: ${routes.map(({ url }) => url).join(' ')}`,
    '# Stellen der Website, die zur Frage passen',
  ].join('\n\n')

  return (
    thread: readonly ChatMessage[],
    passages: readonly Place[],
    page?: Knowledge['routes'][number],
  ): Prompt => {
    const reading = page
      ? ` Der Besucher liest gerade die Seite „${page.title}“ (${page.url}).`
      : ''
    const today = `Heute ist der ${date.format(now())}.${reading}`
    const excerpts = excerptsOf(passages)
    const system = [today, always, ...excerpts].join('\n\n')
    return { system, thread, functions: [appointment] }
  }
}

/** As many passages as there is room for. */
function excerptsOf(passages: readonly Place[]): string[] {
  let room = passagesRoom
  return passages.flatMap(({ heading, url, text }) => {
    const excerpt = `## ${heading} (${url})\n${text}`
    if (excerpt.length > room) return []
    room -= excerpt.length
    return excerpt
  })
}
