import type { ChatMessage, Knowledge, Passage } from '../messages'
import { aboutAnswer } from './about'
import { acceptsOffer, wantsAppointment } from './appointment'
import { contactFact } from './contact-facts'
import { contactLine, link, passageLink } from './links'
import { createPassageIndex, type Hit, type PassageIndex, pageOf } from './passages'
import { asksForPrice, priceAnswer, priceSubject } from './prices'
import { quote } from './quote'
import { scanQr } from './sentences'
import { smallTalk } from './small-talk'
import { contentWords } from './words'

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
  const say = (kind: OfflineAnswer['kind'], content: string): OfflineAnswer => ({ kind, content, showQR: false })
  return {
    answer(messages, here) {
      const question = messages.at(-1)?.content ?? ''
      // Nobody is polite at length, and patterns take their time with long texts.
      const start = question.slice(0, 300)
      const talk = smallTalk(start)
      if (talk) return say('talk', talk)
      if (wantsAppointment(start) || acceptsOffer(start, messages.at(-2)?.content)) {
        return { kind: 'appointment', content: scanQr, showQR: true }
      }
      const heading = index.asked(start, here)
      const exactly = heading && answerFrom(heading, question)
      if (exactly) return say('passage', exactly)
      const fact = contactFact(start, knowledge.site) ?? aboutAnswer(start, knowledge.routes)
      if (fact) return say('fact', fact)

      const whole = inContext(question, messages)
      const price = asksForPrice(question) ? priceAnswer(whole, { ...knowledge, index, here }) : undefined
      if (price) return say('price', price)
      const assistant = namedPage(whole, knowledge.routes)
      const only = assistant === undefined ? undefined : (passage: Passage) => pageOf(passage) === assistant
      const hits = index.search(whole, 8, { only, here })
      const isSure = assistant !== undefined || fits(hits, whole, here)
      const said = hits[0] && isSure ? answerFrom(hits[0].passage, index.expand(whole)) : undefined
      if (said) return say('passage', said)
      return say('unknown', admit(hits, knowledge))
    },
  }
}

/** „Und was kostet das?“ is understood with the question before it. */
function inContext(question: string, messages: readonly ChatMessage[]): string {
  const restarted = messages.findLastIndex(({ content }) => /^\s*x9\s*$/i.test(content))
  const before = messages.slice(restarted + 1, -1).findLast(({ role }) => role === 'user')?.content
  const pointsBack = /^\s*(und|auch|oder|aber)\b/i.test(question) && contentWords(question).length < 3
  const isEmpty =
    contentWords(priceSubject(question)).length === 0 && /\b(das|dies\w*|es|davon|dazu|dafür)\b/i.test(question)
  return before && (pointsBack || isEmpty) ? `${before} ${question}` : question
}

/** The page of the one assistant that a question names. */
function namedPage(question: string, routes: Knowledge['routes']): string | undefined {
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu))
  const named = routes.filter(({ url }) => {
    const name = /^\/assistants\/([a-z]+)$/.exec(url)?.[1]
    return name !== undefined && (words.has(name) || words.has(`${name}s`))
  })
  return named.length === 1 ? named[0]?.url : undefined
}

/** Whether the best passage is an answer; the figures are measured with tools/emilia-scores.ts. */
function fits(hits: Hit[], question: string, here: string | undefined): boolean {
  const [best] = hits
  if (!best) return false
  // Who reads a page mostly asks about it.
  if (pageOf(best.passage) === here && best.coverage >= 0.4) return true
  if (best.subject) return best.coverage >= (standsOut(hits) ? 0.35 : 0.5)
  // One word in passing is no subject: „Was gibt es heute zu Mittag?“
  const isInPassing = contentWords(question).length === 1 && question.trim().split(/\s+/).length > 3
  return best.coverage >= 0.65 && !isInPassing
}

/** Whether no other page is as good a guess. */
function standsOut([best, ...others]: Hit[]): boolean {
  const rival = best && others.find(({ passage }) => pageOf(passage) !== pageOf(best.passage))
  return !rival || best.score > rival.score * 1.4
}

/** Quotes a passage and links its page. */
function answerFrom(passage: Passage, question: string): string | undefined {
  const words = quote(passage, question)
  return words === '' ? undefined : `${words}\n\nMehr dazu: ${passageLink(passage)}`
}

function admit(hits: Hit[], { routes, site }: Knowledge): string {
  const links = new Map<string, string>()
  for (const { passage, coverage } of hits) {
    const page = pageOf(passage)
    if (coverage > 0.1 && !links.has(page) && links.size < 3) links.set(page, passageLink(passage))
  }
  for (const url of ['/', '/trial', '/training', ...routes.map(route => route.url)]) {
    const route = routes.find(one => one.url === url)
    if (route && links.size < 3 && !links.has(url)) links.set(url, link(route.title.replace(/\s*\|[^|]*$/, ''), url))
  }
  const list = [...links.values()].map(one => `- ${one}`).join('\n')
  return `Dazu finde ich auf unseren Seiten leider nichts. Vielleicht hilft Ihnen eine von diesen:\n${list}\n\nOder fragen Sie unser Team, ${contactLine(site)}.`
}
