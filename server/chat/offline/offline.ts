import type { ChatMessage, Knowledge, TalkAnswer } from '../../messages'
import { createIndex, type Index, type Match, tellsPrice } from './card-index'
import { type Card, pageOf, plainTitle } from './cards'
import { contextOf, isFollowUp, priceCardOf, questionsOf } from './context'
import { quote } from './quote'
import { asksPrice, subjectWords } from './words'

/** An answer from the site's own pages; `unsure` shows what comes nearest and says so, `unknown` admits that there is none. */
export type OfflineAnswer = { content: string; showQR: boolean; kind: 'talk' | 'answer' | 'unsure' | 'unknown' }

export type Offline = {
  /**
   * @param messages the thread, the visitor's question last
   * @param here path of the page the visitor reads, where it is known
   */
  answer(messages: readonly ChatMessage[], here?: string): OfflineAnswer
}

// A card answers from this score on; tools/emilia-scores.ts measures what comes of it.
const threshold = 0.56
// It must also beat the best „not on the site“ card by this factor, or be asked in its own words.
const clearlyBetter = 1.9
const verbatim = 0.9
// From this score on a card is shown as the nearest; from the next on it has to do with the question at all.
const nearEnough = 0.45
const related = 0.3
// A card that starts with „Ja“ or „Nein“ counts only if this share of its own question stands in the visitor's.
const sameQuestion = 0.6
// A follow-up on the page that was spoken of needs only this share of the threshold, and of what fits best elsewhere.
const pointing = 0.7
const mostLinks = 3
const mostQuestions = 2
const everyThird = 3
const home = '/'
const legal = new Set(['/agb', '/datenschutz', '/impressum'])
// Pages about the firm, where nothing is sold: a price asked there is that of the packages.
const general = new Set([home, '/trial', '/kontaktinformationen', ...legal])
const yesOrNo = /^(?:ja|nein|nie)\b/i

/** Emilia without a model: finds the card that a question fits best and quotes it. Never invents. */
export function createOffline(knowledge: Knowledge, index: Index = createIndex(knowledge)): Offline {
  const { talk, site, routes } = knowledge
  const talkOf = (name: string) => talk.answers.find(answer => answer.name === name)
  const admission = talk.answers.find(({ links }) => links)

  /** The cards for a question, the best first; a follow-up stays on the page that was spoken of. */
  const matchesOf = (question: string, page: string | undefined, before: string | undefined): Match[] => {
    const hasSubject = subjectWords(question).length > 0
    if (asksPrice(question) && !hasSubject) {
      const at = page === undefined || general.has(page) ? home : page
      const card = priceCardOf(at, index)
      if (card) return [{ card, score: 1, asked: 1 }]
    }
    // „Wo sind Sie?“ has no word that fits one place better than another: only the same question does.
    const least = hasSubject ? 0 : page === undefined ? verbatim : sameQuestion
    const alone = index.rank(question, page).filter(one => isHonest(one, least))
    if (page === undefined || !isFollowUp(question)) return alone
    const together = before === undefined ? [] : index.rank(`${before} ${question}`, page).filter(one => isHonest(one))
    // With words of its own a question is not answered by the one before.
    const isAskedHere = ({ card }: Match) => !hasSubject || alone.some(one => one.card === card && one.score >= related)
    const onPage = [...alone, ...together.filter(isAskedHere)].filter(({ card }) => pageOf(card.url) === page)
    const best = onPage.sort((a, b) => b.score - a.score)[0]
    const isNear = best && best.score >= Math.max(threshold, alone[0]?.score ?? 0) * pointing
    return isNear && (alone[0]?.card.kind !== 'talk' || alone[0].score < 0.8)
      ? [{ ...best, score: Math.max(best.score, threshold) }, ...alone]
      : alone
  }
  const find = (question: string, page: string | undefined, before?: string): Card | undefined =>
    answerOf(matchesOf(question, page, before))?.card

  /** Links to the pages that come nearest, the best first, filled up with those that lead on from anywhere. */
  const nearestLinks = (matches: readonly Match[]): string[] => {
    const near = new Map<string, string>()
    const isNew = (url: string) => near.size < mostLinks && !near.has(url)
    for (const { card, score } of matches)
      if (card.kind !== 'talk' && score >= nearEnough && isNew(pageOf(card.url)))
        near.set(pageOf(card.url), link(card.heading, card.url))
    for (const url of ['/kontaktinformationen', '/trial', home]) {
      const route = routes.find(one => one.url === url)
      if (route && isNew(url)) near.set(url, link(plainTitle(route.title), url))
    }
    return [...near.values()].map(one => `- ${one}`)
  }
  const admit = (matches: readonly Match[]): OfflineAnswer => {
    const nearest = matches.find(({ card: { kind, talk } }) => kind !== 'talk' || talk?.links)
    const isOffTopic = matches[0]?.card.talk?.name === 'off-topic' || (nearest?.score ?? 0) < related
    if (isOffTopic) return said(talkOf('off-topic')?.text ?? '', 'unknown')
    return said([admission?.text ?? '', ...nearestLinks(matches)].join('\n'), 'unknown')
  }

  // Where messages or minutes are paid, an assistant is sold; a video or a training cannot be tried for free.
  const assistantPages = new Set(
    index.cards.filter(({ text }) => /pro (?:Nachricht|Minute)/.test(text)).map(({ url }) => pageOf(url)),
  )
  /** One step further after an answer about a product: after the first one, then after each third, a different one. */
  const nextStep = (turn: number, card: Card): string => {
    const page = pageOf(card.url)
    if (legal.has(page) || turn % everyThird !== 0) return ''
    const steps = talk.next.filter(step => {
      const target = /\]\((\/[^)]*)\)/.exec(step)?.[1]
      const tellsSame = target === page || (target?.includes('#') && tellsPrice(card))
      return !target || (assistantPages.has(page) && !tellsSame)
    })
    return steps[(turn / everyThird) % steps.length] ?? ''
  }
  const titleOf = (card: Card) => plainTitle(routes.find(({ url }) => url === pageOf(card.url))?.title ?? card.heading)

  const answerOne = (question: string, page: string | undefined, before: string | undefined) => {
    const matches = matchesOf(question, page, before)
    const found = answerOf(matches)
    const card = found?.card
    if (card?.talk) return { card, ...said(factsIn(card.talk, site), 'talk', card.talk.showQR) }
    if (card) {
      const quoted = quote(card, { question, before: (isFollowUp(question) && before) || '', share: index.share })
      const told = `${quoted}\n\nMehr dazu: ${link(titleOf(card), card.url)}`
      if (found.isSure) return { card, ...said(told, 'answer') }
      const others = [talk.others, ...nearestLinks(matches).slice(1)].join('\n')
      return { card, ...said([talk.unsure, told, others].join('\n\n'), 'unsure') }
    }
    return { card, ...admit(matches) }
  }

  return {
    answer(messages, here) {
      const message = messages.at(-1)?.content ?? ''
      if (message.trim().toLowerCase() === 'x9') return said(talkOf('restart')?.text ?? '', 'talk')
      // Where nothing is sold, a question is not about the page.
      const { page, before } = contextOf(messages, here !== undefined && general.has(here) ? undefined : here, find)
      const questions = questionsOf(message).slice(0, mostQuestions)
      let spokenOf = page
      let asked = before
      const answers = questions.map(question => {
        const answer = answerOne(question, spokenOf, asked)
        if (answer.card && !answer.card.talk) spokenOf = pageOf(answer.card.url)
        asked = question
        return { question, ...answer }
      })
      const [first, second] = answers
      if (!first) return admit([])
      const last = second?.kind === 'answer' ? second : first
      // The panel sends its greeting along: only questions are counted.
      const turn = messages.filter(({ role }) => role === 'user').length - 1
      const step = last.kind === 'answer' && last.card ? nextStep(turn, last.card) : ''
      const kind = answers.some(one => one.kind === 'answer') ? 'answer' : first.kind
      return {
        content: [second ? bothOf(first, second) : first.content, step].filter(Boolean).join('\n\n'),
        showQR: answers.some(({ showQR }) => showQR),
        kind,
      }
    },
  }
}

