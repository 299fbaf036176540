import type { ChatMessage, Knowledge, Passage } from '../messages'
import { aboutAnswer, advised } from './about'
import { aboutPage } from './about-page'
import { admit } from './admit'
import { acceptsOffer, wantsAppointment } from './appointment'
import { aboutAssistant, comparedAssistants } from './assistant-page'
import { contactFact } from './contact-facts'
import { inContext, meansAssistant } from './context'
import { changesAppointment, elsewhere, isErrand } from './elsewhere'
import { expected } from './expected'
import { foreignAnswer } from './foreign'
import { moreAt, pagesOf } from './links'
import { packageAnswer } from './packages'
import { isBare, offerHere } from './page-price'
import { createPassageIndex, type Hit, type PassageIndex, pageOf } from './passages'
import { isNamesake, isTierCard, sellsItsOwn } from './price-passages'
import { asksForPrice, isTooDear, priceSubject } from './price-words'
import { priceAnswer } from './prices'
import { quote } from './quote'
import { scanQr } from './sentences'
import { smallTalk } from './small-talk'
import { createSpelling } from './spelling'
import { messageSum, withSums } from './sums'
import { tierAnswer } from './tiers'
import { createTopics, withoutPlace } from './topics'
import { contentWords } from './words'
import { withoutYesNo } from './yes-no'

/** An answer from the site's own pages; `unknown` admits that there is none. */
export type OfflineAnswer = {
  content: string
  showQR: boolean
  kind: 'talk' | 'appointment' | 'fact' | 'price' | 'passage' | 'unknown'
}

export type Offline = {
  /**
   * @param messages the thread, the visitor's question last
   * @param here path of the page the visitor reads, where it is known
   */
  answer(messages: readonly ChatMessage[], here?: string): OfflineAnswer
}

/** Emilia without a model: politeness, appointments, facts, prices and passages, in this order. Never invents. */
export function createOffline(knowledge: Knowledge, index: PassageIndex = createPassageIndex(knowledge)): Offline {
  const topicOf = createTopics(knowledge, index.knows)
  const written = createSpelling(knowledge)
  // „Und danach?“ has a topic together with what it points back to, but not the one that was just told.
  const newTopic = (whole: string, before: string, here: string | undefined) => {
    const [topic, told] = [topicOf(whole, here), topicOf(before, here)]
    return topic?.passage === told?.passage ? undefined : topic
  }
  const say = (kind: OfflineAnswer['kind'], content: string): OfflineAnswer => ({ kind, content, showQR: false })
  return {
    answer(messages, reading) {
      const said = messages.at(-1)?.content ?? ''
      const foreign = foreignAnswer(said.slice(0, 300), knowledge)
      if (foreign) return { ...foreign, showQR: foreign.kind === 'appointment' }
      const thread = messages.map(one => (one.role === 'user' ? { ...one, content: written(one.content) } : one))
      const question = thread.at(-1)?.content ?? ''
      // Nobody is polite at length, and patterns take their time with long texts.
      const start = question.slice(0, 300)
      const qr: OfflineAnswer = { kind: 'appointment', content: scanQr, showQR: true }
      if (acceptsOffer(start, messages.at(-2)?.content)) return qr
      const talk = smallTalk(start)
      if (talk) return say('talk', talk)
      const others = elsewhere(start, knowledge)
      if (others) return say('unknown', others)
      if (isErrand(start)) return say('unknown', admit([], knowledge))
      if (wantsAppointment(start)) return qr
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
      const hits = index.search(whole, 8, { here })
      const ofPages = () => [
        ...aboutPage(whole, here, hits, knowledge, index),
        ...hits
          .slice(0, 3)
          .filter(hit => fits(hit, hits, whole) && !isLoose(hit, knowledge, here) && !isOfFirm(hit, question)),
      ]
      const found = aboutAssistant(whole, knowledge.routes, index) ?? [
        ...advised(whole, knowledge.routes, index),
        ...ofPages().map(({ passage }) => passage),
      ]
      const must = expected(question)
      for (const passage of found) {
        const said = tell(passage, index.expand(whole))
        if (said && (!must || must.test(said))) return say('passage', said)
      }
      return say('unknown', admit(hits, knowledge))
    },
  }
}

// „unsere Pension in Kärnten“, but not „Kann ich in Bitcoin zahlen?“
const isOfOwnFirm = /\b(wir|uns|unser\p{L}*|mein\p{L}*)\b/iu

// How much of a question a passage itself has to speak about, whatever its page is called; measured with
// tools/emilia-scores.ts.
const ownLeast = 0.15

// How much at least where the passage is a tier.
const tierLeast = 0.5

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
  if (hit.own < ownLeast) return false
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
