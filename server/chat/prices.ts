import type { Passage } from '../messages'
import { passageLink } from './links'
import { namedAssistants } from './named-assistants'
import { isBare, type PagePriceDeps, pagePrice, quotedPrice } from './page-price'
import { asPassage, type Hit, overview, pageOf } from './passages'
import { isOffer, isService, isTierCard, price, sellsItsOwn } from './price-passages'
import { priceSubject } from './price-words'
import { bestLine } from './quote'
import { callsTier, isAboutTelephone, isAboutTiers, tierAnswer } from './tiers'
import { contentWords, fold } from './words'

// How much of the question a passage has to speak about.
const enough = 0.45

type PriceDeps = PagePriceDeps & { here: string | undefined }

/**
 * Answers what something costs: who is named, what the page that is read is about, the tiers, or the passage that names the
 * price. Undefined: nothing is known.
 */
export function priceAnswer(question: string, deps: PriceDeps): string | undefined {
  const { here, routes } = deps
  const subject = priceSubject(question)
  // „12 Leute“: how many is no subject.
  const thing = subject.replace(/(?<!\S)\d+(?!\S)/g, ' ').trim()
  const assistant = ofAssistant(question, subject, deps)
  if (assistant) return assistant
  const isHere =
    here !== undefined &&
    !overview.test(here) &&
    (thing === '' || (isBare(thing) && !/^\/(services\/|training)/.test(here)))
  if (isHere) {
    const page = routes.find(({ url }) => url === here)
    const own = pagePrice(here, question, deps) ?? (page && isService(here) ? byOffer(asPassage(page)) : undefined)
    if (own) return own
  }
  if (isWebsiteWithBot(question)) {
    const [page] = deps.index.search('Website', 1, { only: one => isService(pageOf(one)), here })
    const told = page && pagePrice(pageOf(page.passage), question, deps)
    if (told) return told
  }
  if (callsTier(question, deps.tiers) || isAboutTiers(subject)) return tierAnswer(question, deps)
  return found(question, subject, deps)
}

/** What the assistants cost that are named; who telephones costs by the minute, the list says for what. */
function ofAssistant(question: string, subject: string, deps: PriceDeps): string | undefined {
  const named = namedAssistants(question, deps.routes)
  const told = named.flatMap(({ url }) => pagePrice(url, question, deps) ?? [])
  if (named.length > 1) return told.length === named.length ? told.join('\n\n') : undefined
  const [one] = told
  const rest = contentWords(subject).filter(word => !named.some(({ name }) => word.startsWith(name)))
  const isListed =
    one?.includes('pro Minute') &&
    !one.includes('pro Nachricht') &&
    rest.length > 0 &&
    !/^minuten?$/.test(rest.join(' '))
  return isListed ? undefined : one
}

/** „Website mit Assistent“ is a website, „Assistent für die Website“ is none. */
function isWebsiteWithBot(question: string): boolean {
  return /\b(website|webseite|homepage)\w* (mit|inkl\w*|samt|und)\b/.test(fold(question))
}

function found(question: string, subject: string, deps: PriceDeps): string | undefined {
  const { passages, tiers, index, here } = deps
  // „5 Personen“: how many is on no page.
  const things = subject.replace(/(?<!\S)\d+(?!\S)/g, ' ')
  const [best] = index.search(things, 1, { here })
  const own = ofAssistantHere(best, question, deps)
  if (own) return own
  const priced = mostFitting(things, best, deps)
  const hasTiers =
    best && passages.some(passage => pageOf(passage) === pageOf(best.passage) && isTierCard(passage, tiers))
  // The page of the subject itself knows best what it costs.
  if (priced && (!hasTiers || pageOf(priced) === pageOf(best.passage))) return ofPassage(priced, question, deps)
  if (!best || best.coverage < enough) return undefined
  const minutes = isAboutTelephone(subject) && index.search('Telefon', 1, { only: isOfMinutes })[0]
  const told = (minutes || best.subject) && pagePrice(pageOf((minutes || best).passage), question, deps)
  if (told) return told
  // Assistants are sold in tiers; services and everything else by offer.
  if (isService(best.passage.url)) return byOffer(best.passage)
  const hasCards = passages.some(
    passage => pageOf(passage) === here && !overview.test(here) && isTierCard(passage, tiers),
  )
  return (hasCards && here !== undefined && pagePrice(here, question, deps)) || tierAnswer(question, deps)
}

/** Calls are priced by the minute, whoever they are for. */
function isOfMinutes({ heading, text }: Passage): boolean {
  return /Minute/.test(heading) && price.test(text)
}

/** On the page of an assistant he is meant, unless the question is about what is sold otherwise. */
function ofAssistantHere(best: Hit | undefined, question: string, deps: PriceDeps): string | undefined {
  const { here = '', passages } = deps
  const isElsewhere = best?.subject && pageOf(best.passage) !== here && sellsItsOwn(pageOf(best.passage), passages)
  return here.startsWith('/assistants/') && best && best.coverage >= enough && !isElsewhere
    ? pagePrice(here, question, deps)
    : undefined
}

/** Where a page has several offers, the passage that was found is one of them or speaks of all. */
function ofPassage(passage: Passage, question: string, deps: PriceDeps): string | undefined {
  const page = pageOf(passage)
  const hasOffers = deps.passages.some(one => pageOf(one) === page && isOffer(one))
  return (hasOffers && pagePrice(page, question, deps)) || quotedPrice(passage, question, deps.index)
}

/** Of the passages that name a price, on a page about the subject if there are some, the one that names it beside the words of the question. */
function mostFitting(subject: string, best: Hit | undefined, { index, here, tiers }: PriceDeps): Passage | undefined {
  // What one assistant costs is the price of nothing else.
  const isOfOther = (page: string) =>
    page.startsWith('/assistants/') && page !== here && page !== (best?.subject && pageOf(best.passage))
  const isPriced = (passage: Passage) =>
    price.test(passage.text) && !isTierCard(passage, tiers) && !isOfOther(pageOf(passage))
  const hits = index.search(subject, 5, { only: isPriced, here }).filter(hit => hit.coverage >= enough)
  const asked = index.expand(subject)
  const fits = hits.map(({ passage, subject }) => ({
    passage,
    fit: (subject ? 100 : 0) + (bestLine(passage, asked, price)?.fit ?? 0),
  }))
  return fits.sort((a, b) => b.fit - a.fit)[0]?.passage
}

function byOffer(passage: Passage): string {
  return `Einen fixen Preis dafür nennen unsere Seiten nicht, er hängt vom Umfang ab: ${passageLink(passage)}. Soll ich Ihnen einen Termin für ein Angebot geben?`
}
