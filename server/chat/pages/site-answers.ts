import type { ChatMessage, Knowledge, PlaceWords } from '../../../shared/messages'
import { wordsOf } from '../words'
import { germanReader, isEnglish } from './language'
import { priceLines } from './price-lines'
import { createPrices, type Priced } from './prices'
import { type Card, cardsOf, createSearch, type Match, pageOf, type Search } from './search'
import { createTalk, type TalkLists, type TalkReply } from './talk'

/** `unsure` shows places and claims nothing, `unknown` admits that there is no answer. */
export type SiteAnswer = {
  content: string
  showQR: boolean
  kind: 'talk' | 'answer' | 'unsure' | 'unknown'
}

/**
 * A conversation as the search needs it: the last question in German words, what came before, the places found for it, and the
 * sentences to put around them.
 */
type Reading = {
  question: string
  earlier: readonly ChatMessage[]
  here: string | undefined
  matches: readonly Match[]
  around: PlaceWords
  inEnglish: boolean
}

// These limits are for the figures of a match (search.ts); tools/emilia-scores.ts shows what a change of them does.
/** From this fit on a place may be meant. It has no upper end: rare words weigh more the more pages there are. */
const related = 600
/** From this likeness on a place is asked for in nearly the same words. */
const nearlySame = 0.9
/** A message with a smaller share of familiar words may come from somebody in need. */
const familiar = 0.65
const mostPlaces = 3
const longestPassage = 420
/** The pages that are offered where nothing better is found. */
const leading = ['/', '/trial', '/training']

/** Emilia without a model: word lists, prices, then a search of the site's own pages. She never invents. */
export class SiteAnswers {
  readonly #cards: readonly Card[]
  /** What the places are headed with, word by word. */
  readonly #headings: ReadonlySet<string>
  readonly #search: Search
  readonly #talk: TalkLists
  readonly #pricesFor: ReturnType<typeof createPrices>
  readonly #words: Knowledge['talk']
  readonly #english: Knowledge['english']

  constructor(knowledge: Knowledge) {
    this.#words = knowledge.talk
    this.#english = knowledge.english
    this.#talk = createTalk(knowledge)
    this.#cards = cardsOf(knowledge)
    this.#headings = new Set(this.#cards.map(({ heading }) => wordsOf(heading).join(' ')))
    this.#search = createSearch(this.#cards)
    this.#pricesFor = createPrices(knowledge, this.#cards, this.#search)
  }

  /**
   * Answers from the site's own pages.
   * @param thread the visitor's question last
   * @param here path of the page the visitor reads, where it is known
   */
  answer(thread: readonly ChatMessage[], here?: string): SiteAnswer {
    const message = thread.at(-1)?.content ?? ''
    const said = this.#saidTo(thread)
    if (said?.isWhole) return { ...said, kind: 'talk' }
    const reading = this.#read(thread, here)
    const { isOurs, opening = '', ...answer } = this.#answerTo(reading)
    // What is open of a topic is found, too.
    const isFound = isOurs || answer.kind !== 'unknown'
    const need = this.#talk.needIn(message, isFound, isOurs)
    if (said && !isFound && !need) return { ...said, kind: 'talk' }
    const { concern } = reading.around
    const content = [said && !isFound ? '' : opening, answer.content]
    // Where nothing was found, somebody in need shall not read past three links.
    if (need === 'possible') content.splice(opening ? 1 : 2, 0, concern)
    content.unshift(need === 'named' ? concern : '', said?.content ?? '')
    const isApart = need !== undefined || said !== undefined || !opening
    const { showQR } = said ?? answer
    return { ...answer, showQR, content: content.filter(Boolean).join(isApart ? '\n\n' : ' ') }
  }

