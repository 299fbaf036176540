import type { ChatMessage, Knowledge, Passage } from '../messages'
import { aboutAnswer } from './about'
import { acceptsOffer, wantsAppointment } from './appointment'
import { contactFact } from './contact-facts'
import { contactLine, link, passageLink } from './links'
import { createPassageIndex, type Hit, type PassageIndex } from './passages'
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
  /** @param messages the thread, the visitor's question last */
  answer(messages: readonly ChatMessage[]): OfflineAnswer
}

/** Emilia without a model: politeness, appointments, facts, prices and passages, in this order. Never invents. */
export function createOffline(knowledge: Knowledge, index: PassageIndex = createPassageIndex(knowledge)): Offline {
  const say = (kind: OfflineAnswer['kind'], content: string): OfflineAnswer => ({ kind, content, showQR: false })
  return {
    answer(messages) {
      const question = messages.at(-1)?.content ?? ''
      // Nobody is polite at length, and patterns take their time with long texts.
      const start = question.slice(0, 300)
      const talk = smallTalk(start)
      if (talk) return say('talk', talk)
      if (wantsAppointment(start) || acceptsOffer(start, messages.at(-2)?.content)) {
        return { kind: 'appointment', content: scanQr, showQR: true }
      }
      const fact = contactFact(start, knowledge.site) ?? aboutAnswer(start, knowledge.routes)
      if (fact) return say('fact', fact)

      const whole = inContext(question, messages)
      const price = asksForPrice(question) ? priceAnswer(whole, { ...knowledge, index }) : undefined
      if (price) return say('price', price)
      const assistant = namedPage(whole, knowledge.routes)
      const hits = index.search(whole, 8, passage => !assistant || pageOf(passage) === assistant)
      const isSure = assistant !== undefined || fits(hits, whole)
      const said = isSure ? answerFrom(hits, index.expand(whole)) : undefined
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
function fits(hits: Hit[], question: string): boolean {
  const [best] = hits
  if (!best) return false
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

/** Quotes the best passage and links its page. */
function answerFrom([best]: Hit[], question: string): string | undefined {
  const words = best && quote(best.passage, question)
  return words && `${words}\n\nMehr dazu: ${passageLink(best.passage)}`
}

function pageOf({ url }: Passage): string {
  return url.replace(/#.*/, '')
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
