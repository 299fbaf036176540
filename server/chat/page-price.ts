import type { Knowledge, Passage } from '../messages'
import { moreAt } from './links'
import { type PassageIndex, pageOf } from './passages'
import { isAboutCosts, isOffer, isTierCard, price } from './price-passages'
import { priceSubject } from './price-words'
import { quote } from './quote'
import { linesOf } from './quote-lines'
import { ableTiers, condition, tierList, trial } from './tiers'
import { contentWords, fold, stem } from './words'

// What people read in a chat without scrolling.
const longest = 360

export type PagePriceDeps = Pick<Knowledge, 'tiers' | 'passages' | 'routes'> & { index: PassageIndex }

/**
 * What a page says that its own subject costs: the offer that the question names or all of them, the sentence with the
 * price, the tiers with what the page says of them. Undefined where it says nothing.
 */
export function pagePrice(page: string, question: string, deps: PagePriceDeps): string | undefined {
  const { tiers, passages, index } = deps
  const own = passages.filter(passage => pageOf(passage) === page)
  const offers = own.filter(isOffer)
  const [first] = offers
  if (first) {
    const named = namedOffer(offers, question, index)
    return named ? quotedPrice(named, question, index) : allOffers(page, offers, deps.routes)
  }
  const cards = own.filter(passage => isTierCard(passage, tiers))
  const prose = own.filter(passage => price.test(passage.text) && !cards.includes(passage))
  const told = prose.find(isAboutCosts) ?? prose[0]
  if (told) return quotedPrice(told, question, index)
  const [card] = cards
  if (card) return tiersOfPage(own, card, question, tiers)
  const vague = own.find(isAboutCosts)
  return vague && quotedPrice(vague, question, index)
}

/**
 * „Was kostet die Feedback-Lösung?“ on the page of that name asks what all of it costs, not the sentence with „Feedback“;
 * so does „Anrufe“ on the page about the telephone.
 */
function subjectOn(page: string, question: string, index: PassageIndex): string {
  const name = new Set(contentWords(page.replaceAll(/[-/]/g, ' ')).map(stem))
  const isName = (word: string) => contentWords(index.expand(word)).some(one => name.has(stem(one)))
  return contentWords(priceSubject(question))
    .filter(word => !isName(word))
    .join(' ')
}

/**
 * The offer of the page that is read whose name stands in the question. „Basic“ is a package of the videos, „BASIC“ one of the
 * assistants: who reads of videos means the former.
 */
export function offerHere(question: string, here: string | undefined, deps: PagePriceDeps): string | undefined {
  const words = new Set(contentWords(question).map(fold))
  const offer = deps.passages.find(one => pageOf(one) === here && isOffer(one) && words.has(fold(one.heading)))
  return offer && quotedPrice(offer, question, deps.index)
}

/** Quotes a passage that names a price, with what every price is subject to. */
export function quotedPrice(passage: Passage, question: string, index: PassageIndex): string {
  const words =
    wholePrice(passage) ??
    // „kostet“ stands beside every price: what is asked about finds the sentence.
    quote(
      passage,
      index.expand(subjectOn(pageOf(passage), question, index)),
      price.test(passage.text) ? price : undefined,
    )
  const isComplete = words.includes('exkl. USt.') || !price.test(words)
  const more = /pro Nachricht/.test(words) ? `. ${trial}` : ''
  return `${words}\n\n${isComplete ? '' : `Alle Preise ${condition}. `}${moreAt(passage)}${more}`
}

/** A few sentences about what something costs belong together: „ab PRO …, mit Buchungssystem ENTERPRISE“. */
function wholePrice(passage: Passage): string | undefined {
  const lines = linesOf(passage)
  const text = lines
    .filter(({ text }) => /[.!?]$/.test(text))
    .map(({ text }) => text)
    .join(' ')
  const isProse = price.test(text) && text.length <= longest && !lines.some(({ item }) => item) && lines.length < 4
  return isProse ? `**${passage.heading}**\n${text}` : undefined
}

/** The one offer that shares most words with the question; the words of the page's address are the same for all. */
function namedOffer(offers: readonly Passage[], question: string, index: PassageIndex): Passage | undefined {
  const asked = new Set(contentWords(index.expand(priceSubject(question))).map(stem))
  const common = new Set(contentWords(pageOf(offers[0] ?? { url: '' }).replaceAll(/[-/]/g, ' ')).map(stem))
  const fits = offers
    .map(offer => {
      const count = (text: string) =>
        new Set(
          contentWords(text)
            .map(stem)
            .filter(root => asked.has(root) && !common.has(root)),
        ).size
      return { offer, fit: 2 * count(offer.heading) + count(offer.text) }
    })
    .sort((a, b) => b.fit - a.fit)
  const [best, next] = fits
  return best && best.fit > (next?.fit ?? 0) ? best.offer : undefined
}

function allOffers(page: string, offers: readonly Passage[], routes: Knowledge['routes']): string {
  const list = offers.map(
    ({ heading, text }) => `- **${heading}**: ${text.split('\n')[0]?.replace(/, exkl\. USt\./, '')}`,
  )
  const title = routes.find(({ url }) => url === page)?.title ?? ''
  return `${list.join('\n')}\n\nAlle Preise ${condition}. ${moreAt({ url: page, page: title, heading: '', text: '' })}`
}

function tiersOfPage(own: readonly Passage[], card: Passage, question: string, tiers: Knowledge['tiers']): string {
  const intro =
    own.find(passage => passage.url === card.url && !tiers.some(({ name }) => name === passage.heading)) ?? card
  const told = linesOf(intro)
    .filter(({ text }) => !price.test(text) && !/: (BASIC|ja|nein)|exkl\. USt/.test(text))
    .flatMap(({ sentences }) => sentences)
    .filter(sentence => /\.$/.test(sentence))
    .slice(0, 2)
  const before = intro === card && !/^Startpreis:/m.test(card.text) ? '' : told.join(' ')
  const able = ableTiers(question, tiers)
  return `${before || 'Sie zahlen einen Preis für den Start und danach pro Nachricht:'}\n${tierList(able)}\n\nAlles ${condition}. ${moreAt({ ...card, heading: 'Preise und Pakete' })}. ${trial}`
}

/** Whether the words name nothing of their own: the page that is read is meant, or the bot on it. */
export function isBare(subject: string): boolean {
  return contentWords(subject).every(word =>
    /^(ki|bot|einrichtung\w*|start\w*|asistent\w*|losung\w*|angebot\w*|paket\w*|gesamt\w*)$/.test(fold(word)),
  )
}
