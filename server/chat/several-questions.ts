import type { ChatMessage, Knowledge } from '../messages'
import { contactLine } from './links'
import type { OfflineAnswer } from './offline'
import { contentWords } from './words'

// How a question begins, as it is written.
const asking = 'was|wie|wer|wo|wann|warum|wieso|wozu|welche[rnms]?|womit|wieviel'
/** How a question that wants a yes or a no begins. */
export const verbs =
  'kann|kannst|können|könnt|könnten?|gibt|geht|ist|sind|habt|haben|hat|brauch(?:e|t|en)|muss|müssen|darf|dürfen|kostet|macht|machen|wird|werden|versteht|spricht|bekomm(?:e|t|en)|funktioniert|läuft'
const begins = new RegExp(`^(?:(?:und|aber|oder|also|hallo|servus)[\\s,]+)*(?:${asking}|${verbs})\\b`, 'iu')
// „…, wo ich das sehe“ belongs to what stands before, „…, was kostet das?“ does not.
const between = new RegExp(
  `,?\\s+(?=(?:und|aber|oder)\\s+(?:${asking}|${verbs})\\b)|,\\s+(?=(?:(?:${asking})\\s+)?(?:${verbs})\\b)`,
  'iu',
)
/** Whether a sentence asks something; „Wir haben ein Hotel und bekommen viele Fragen“ does not, and many leave the mark out. */
export const isAsked = (sentence: string) =>
  /\?$/u.test(sentence) || (begins.test(sentence) && !/[.!]$/u.test(sentence))
// Nobody asks more at once and expects an answer to all of it.
const most = 3

/**
 * The questions in a message, without what is told around them: „Kann sie das und was kostet es?“ holds two, „Wir sind zu
 * dritt. Lohnt sich das?“ one. Empty where nothing can be told apart.
 */
export function questionsOf(message: string): string[] {
  const sentences = message.trim().split(/(?<=[.!?])\s+/u)
  const parts = sentences.flatMap(sentence => (isAsked(sentence) ? sentence.split(between) : [sentence]))
  const questions = parts.filter(part => isAsked(part) && begins.test(part.trim()))
  return parts.length > 1 && questions.length <= most ? questions : []
}

/**
 * Answers each question of a message as if it came after the answer to the one before: „… und was kostet das?“ All answers
 * are better than one to the message as a whole; some of them only where there is none to the whole, and then with the
 * word that the rest is not on the site.
 * @param before what was said before the message
 * @param whole the answer to the message as a whole
 * @param answer answers the last message of a thread
 */
export function answerEach(
  questions: readonly string[],
  before: readonly ChatMessage[],
  whole: OfflineAnswer,
  site: Knowledge['site'],
  answer: (thread: readonly ChatMessage[]) => OfflineAnswer,
): OfflineAnswer {
  const thread = [...before]
  const answers = questions.map(content => {
    const told = answer([...thread, { role: 'user', content }])
    thread.push({ role: 'user', content }, { role: 'assistant', content: told.content })
    return told
  })
  const isWhole = whole.kind !== 'unknown'
  // „Macht das Sinn?“ alone means what is told around it.
  const isClear = (at: number) => isWhole || contentWords(questions[at] ?? '').length > 0
  const told = answers.filter(({ kind }, at) => kind !== 'unknown' && (isSure(kind) || isClear(at)))
  const isAll = told.length === questions.length
  // „Können Sie helfen?“ is asked beside what matters.
  const first = told.find(({ kind }) => kind !== 'talk')
  // „Wir sind zu viert, was kostet das?“ asks for a price.
  const isOnlyPrice = told.length === 1 && first?.kind === 'price' && whole.kind === 'passage'
  if (!first || (isWhole && !isOnlyPrice && (!isAll || told.length === 1))) return whole
  const contents = [...new Set(told.filter(({ showQR }) => !showQR).map(({ content }) => content))]
  if (!isAll)
    contents.push(
      `Zum Rest Ihrer Frage finde ich auf unseren Seiten nichts. Unser Team hilft Ihnen weiter, ${contactLine(site)}.`,
    )
  const qr = told.find(({ showQR }) => showQR)
  return { ...(qr ?? first), content: [...contents, ...(qr ? [qr.content] : [])].join('\n\n') }
}

/** All but passages have patterns of their own; those are found by words. */
function isSure(kind: OfflineAnswer['kind']): boolean {
  return kind !== 'passage'
}
