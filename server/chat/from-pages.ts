import type { ChatMessage, Knowledge, Passage } from '../messages'
import { aboutAnswer } from './about'
import { admit } from './admit'
import { comparedAssistants } from './assistant-page'
import { contactFact } from './contact-facts'
import { inContext } from './context'
import { changesAppointment } from './elsewhere'
import { expected } from './expected'
import { foundPassages } from './found-passages'
import { moreAt, pagesOf } from './links'
import type { OfflineAnswer } from './offline'
import { packageAnswer } from './packages'
import { isBare, offerHere } from './page-price'
import { type PassageIndex, pageOf } from './passages'
import { asksForPrice, isTooDear, priceSubject } from './price-words'
import { priceAnswer } from './prices'
import { quote } from './quote'
import { messageSum, withSums } from './sums'
import { tierAnswer } from './tiers'
import { createTopics, withoutPlace } from './topics'
import { withoutYesNo } from './yes-no'

/** Reads a thread as it is written, the question last. */
export type FromPages = (thread: readonly ChatMessage[], reading: string | undefined) => OfflineAnswer

// Nobody asks at length, and patterns take their time with long texts.
const longest = 300

/** What the pages say: the heading that is asked, a topic, facts, packages and prices, passages, in this order; else that there is nothing. */
export function createFromPages(knowledge: Knowledge, index: PassageIndex): FromPages {
  const topicOf = createTopics(knowledge, index.knows)
  // „Und danach?“ has a topic together with what it points back to, but not the one that was just told.
  const newTopic = (whole: string, before: string, here: string | undefined) => {
    const [topic, told] = [topicOf(whole, here), topicOf(before, here)]
    return topic?.passage === told?.passage ? undefined : topic
  }
  const say = (kind: OfflineAnswer['kind'], content: string): OfflineAnswer => ({ kind, content, showQR: false })

  return (thread, reading) => {
    const question = thread.at(-1)?.content ?? ''
    const start = question.slice(0, longest)
    const { whole: context, before, goesOnAboutPrice, page } = inContext(thread, reading, knowledge)
    const here = page ?? reading
    const tell = (passage: Passage, words: string) => answerFrom(passage, words, question)
    const heading = index.asked(start, here)
    const exactly = heading && tell(heading, question)
    if (exactly) return say('passage', exactly)

    const asksPrice = goesOnAboutPrice || asksForPrice(start)
    const sum = asksPrice ? messageSum(context, knowledge) : undefined
    if (sum) return say('price', sum)

    const near = topicOf(start, here) ?? (before === undefined ? undefined : newTopic(context, before, here))
    // What it costs is no matter of a topic, unless its own words are about money.
    const isOfPage = here !== undefined && asksPrice && isBare(priceSubject(start))
    const isNoMatter = asksPrice && (!asksForPrice(near?.named ?? '') || (isOfPage && near?.isElsewhere))
    const topic = near?.passage && isNoMatter ? undefined : near
    const told = topic?.passage && tell(topic.passage, index.expand(topic.words))
    if (told) return say('passage', told)
    if (topic) return say('unknown', admit([], knowledge, topic.see))

    const dear = isTooDear(start) ? tierAnswer('der kleinste', { ...knowledge, here }) : undefined
    if (dear) return say('price', `Das verstehe ich. ${dear}`)
    const fact =
      changesAppointment(start, knowledge) ??
      contactFact(start, knowledge.site) ??
      comparedAssistants(start, knowledge.routes) ??
      aboutAnswer(start, knowledge.routes)
    if (fact) return say('fact', fact)

    const whole = isOfOwnFirm.test(context) ? withoutPlace(context) : context
    const inPackage =
      offerHere(start, here, { ...knowledge, index }) ??
      (goesOnAboutPrice ? undefined : packageAnswer(start, { ...knowledge, index, here }))
    if (inPackage) return say('price', inPackage)
    const price = asksPrice
      ? (priceAnswer(whole, { ...knowledge, index, here }) ?? priceAnswer(question, { ...knowledge, index, here }))
      : undefined
    if (price) return say('price', withSums(price, whole, mostPersons(price, knowledge)))

    const { passages, hits } = foundPassages(whole, question, here, knowledge, index)
    const must = expected(question)
    for (const passage of passages) {
      const said = tell(passage, index.expand(whole))
      if (said && (!must || must.test(said))) return say('passage', said)
    }
    return say('unknown', admit(hits, knowledge))
  }
}

// „unsere Pension in Kärnten“, but not „Kann ich in Bitcoin zahlen?“
const isOfOwnFirm = /\b(wir|uns|unser\p{L}*|mein\p{L}*)\b/iu

/** Quotes a passage and links its page. */
function answerFrom(passage: Passage, words: string, question: string): string | undefined {
  const said = withoutYesNo(quote(passage, words), passage.heading, question)
  return said === '' ? undefined : `${said}\n\n${moreAt(passage)}`
}

/** „Höchstens 10 Personen“: how many the page of an answer lets in. */
function mostPersons(answer: string, { passages }: Knowledge): number | undefined {
  const [page] = pagesOf(answer)
  const most = passages
    .filter(passage => pageOf(passage) === page)
    .flatMap(({ text }) => /höchstens (\d+)\sPersonen/i.exec(text)?.[1] ?? [])
  return most.length > 0 ? Math.min(...most.map(Number)) : undefined
}
