import type { ChatMessage, Knowledge, Topic } from '../../../shared/messages'
import { asksPrice, beginsAsQuestion, isQuestion, tellingWords } from '../words'
import { createStandard, isEnglish } from './language'
import { passageOf } from './passage'
import type { Priced } from './price-tables'
import { createPrices } from './prices'
import { type Card, cardsOf, createSearch, type Match, pageOf, type Search } from './search'
import { type Context, createSubjects, isShort, type Named, together } from './subject'
import { createTalk, type Talk } from './talk'

/** `unsure` shows what may be meant and says so, `unknown` admits that there is no answer. */
export type PagesAnswer = {
  content: string
  showQR: boolean
  kind: 'talk' | 'answer' | 'unsure' | 'unknown'
}

type Reading = { question: string; before: Context; named: Named; matches: readonly Match[] }

// tools/emilia-scores.ts shows what comes of these. From `sure` on a passage answers, from `near` on (less where the question
// names one of our subjects) it is shown as what may be meant; below `related` a question has nothing to do with the site.
const sure = 0.65
const near = { named: 0.36, else: 0.42 }
const related = 0.3
// From `verbatim` on nothing else can be meant; `sameQuestion` is asked in nearly the same words.
const verbatim = 0.72
const sameQuestion = 0.85
const mostLinks = 3
/** Pages that lead on from anywhere. */
const leading = ['/', '/trial', '/training']
/** Emilia without a model: word lists, prices, then a search of the site's own pages. She never invents. */
export class Pages {
  readonly #cards: readonly Card[]
  readonly #search: Search
  readonly #sentences: Knowledge['talk']
  readonly #standard: (text: string) => string
  readonly #talk: Talk
  readonly #subjects: ReturnType<typeof createSubjects>
  readonly #priceOf: ReturnType<typeof createPrices>

  constructor(knowledge: Knowledge) {
    this.#sentences = knowledge.talk
    this.#standard = createStandard(knowledge.dialect)
    this.#talk = createTalk(knowledge)
    this.#cards = cardsOf(knowledge)
    this.#search = createSearch(this.#cards)
    this.#subjects = createSubjects(knowledge.subjects, this.#search.withParts)
    this.#priceOf = createPrices(knowledge, this.#cards, this.#search)
  }

  /**
   * Answers from the site's own pages.
   * @param thread the visitor's question last
   * @param here path of the page the visitor reads, where it is known
   */
  answer(thread: readonly ChatMessage[], here?: string): PagesAnswer {
    const message = thread.at(-1)?.content ?? ''
    const inEnglish = isInEnglish(thread)
    const first = this.#talk.answerTo(message, inEnglish ? 'always' : 'first', inEnglish)
    if (first) return { ...first, kind: 'talk' }
    const reading = this.#read(thread, here)
    const answer = inEnglish ? this.#english(reading) : this.#german(reading)
    // Perhaps somebody is in need, in words that no list holds.
    const isUnsure = answer.kind === 'unsure' && !isQuestion(reading.question)
    const isOpen = answer.kind === 'unknown' && !this.#talk.topicOf(reading.question)?.text
    const last = isUnsure || isOpen ? this.#talk.answerTo(message, 'last', inEnglish) : undefined
    if (!last) return answer
    const content = inEnglish ? last.content : `${this.#sentences.unknown} ${last.content}`
    return { ...last, content, kind: 'talk' }
  }

  /** What must not wait for a model: emergencies, contact data typed in, somebody who wants a human. */
  isTalk(thread: readonly ChatMessage[]): boolean {
    const message = thread.at(-1)?.content ?? ''
    return this.#talk.answerTo(message, 'always', isInEnglish(thread)) !== undefined
  }

  /** What a scene says to a line that tells of an emergency. */
  emergency(line: string): string | undefined {
    const answer = this.#talk.answerTo(line, 'always')
    return answer?.isEmergency ? answer.content : undefined
  }

  /** What a scene says to a line that it has not understood, if somebody may be in need. */
  concern(line: string): string | undefined {
    return this.#talk.answerTo(line, 'last')?.content
  }