type Told = OfflineAnswer & { question: string; card: Card | undefined }

/** Two answers, or the one there is and what stays open. */
function bothOf(first: Told, second: Told): string {
  if (first.card === second.card || (first.kind === 'unknown' && second.kind === 'unknown')) return first.content
  const open = [first, second].find(({ kind }) => kind === 'unknown')
  if (!open) return `${first.content}\n\n${second.content}`
  const told = open === first ? second : first
  return `${told.content}\n\nOffen bleibt: „${open.question}“ Dazu steht nichts auf unseren Seiten.`
}

/**
 * The card that answers a question: the best one, unless the question resembles one that the site does not answer. A page
 * has to fit clearly better than that, for its words alone prove little: „Kann Selina Laborwerte verschicken?“
 */
function answerOf(matches: readonly Match[]): { card: Card; isSure: boolean } | undefined {
  const [best] = matches
  if (!best || admits(best)) return undefined
  const { card, score, asked } = best
  const doubt = card.talk ? 0 : (matches.find(admits)?.score ?? 0)
  // The description of a page answers who asks for the page, not each question about it.
  const isVague = card.kind === 'page' && asked < sameQuestion
  if (!isVague && score >= threshold && score >= Math.min(doubt * clearlyBetter, verbatim))
    return { card, isSure: true }
  return !card.talk && score >= nearEnough ? { card, isSure: false } : undefined
}

/** Whether a match is a question that the site does not answer. */
function admits({ card: { talk } }: Match): boolean {
  return talk !== undefined && (talk.links === true || talk.name === 'off-topic')
}

/** „Nein.“ stands only under the question that it answers. @param least what else has to be asked of any card */
function isHonest({ card, asked }: Match, least = 0): boolean {
  return card.kind === 'talk' || asked >= (yesOrNo.test(card.text) ? sameQuestion : least)
}

function said(content: string, kind: OfflineAnswer['kind'], showQR = false): OfflineAnswer {
  return { content, showQR, kind }
}

/** What Emilia says with the facts of the firm; while one of them is a [placeholder], the sentence without it. */
function factsIn({ text, instead }: TalkAnswer, site: Knowledge['site']): string {
  const facts: Record<string, string> = {
    phone: link(site.phone, `tel:${site.phone.replace(/[^+\d]/g, '')}`),
    email: link(site.email, `mailto:${site.email}`),
    hours: site.hours,
    address: site.address,
  }
  const names = ['phone', 'email', 'hours', 'address'] as const
  if (instead !== undefined && names.some(name => text.includes(`{${name}}`) && site[name].includes('[')))
    return instead
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole).trim()
}

/** A link in the little Markdown that the chat draws. */
function link(text: string, url: string): string {
  return `[${text.replace(/[[\]\n]+/g, ' ').trim()}](${url})`
}
