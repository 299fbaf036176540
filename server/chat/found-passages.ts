import type { Knowledge, Passage } from '../messages'
import { advised } from './about'
import { aboutPage } from './about-page'
import { aboutAssistant, besidesName } from './assistant-page'
import { meansAssistant } from './context'
import { type Hit, type PassageIndex, pageOf } from './passages'
import { isNamesake, isTierCard, sellsItsOwn } from './price-passages'
import { isAsked } from './several-questions'
import { asksOfUnheard, asksWhether } from './unheard'
import { contentWords } from './words'

// How much of a question a passage itself has to speak about, whatever its page is called; measured with
// tools/emilia-scores.ts.
const ownLeast = 0.15

// How much at least where it is what a page says of itself: that touches much, and answers nobody who asks a question.
const descriptionLeast = 0.41

// How much at least where the passage is a tier.
const tierLeast = 0.5

// The one thing that an assistant is asked about has to stand there, not a part of it: „Elektroautos“ are more than „Autos“.
const wholeWord = 0.8

/**
 * The passages that answer a question, the best first: what the assistant's page says who is named, else what is advised to
 * a business, what the page says that is read, what all pages say. With all that was found, to link what is near.
 * @param whole the question as it is meant in its conversation
 * @param question the question alone
 * @param here path of the page the visitor reads
 */
export function foundPassages(
  whole: string,
  question: string,
  here: string | undefined,
  knowledge: Knowledge,
  index: PassageIndex,
): { passages: Passage[]; hits: Hit[] } {
  const { routes } = knowledge
  const hits = index.search(whole, 8, { here })
  if (asksOfUnheard(question, index)) return { passages: [], hits }
  const ofAssistant = aboutAssistant(whole, routes, index)
  if (ofAssistant) return { passages: ofAssistant, hits }
  const [thing, ...others] = contentWords(question).filter(word => !/^(4xdu|ki)$/.test(word))
  const isMissing = (hit: Hit) =>
    (meansAssistant(question) || asksWhether(question)) &&
    others.length === 0 &&
    hit.own < wholeWord &&
    thing !== undefined
  const good = besidesName(hits.slice(0, 3), whole, routes, index).filter(
    hit => fits(hit, hits, whole) && !isLoose(hit, knowledge, here) && !isOfFirm(hit, question),
  )
  const ofPages = [...aboutPage(whole, here, hits, knowledge, index), ...good].filter(hit => !isMissing(hit))
  return { passages: [...advised(whole, routes, index), ...ofPages.map(({ passage }) => passage)], hits }
}

/**
 * Whether a passage is one of the tiers without naming enough of what is asked: they list a bit of everything, and nothing of
 * what is sold otherwise. „ENTERPRISE“ alone means the tier, not the video of that name.
 */
function isLoose({ passage, own, met }: Hit, { tiers, passages }: Knowledge, here: string | undefined): boolean {
  if (isNamesake(passage, tiers)) return met < 2
  return isTierCard(passage, tiers) && (own < tierLeast || (here !== undefined && sellsItsOwn(here, passages)))
}

/** What an assistant does is nothing that we do: „Erinnert sie auch per E-Mail?“ */
function isOfFirm({ passage }: Hit, question: string): boolean {
  return pageOf(passage) === '/kontaktinformationen' && meansAssistant(question)
}

/** Whether a passage is an answer. */
function fits(hit: Hit, hits: Hit[], question: string): boolean {
  const isDescription = isAsked(question) && !hit.passage.url.includes('#')
  if (hit.own < (isDescription ? descriptionLeast : ownLeast)) return false
  if (hit.subject) return hit.coverage >= (hit === hits[0] && standsOut(hits) ? 0.35 : 0.5)
  // One word in passing is no subject: „Was gibt es heute zu Mittag?“
  const isInPassing = contentWords(question).length === 1 && question.trim().split(/\s+/).length > 3
  return hit.coverage >= 0.65 && !isInPassing
}

/** Whether no other page is as good a guess. */
function standsOut([best, ...others]: Hit[]): boolean {
  const rival = best && others.find(({ passage }) => pageOf(passage) !== pageOf(best.passage))
  return !rival || best.score > rival.score * 1.4
}
