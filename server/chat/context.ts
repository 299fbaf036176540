import type { ChatMessage, Knowledge } from '../messages'
import { asksBack } from './ask-back'
import { choiceBefore } from './choice'
import { pagesOf } from './links'
import { namedAssistants } from './named-assistants'
import { asksForPrice, priceSubject } from './price-words'
import { isAboutTiers, tiersNamed } from './tiers'
import { contentWords, fold } from './words'

// Nobody points back further.
const mostTurns = 6

/** A question as it is meant in its conversation. */
export type Meant = {
  /** The question, with what it points back to. */
  whole: string
  /** Whether it goes on with a question about money: „Und mit PRO?“ */
  goesOnAboutPrice: boolean
  /** What it points back to. */
  before?: string
  /** Whether it asks which of two that were named before. */
  isChoice?: boolean
  /** The page that the last answer was from, where the question goes on from it. */
  page?: string | undefined
}

/** Whether a question is about „sie“, the assistant, and not about „Sie“, the firm. */
export function meansAssistant(question: string): boolean {
  return /(?<=\s)(er|sie|ihm|ihn)\b|\b(macht|kann|kostet|ist) (der|die)\b(?! \p{L}*\p{Lu})/u.test(question)
}

// „Nein, ich meinte die Videos“: what was said before was understood wrongly.
const correction =
  /^\W*(?:(?:nein|na|nö|ne|nicht doch|sorry|entschuldigung)\W+)?(?:ich|i)\W+(?:mein\w*|man|moan|rede von|spreche von)\W+(?:eigentlich |eher |doch )?/i
const goesOn = /^\W*(?:(?:ok|okay|gut|aha|danke|super|passt)\W+){0,2}(?:und|auch|oder|aber|dann|na gut|nein)\b/i
// Who asks for something of his own does not go on about money.
const asksAnew =
  /\b(wie lange?|wer|wo|wann|warum|wieso|welche\w*|kann|kannst|können|könnt|darf|muss|brauch\w*|ist|sind|was (?:ist|kann|passiert))\b/i
// „Was empfehlen Sie?“
const advice =
  /^\W*(?:und )?was\b.*\b(?:empfehlen|empfiehlst|raten|rätst|passt|passend|bringt|nutzt)\b(?: (?:sie|du|mir|uns|ihr|da|das))*\W*$/i
const pointing = /\b(das|dies\w*|es|davon|dazu|dafür|damit|danach|dabei|dort)\b/i
const ofMessages = /\d\s+\p{L}*nachrichten/iu
const counted = /\d[\d.]*\s*(?:minuten|personen|leute|teilnehmer|videos|stück)?/i
const allCounted = new RegExp(counted, 'gi')
const count = /\d[\d.]*|\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b/gi

/**
 * „Und was kostet das?“ is understood with the question before it, „Kann sie das auch?“ with the assistant named last or the one
 * whose page is read, „Nein, ich meinte PRO“ without what was meant before. Nothing from before „x9“ counts.
 * @param thread the visitor's question last
 * @param here path of the page the visitor reads
 */
export function inContext(
  thread: readonly ChatMessage[],
  here: string | undefined,
  site: Pick<Knowledge, 'routes' | 'tiers'>,
): Meant {
  const restarted = thread.findLastIndex(({ content }) => /^\s*x9\s*$/i.test(content))
  const current = thread.slice(restarted + 1)
  const asked = current.filter(({ role }) => role === 'user').map(({ content }) => content)
  const [asking, answering] = asked.slice(-2)
  // „Wo findet das statt?“ „Was genau meinen Sie?“ „Den Workshop“
  if (answering !== undefined && asksBack(current.at(-2)?.content))
    return { whole: `${asking} ${answering}`, before: asking, goesOnAboutPrice: false }
  return meant(asked.slice(-mostTurns), pageOfAnswer(current.slice(0, -1)), here, site)
}

