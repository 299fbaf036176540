import type { ChatMessage, Knowledge, Offer, Passage } from '../../../shared/messages'
import { isPlaceholder } from '../../../shared/placeholders'
import { offersOnce, promptLine } from '../offers'
import type { Prompt } from './provider'
import type { ModelFunction } from './request-fields'

type PromptDeps = {
  knowledge: Pick<Knowledge, 'persona' | 'site' | 'routes' | 'offers'>
  now: () => Date
}

const mostPassages = 5

const appointment: ModelFunction = {
  name: 'scheduleAppointment',
  description:
    'Zeigt dem Besucher einen QR-Code, mit dem er auf WhatsApp einen Termin mit 4xDU vereinbart.',
  parameters: { type: 'object', properties: {} },
}

const groups: Readonly<Record<Offer['group'], string>> = {
  package: 'Assistenten auf Website und WhatsApp',
  telephone: 'KI am Telefon',
  video: 'Produktvideos',
  training: 'Training',
}

const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
/** Sent along, because models are bad at weekdays, and nobody works on Sundays. */
const weekday = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', weekday: 'long' })

/**
 * @returns a function that makes the prompt for a conversation, from the passages that fit its question (the best first) and the
 * page that the visitor reads, if it is known. `sent` are the offers and passages, against which the sentences are checked.
 */
export function createPrompts({ knowledge, now }: PromptDeps) {
  const { persona, routes, offers } = knowledge
  const facts = [
    `# Angebot\n\n${offersList(offers)}`,
    `# Firma\n\n${firm(knowledge.site)}\nSeiten: ${routes.map(({ url }) => url).join(' ')}`,
  ].join('\n\n')

  return (
    thread: readonly ChatMessage[],
    passages: readonly Pick<Passage, 'url' | 'heading' | 'text'>[],
    page?: Knowledge['routes'][number],
  ): Prompt & { sent: string } => {
    const reading = page
      ? ` Der Besucher liest gerade die Seite „${page.title}“ (${page.url}).`
      : ''
    const today = `Heute ist der ${date.format(now())}, ein ${weekday.format(now())}.${reading}`
    const sent = passages
      .slice(0, mostPassages)
      .map(({ heading, url, text }) => `## ${heading} (${url})\n${text}`)
    const found = ['# Stellen der Website, die zur Frage passen', ...sent].join('\n\n')
    return {
      system: [today, persona.trim(), facts, found].join('\n\n'),
      thread,
      functions: [appointment],
      sent: `${facts}\n\n${found}`,
    }
  }
}

/** All offers with their prices, under the name of their group. */
function offersList(all: readonly Offer[]): string {
  const offers = offersOnce(all)
  return Object.entries(groups)
    .flatMap(([group, title]) => {
      const own = offers.filter(offer => offer.group === group)
      const [first] = own
      return first ? [`## ${title} (alle Preise ${first.condition})`, ...own.map(promptLine)] : []
    })
    .join('\n')
}

/** How to reach the firm, without what is still a placeholder. */
function firm({ brand, hours, email, phone }: Knowledge['site']): string {
  const mail = isPlaceholder(email) ? [] : [`E-Mail ${email}`]
  const telephone = isPlaceholder(phone) ? [] : [`Telefon ${phone}`]
  return `${[brand, hours, ...mail, ...telephone].join(', ')}. Alle Wege zu uns: /kontaktinformationen`
}
