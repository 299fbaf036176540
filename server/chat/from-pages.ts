import type { ChatMessage, Knowledge } from '../messages'
import { remembered } from '../remembered'
import { aboutAnswer } from './about'
import { admit } from './admit'
import { askBack } from './ask-back'
import { comparedAssistants } from './assistant-page'
import { contactFact } from './contact-facts'
import { inContext, type Meant } from './context'
import { changesAppointment } from './elsewhere'
import { expected } from './expected'
import { foundPassages } from './found-passages'
import { pagesOf } from './links'
import type { OfflineAnswer } from './offline'
import { packageAnswer } from './packages'
import { isBare, offerHere } from './page-price'
import { overview, type PassageIndex, pageOf } from './passages'
import { asksForPrice, isTooDear, priceSubject } from './price-words'
import { priceAnswer } from './prices'
import { messageSum, withSums } from './sums'
import { callsTier, tierAnswer } from './tiers'
import { toldPassage } from './told-passage'
import { createTopics, withoutPlace } from './topics'
import { contentWords } from './words'

/** Reads a thread as it is written, the question last, and which page is read. */
export type FromPages = (thread: readonly ChatMessage[], reading: string | undefined) => OfflineAnswer

/** What is asked: as typed, its beginning, as it is meant, where, whether nothing was said before, and whether it is about money. */
type Asked = Meant & { question: string; start: string; here: string | undefined; isFirst: boolean; asksPrice: boolean }

/** One way to answer; undefined leaves it to the next. */
type Step = (asked: Asked) => OfflineAnswer | undefined

// Nobody asks at length, and patterns take their time with long texts.
const longest = 300
const mostRemembered = 2_000
// „unsere Pension in Kärnten“, but not „Kann ich in Bitcoin zahlen?“
const isOfOwnFirm = /\b(wir|uns|unser\p{L}*|mein\p{L}*)\b/iu

const say = (kind: OfflineAnswer['kind'], content: string | undefined): OfflineAnswer | undefined =>
  content ? { kind, content, showQR: false } : undefined

/** What the pages say: the heading that is asked, a sum, a topic, facts, prices, passages, in this order; else that there is nothing. */
export function createFromPages(knowledge: Knowledge, pages: PassageIndex): FromPages {
  const { routes, site } = knowledge
  // Topics and passages ask for the same words.
  const index: PassageIndex = { ...pages, knows: remembered(pages.knows, mostRemembered) }
  const topicOf = createTopics(knowledge, index.knows)
  // „Und danach?“ has a topic together with what it points back to, but not the one that was just told.
  const newTopic = (whole: string, before: string, here: string | undefined) => {
    const [topic, told] = [topicOf(whole, here), topicOf(before, here)]
    return topic?.passage === told?.passage && topic?.says === told?.says ? undefined : topic
  }

  const byHeading: Step = ({ start, question, here }) => {
    const passage = index.asked(start, here)
    return passage && say('passage', toldPassage(passage, question, question, routes))
  }

  const bySum: Step = ({ whole, asksPrice }) => (asksPrice ? say('price', messageSum(whole, knowledge)) : undefined)

  const byTopic: Step = ({ start, question, whole, before, isChoice, here, asksPrice }) => {
    if (isChoice) return undefined
    const near = topicOf(start, here) ?? (before === undefined ? undefined : newTopic(whole, before, here))
    if (!near) return undefined
    // What it costs is no matter of a topic, unless its own words are about money.
    const isOfPage = here !== undefined && asksPrice && isBare(priceSubject(start))
    const isNoMatter = asksPrice && (!asksForPrice(near.named) || (isOfPage && near.isElsewhere))
    if (near.passage && isNoMatter) return undefined
    const told = near.passage && toldPassage(near.passage, index.expand(near.words), question, routes)
    return say('passage', told) ?? say('unknown', admit([], knowledge, near.see))
  }

  const byFact: Step = ({ start, whole, before, isChoice, here, asksPrice }) => {
    const dear = isTooDear(start) ? tierAnswer('der kleinste', { ...knowledge, here }) : undefined
    if (dear) return say('price', `Das verstehe ich. ${dear}`)
    // „Und am Samstag?“
    const goesOn = before !== undefined && !asksPrice && contentWords(start).length < 2
    const fact = changesAppointment(start, knowledge) ?? contactFact(goesOn ? whole : start, site)
    const compared = asksPrice ? undefined : comparedAssistants(isChoice ? whole : start, routes)
    return say('fact', fact ?? compared ?? aboutAnswer(start, routes))
  }

  const byPrice: Step = ({ start, question, whole, isChoice, here, goesOnAboutPrice, asksPrice }) => {
    const deps = { ...knowledge, index, here }
    const inPackage =
      offerHere(start, here, deps) ?? (goesOnAboutPrice ? undefined : packageAnswer(isChoice ? whole : start, deps))
    if (inPackage || !asksPrice) return say('price', inPackage)
    const price = priceAnswer(withoutOwnPlace(whole), deps) ?? priceAnswer(question, deps)
    return price ? say('price', withSums(price, whole, mostPersons(price, knowledge))) : undefined
  }

  const byPassage = ({ question, whole, here, isFirst }: Asked): OfflineAnswer => {
    const meant = withoutOwnPlace(whole)
    const { passages, hits } = foundPassages(meant, question, here, knowledge, index)
    const must = expected(question)
    for (const passage of passages) {
      const told = toldPassage(passage, index.expand(meant), question, routes)
      if (told && (!must || must.test(told))) return { kind: 'passage', content: told, showQR: false }
    }
    const open = isFirst && (here === undefined || overview.test(here)) ? askBack(question, site) : undefined
    return { kind: 'unknown', content: open ?? admit(hits, knowledge), showQR: false }
  }

  return (thread, reading) => {
    const question = thread.at(-1)?.content ?? ''
    const start = question.slice(0, longest)
    const meant = inContext(thread, reading, knowledge)
    const isFree = callsTier(start, knowledge.tiers) && /\b(gratis|kostenlos|umsonst)\b/i.test(start)
    const asksPrice = meant.goesOnAboutPrice || asksForPrice(start) || isFree
    const asked: Asked = {
      ...meant,
      question,
      start,
      here: meant.page ?? reading,
      isFirst: thread.length === 1,
      asksPrice,
    }
    for (const step of [byHeading, bySum, byTopic, byFact, byPrice]) {
      const answer = step(asked)
      if (answer) return answer
    }
    return byPassage(asked)
  }
}

/** Where the visitor's firm is changes nothing. */
function withoutOwnPlace(question: string): string {
  return isOfOwnFirm.test(question) ? withoutPlace(question) : question
}

/** „Höchstens 10 Personen“: how many the page of an answer lets in. */
function mostPersons(answer: string, { passages }: Knowledge): number | undefined {
  const [page] = pagesOf(answer)
  const most = passages
    .filter(passage => pageOf(passage) === page)
    .flatMap(({ text }) => /höchstens (\d+)\sPersonen/i.exec(text)?.[1] ?? [])
  return most.length > 0 ? Math.min(...most.map(Number)) : undefined
}