function meant(
  asked: readonly string[],
  lastPage: string | undefined,
  here: string | undefined,
  site: Pick<Knowledge, 'routes' | 'tiers'>,
): Meant {
  const question = asked.at(-1) ?? ''
  const earlier = asked.slice(0, -1)
  const isOfAssistant = meansAssistant(question)
  const named = isOfAssistant ? assistantOf(earlier, here, site.routes) : undefined
  const alone = { whole: named ? `${named} ${question}` : question, goesOnAboutPrice: false }
  const rest = question.replace(correction, '')
  if (named || earlier.length === 0) return alone
  const choice = choiceBefore(question, earlier, site)
  if (choice) return { whole: `${choice}: ${question}`, goesOnAboutPrice: false, isChoice: true }

  const isCorrection = rest !== question
  // „Und 250 Minuten?“ names no other thing.
  const words = contentWords(priceSubject(rest.replace(allCounted, ' ')))
  const isShort = words.length < 3
  const isGoingOn = isCorrection || (goesOn.test(question) && isShort)
  const pointsBack = isGoingOn || (words.length === 0 && pointing.test(question)) || advice.test(question)
  const isNamed = namedAssistants(question, site.routes).length > 0
  const page = isShort && !isCorrection && !isNamed ? lastPage : undefined
  const wasAboutPrice = isAboutPrice(earlier) || (ofMessages.test(question) && earlier.some(asksForPrice))
  // „Und wenn ich 300 Minuten brauche?“ asks nothing else.
  const isCount = ofMessages.test(rest) || (counted.test(rest) && words.length === 0)
  const isOtherMatter = asksAnew.test(rest) && !isCount
  const goesOnAboutPrice = isGoingOn && isShort && !asksForPrice(rest) && !isOtherMatter && wasAboutPrice
  // Who names an assistant means him and nothing before.
  if (isNamed) return { whole: goesOnAboutPrice ? `Was kostet ${rest}` : rest, goesOnAboutPrice }
  if (!pointsBack) return { ...alone, page }
  const before = meant(earlier, undefined, here, site)
  // „Und die Videos?“ is another thing at the same question, „Und mit PRO?“ the same thing.
  const isOther = words.some(word => !isAboutTiers(word))
  if (isOther && (goesOnAboutPrice || isCorrection)) {
    return {
      whole: goesOnAboutPrice ? `Was kostet ${rest}` : rest,
      goesOnAboutPrice,
      page: goesOnAboutPrice ? page : undefined,
    }
  }
  return {
    whole: `${withoutReplaced(before.whole, rest, site.tiers)} ${rest}`,
    before: before.whole,
    goesOnAboutPrice,
    page,
  }
}

/** The assistant that „er“ or „sie“ means: the one named last, unless two were named at once; else the one whose page is read. */
function assistantOf(
  asked: readonly string[],
  here: string | undefined,
  routes: Knowledge['routes'],
): string | undefined {
  const named = asked.map(content => namedAssistants(content, routes)).findLast(({ length }) => length > 0)
  if (!named) return /^\/assistants\/([a-z]+)$/.exec(here ?? '')?.[1]
  return named.length === 1 ? named[0]?.name : undefined
}

/** „Und mit PRO?“, „Und 500 Nachrichten?“: what takes the place of something before. */
function withoutReplaced(before: string, question: string, tiers: Knowledge['tiers']): string {
  const rest = question.search(count) < 0 ? before : before.replace(count, ' ')
  if (tiersNamed(fold(question), tiers).length === 0) return rest
  return tiers.reduce((text, { name }) => text.replace(new RegExp(`\\b${name}\\b`, 'gi'), ' '), rest)
}

/** The page that the last answer was quoted from, or the only one it leads to. */
function pageOfAnswer(earlier: readonly ChatMessage[]): string | undefined {
  const answer = earlier.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const quoted = pagesOf(answer).at(-1)
  const all = new Set([...answer.matchAll(/\]\((\/[^)#]*)/g)].map(match => match[1]))
  return quoted ?? (all.size === 1 ? [...all][0] : undefined)
}

/** Whether the last question that did not only go on, or one of those that did, was about money. */
function isAboutPrice(asked: readonly string[]): boolean {
  const start = asked.findLastIndex(content => !goesOn.test(content) && !correction.test(content))
  return asked.slice(Math.max(0, start)).some(asksForPrice)
}
