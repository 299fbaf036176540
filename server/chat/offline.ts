import type { ChatMessage, Knowledge } from '../messages'
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
      const talk = smallTalk(question)
      if (talk) return say('talk', talk)
      const lastAnswer = messages.at(-2)?.content
      if (wantsAppointment(question) || acceptsOffer(question, lastAnswer)) {
        return { kind: 'appointment', content: scanQr, showQR: true }
      }
      const fact = contactFact(question, knowledge.site)
      if (fact) return say('fact', fact)

      const whole = inContext(question, messages)
      const price = asksForPrice(question) ? priceAnswer(whole, { ...knowledge, index }) : undefined
      if (price) return say('price', price)
      const hits = index.search(whole, 8)
      const words = hits[0] && isSure(hits[0]) ? quote(hits[0].passage, index.expand(whole)) : ''
      if (hits[0] && words) return say('passage', `${words}\n\nMehr dazu: ${passageLink(hits[0].passage)}`)
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

// Measured with tools/emilia-scores.ts.
function isSure({ coverage, subject }: Hit): boolean {
  return coverage >= (subject ? 0.3 : 0.6)
}

function admit(hits: Hit[], { routes, site }: Knowledge): string {
  const links = new Map<string, string>()
  for (const { passage, coverage } of hits) {
    const page = passage.url.replace(/#.*/, '')
    if (coverage > 0.15 && !links.has(page) && links.size < 3) links.set(page, passageLink(passage))
  }
  for (const url of ['/', '/trial', '/training', ...routes.map(route => route.url)]) {
    const route = routes.find(one => one.url === url)
    if (route && links.size < 3 && !links.has(url)) links.set(url, link(route.title.replace(/\s*\|[^|]*$/, ''), url))
  }
  const list = [...links.values()].map(one => `- ${one}`).join('\n')
  return `Dazu finde ich auf unseren Seiten leider nichts. Vielleicht hilft Ihnen eine von diesen:\n${list}\n\nOder fragen Sie unser Team, ${contactLine(site)}.`
}