  /** The answer of the first that has one; `isOurs`: the question is surely about our business. `opening` stands before it. */
  #answerTo(reading: Reading): SiteAnswer & { isOurs: boolean; opening?: string } {
    const { question, earlier, here } = reading
    // What is asked word for word as a heading says it stands there.
    const isHeading = this.#headings.has(wordsOf(question).join(' '))
    const priced = this.#pricesFor(question, earlier, here)
    // „PRO mit 40 Nachrichten am Tag, was ist das im Monat?“
    const isCounted = priced?.isClear && priced.offers.some(({ count }) => count)
    const topic = isHeading || isCounted ? undefined : this.#talk.topicOf(question)
    if (topic) return { ...this.#unknown(reading, topic.text), isOurs: true }
    if (priced) return { ...this.#priced(priced, reading), isOurs: true }
    const place = this.#places(reading)
    if (place) return { ...place, isOurs: this.#search.familiar(question) >= familiar }
    return { ...this.#unknown(reading), isOurs: false }
  }

  /** Whether talk.yaml answers although there is a model: an emergency, contact data, somebody who wants a human and nothing else. */
  isTalk(thread: readonly ChatMessage[]): boolean {
    return this.#saidTo(thread, true)?.isWhole === true
  }

  #saidTo(thread: readonly ChatMessage[], onlyUrgent = false): TalkReply | undefined {
    const message = thread.at(-1)?.content ?? ''
    return this.#talk.answerTo(message, isInEnglish(thread), questionBefore(thread), onlyUrgent)
  }

  /** What a scene says to a line that tells of an emergency. */
  emergency(line: string, inEnglish: boolean): string | undefined {
    const answer = this.#talk.answerTo(line, inEnglish, '', true)
    return answer?.isEmergency ? answer.content : undefined
  }

  /** The emergency numbers that a scene adds to a line that sounds of pain or need; undefined for any other line. */
  concern(line: string, inEnglish: boolean): string | undefined {
    const isHeard = this.#talk.tellsOfPain(line) || this.#talk.needIn(line, true, true)
    return isHeard ? (inEnglish ? this.#english : this.#words).concern : undefined
  }

  /** The passages that fit the last question best, for a model's prompt, the best first. */
  passages(thread: readonly ChatMessage[], here?: string): readonly Card[] {
    return this.#read(thread, here).matches.map(({ card }) => card)
  }

  #read(thread: readonly ChatMessage[], here: string | undefined): Reading {
    const inEnglish = isInEnglish(thread)
    const inGerman = inEnglish ? germanReader(this.#english.words) : (text: string) => text
    const german = thread.map(({ role, content }) => ({ role, content: inGerman(content) }))
    const question = german.at(-1)?.content ?? ''
    const earlier = german.slice(0, -1)
    const before = questionBefore(german)
    const last = earlier.findLast(({ role }) => role === 'assistant')?.content ?? ''
    const shown = linksIn(last).map(pageOf)
    const matches = this.#search.rank(question, { before, here, shown })
    const around = inEnglish ? this.#english : this.#words
    return { question, earlier, here, matches, around, inEnglish }
  }

  #priced(priced: Priced, { matches, around, inEnglish }: Reading): SiteAnswer {
    const { places, offers, isClear } = priced
    const price = inEnglish ? this.#english.prices : undefined
    const text = offers.length > 0 ? priceLines(priced, price) : passageOf(places[0])
    const urls = [...new Set(places.map(({ url }) => url))]
    const content = `${text}\n\n${around.more} ${urls.map(url => this.#linkTo(url)).join(', ')}`
    return isClear
      ? answerOf('answer', content)
      : this.#likely(content, places[0].url, matches, around)
  }

  /** The passage of the best match: as her answer where it is asked for in nearly the same words, else as a place that may be meant. */
  #places({ matches, around, inEnglish }: Reading): SiteAnswer | undefined {
    const [best] = matches
    const isSame = best !== undefined && best.same >= nearlySame
    if (!best || (best.fit < related && !isSame)) return undefined
    const content = `${passageOf(best.card)}\n\n${around.more} ${this.#linkTo(best.card.url)}`
    // A German passage is never the answer to an English question: English sentences stand around it.
    return isSame && !inEnglish
      ? answerOf('answer', content)
      : this.#likely(content, best.card.url, matches, around)
  }

  /** Shows a place that may be meant, and links to two more. */
  #likely(content: string, url: string, matches: readonly Match[], around: PlaceWords): SiteAnswer {
    const others = matches.filter(({ card }) => card.url !== url)
    const more = others.slice(0, mostPlaces - 1).map(({ card }) => `- ${placeLink(card)}`)
    return answerOf('unsure', [around.unsure, content, ...more].join('\n'))
  }

  /** Says that there is no answer, or what talk.yaml says of the topic (`opening`), and offers three places and a way to a person. */
  #unknown({ matches, around }: Reading, opening = around.unknown) {
    const pages = leading.flatMap(url => this.#cards.find(card => card.url === url) ?? [])
    const three = [...new Set([...matches.map(({ card }) => card), ...pages])].slice(0, mostPlaces)
    const links = three.map(card => `- ${placeLink(card)}`).join('\n')
    return { opening, ...answerOf('unknown', `${around.lead}\n${links}\n\n${around.ask}`) }
  }

  #linkTo(url: string): string {
    const page = this.#cards.find(card => card.url === pageOf(url))
    return placeLink({ heading: page?.heading ?? url, url })
  }
}

/** The pages and places that an answer leads to. */
const linksIn = (answer: string): string[] =>
  [...answer.matchAll(/\]\((\/[^)]*)\)/g)].map(([, url = '']) => url)

/** The heading of a place, and as many of its lines as have room, at least the first. */
function passageOf({ heading, text }: Card): string {
  let length = 0
  const lines = text.split('\n').filter((line, at) => {
    length += line.length
    return at === 0 || length <= longestPassage
  })
  return [`**${heading}**`, ...lines].join('\n')
}

function answerOf(kind: SiteAnswer['kind'], content: string): SiteAnswer {
  return { content, showQR: false, kind }
}

/** What the visitor wrote before the last message. */
const questionBefore = (thread: readonly ChatMessage[]): string =>
  thread.slice(0, -1).findLast(({ role }) => role === 'user')?.content ?? ''

const isInEnglish = (thread: readonly ChatMessage[]): boolean =>
  isEnglish(thread.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))

function placeLink({ heading, url }: Pick<Card, 'heading' | 'url'>): string {
  return `[${heading.replace(/[[\]\n]+/g, ' ').trim()}](${url})`
}