  /** The site's own lines for a question about prices, to stand beside a model's answer. */
  prices(thread: readonly ChatMessage[], here?: string): string | undefined {
    const { question, before, named } = this.#read(thread, here)
    if (!asksPrice(question) || this.#talk.topicOf(question)) return undefined
    const priced = this.#priceOf(question, before, named)
    return priced && this.#withMore(priced.content, priced.url)
  }

  /** The passages that fit the last question best, for a model's prompt, the best first. */
  passages(thread: readonly ChatMessage[], here?: string): readonly Card[] {
    return this.#read(thread, here).matches.map(({ card }) => card)
  }

  /** The last question, what the conversation was about before it, and the cards that fit, the best first. */
  #read(thread: readonly ChatMessage[], here: string | undefined): Reading {
    const german = thread.map(({ role, content }) => ({ role, content: this.#standard(content) }))
    const question = german.at(-1)?.content ?? ''
    const before = this.#subjects.before(german, here)
    const named = this.#subjects.namedIn(question)
    const bonus = this.#subjects.bonus(named, together(before, named))
    const matches = this.#search.rank(question, contextOf(question, before, named), bonus)
    return { question, before, named, matches }
  }

  #german(reading: Reading): PagesAnswer {
    const { question, before, named, matches } = reading
    const topic = this.#talk.topicOf(question)
    if (topic && !topic.prices) return this.#onNoPage(topic)
    const priced = this.#priceOf(question, before, named)
    if (priced) return this.#priced(priced, matches, topic?.text)
    return this.#introduction(reading) ?? this.#passage(reading) ?? this.#unknown(reading)
  }

  #onNoPage({ ours, name, text }: Topic): PagesAnswer {
    const { topic, ask, offTopic } = this.#sentences
    const content = `${text ?? topic.replace('{name}', name)} ${ask}`
    return answerOf('unknown', ours === false ? offTopic : content)
  }

  /** @param remark stands below prices that are not all there is to know */
  #priced({ content, url, isClear }: Priced, matches: readonly Match[], remark = ''): PagesAnswer {
    const all = [content, remark].filter(Boolean).join('\n')
    return isClear ? answerOf('answer', this.#withMore(all, url)) : this.#likely(all, url, matches)
  }

  /** Who works for a business, or what a product is, where nothing else is said: „Was macht Roberto?“, „Wir haben ein Gasthaus“ */
  #introduction({ question, named, matches: [best] }: Reading): PagesAnswer | undefined {
    const [url = '/'] = (named.product ?? named.industry)?.pages ?? []
    const isAlone = tellingWords(question).length === 1
    const isElsewhere = url === '/' || (best?.same ?? 0) >= sameQuestion
    const page = isAlone && !isElsewhere ? this.#cards.find(card => card.url === url) : undefined
    return page && answerOf('answer', this.#withMore(page.text, url))
  }

  /** What the best match says, as the answer or as what may be meant. */
  #passage({ question, before, named, matches }: Reading): PagesAnswer | undefined {
    const [best] = matches
    const least = (named.product ?? named.industry) ? near.named : near.else
    const content = best && best.score >= least ? passageOf(best, question, this.#search) : ''
    if (!best || content === '') return undefined
    const { card, score, same } = best
    const isMeant = card.kind !== 'page' || same >= verbatim || !isQuestion(question)
    const isForeign = this.#subjects.isForeign(pageOf(card.url), together(before, named))
    return score >= sure && isMeant && !isForeign
      ? answerOf('answer', this.#withMore(content, card.url))
      : this.#likely(content, card.url, matches)
  }

  /** A passage that may be meant, and two more to tap. */
  #likely(content: string, url: string, matches: readonly Match[]): PagesAnswer {
    const others = matches.filter(({ card, score }) => card.url !== url && score >= related)
    const links = new Map(others.map(({ card }) => [card.url, `- ${link(card.heading, card.url)}`]))
    const more = [...links.values()].slice(0, mostLinks - 1)
    const lines = [this.#sentences.unsure, this.#withMore(content, url), ...more]
    return answerOf('unsure', lines.join('\n'))
  }

  #unknown(reading: Reading): PagesAnswer {
    const { unknown, lead, ask, offTopic } = this.#sentences
    const { before, matches } = reading
    const isOurs = (matches[0]?.score ?? 0) >= related || before.asked !== undefined
    const content = `${unknown} ${lead}\n${this.#nearest(reading)}\n\n${ask}`
    return answerOf('unknown', isOurs ? content : offTopic)
  }

  #english(reading: Reading): PagesAnswer {
    const { english, askInEnglish } = this.#sentences
    return answerOf('unknown', `${english}\n${this.#nearest(reading)}\n\n${askInEnglish}`)
  }

  /** Links to the page of what is spoken of and to those that come nearest, filled up with those that lead on from anywhere. */
  #nearest({ before, named, matches }: Reading): string {
    const { product, industry } = together(before, named)
    const own = [named.product ?? named.industry ?? product ?? industry]
    const spokenOf = own.flatMap(subject => subject?.pages.slice(0, 1) ?? [])
    const pages = matches.flatMap(({ card, score }) => (score >= related ? [pageOf(card.url)] : []))
    const three = [...new Set([...spokenOf, ...pages, ...leading])].slice(0, mostLinks)
    return three.map(url => `- ${this.#linkTo(url)}`).join('\n')
  }

  #withMore(content: string, url: string): string {
    return `${content}\n\nMehr dazu: ${this.#linkTo(url)}`
  }

  #linkTo(url: string): string {
    const page = this.#cards.find(card => card.url === pageOf(url))
    return link(page?.heading ?? url, url)
  }
}

/** What counts as said beside a short question: the one before it, and the subject it does not name. */
function contextOf(question: string, before: Context, named: Named): string {
  if (!isShort(question)) return ''
  // „Was kann Luigi?“ stands by itself, „Und Luigi?“ does not.
  const isWhole = beginsAsQuestion(question) && (named.product ?? named.industry) !== undefined
  const product = named.product ? undefined : before.product?.name
  const industry = named.industry ? undefined : before.industry?.name
  return [isWhole ? '' : before.asked, product, industry].join(' ')
}

function answerOf(kind: PagesAnswer['kind'], content: string): PagesAnswer {
  return { content, showQR: false, kind }
}

const isInEnglish = (thread: readonly ChatMessage[]): boolean =>
  isEnglish(thread.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))

function link(text: string, url: string): string {
  return `[${text.replace(/[[\]\n]+/g, ' ').trim()}](${url})`
}
