import type { ChatMessage } from '../../messages'
import type { Index } from './card-index'
import { type Card, pageOf } from './cards'
import { asksPrice, fold, subjectWords } from './words'

// Words that point back to what was spoken of: „Und was kostet er?“
const pointsBack =
  /^(?:und|aber|oder|ok)\b|\b(?:er|sie|ihn|ihm|das|es|damit|dafur|dabei|davon|dazu|dort|da|der|die|dieses?)\b/
const mostPointingWords = 2

/** What a conversation is about before its last question. */
export type Context = {
  /** Path of the page that the last answer came from, else of the page that is read. */
  page: string | undefined
  /** The question before. */
  before: string | undefined
}

/** Whether a question cannot be understood by itself: it points back, or only asks what something costs. */
export function isFollowUp(question: string): boolean {
  const subjects = subjectWords(question).length
  return subjects === 0 || (subjects <= mostPointingWords && pointsBack.test(fold(question)))
}

/**
 * Follows the visitor's own questions, not Emilia's words.
 * @param find the card that answers a question on a page
 */
export function contextOf(
  messages: readonly ChatMessage[],
  here: string | undefined,
  find: (question: string, page: string | undefined, before?: string) => Card | undefined,
): Context {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  let page = here
  let before: string | undefined
  for (const question of asked.slice(-mostTurns, -1)) {
    const card = find(question, page, before)
    if (!card || card.kind === 'talk') continue
    page = pageOf(card.url)
    before = question
  }
  return { page, before }
}

// Nobody points back further, and every question before is looked up again.
const mostTurns = 4

/** The card that tells what is sold on a page. */
export function priceCardOf(page: string, { cards }: Index): Card | undefined {
  const onPage = cards.filter(({ url }) => pageOf(url) === page)
  return (
    onPage.find(({ offers }) => offers.length > 1) ??
    onPage.find(({ heading, text }) => asksPrice(heading) && text.includes('€')) ??
    onPage.find(({ kind, text }) => kind !== 'page' && text.includes('€')) ??
    // „Das richtet sich nach dem Umfang.“
    onPage.find(({ heading }) => asksPrice(heading))
  )
}

/** The questions of one message, each with what stands before them; a message with one question is one. */
export function questionsOf(message: string): string[] {
  const sentences = message
    .split(/(?<=\?)\s+|\s+und\s+(?=(?:was|wie|wo|wann|wer|warum|welche[rs]?|kann|können|kostet|gibt|muss|brauche?)\b)/i)
    .map(one => one.trim())
    .filter(one => one.length > 5)
  const questions = sentences.filter(one => subjectWords(one).length > 0 || asksPrice(one))
  return questions.length > 1 && sentences.length <= 4 ? questions : [message]
}
