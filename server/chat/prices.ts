import type { Knowledge, Passage } from '../messages'
import { euro } from './euro'
import { link, passageLink } from './links'
import { type PassageIndex, pageOf } from './passages'
import { bestLine, quote } from './quote'
import { contentWords, fold } from './words'

const priceWord =
  /^(kost(et|en|enpunkt|e|s)?|koscht\w*|preis\w*|teur\w*|verlang\w*|gunstig\w*|bilig\w*|gebuhr\w*|tarif\w*|zahle?n?|zahlt|euro|ausgeben|paket\w*|honorar\w*|monatlich\w*|monat)$/
const tierWord =
  /^(\w*bots?|chat|asistent\w*|ki|kleinst\w*|einfachst\w*|einstieg\w*|grost\w*|\w*nachricht\w*|angebot\w*|varianten?|losung\w*|rechnen|monat\w*|basic|pro|enterprise|digital\w*|mitarbeiter\w*|4xdu|ihr\w*|anfang\w*|start\w*|version\w*|empfohl\w*)$/
const price = /\d\s*€|auf Anfrage/
// How much of the question a passage has to speak about.
const enough = 0.45
const isTier = /pro Nachricht|\bBASIC\b/
/** What every price on the site is subject to. */
export const condition = 'exkl. USt., Angebot für Unternehmen'

/** Whether the question is about money. „kostenlos“ is about the trial. */
export function asksForPrice(question: string): boolean {
  // „Zähle“ would be folded to „zahle“.
  return (
    /€/.test(question) ||
    fold(question.replace(/zähl/gi, ''))
      .split(/[^\p{L}]+/u)
      .some(word => priceWord.test(word))
  )
}

/** The question without its words about money. */
export function priceSubject(question: string): string {
  return contentWords(question)
    .filter(word => !priceWord.test(fold(word)))
    .join(' ')
}

type PriceDeps = Pick<Knowledge, 'tiers' | 'passages'> & { index: PassageIndex; here: string | undefined }

/** Answers what something costs: from the tiers, or from the passage that names the price. Undefined: nothing is known. */
export function priceAnswer(question: string, { tiers, passages, index, here }: PriceDeps): string | undefined {
  const subject = priceSubject(question)
  if (isAboutTiers(subject)) return tierAnswer(question, tiers, passages)

  const [best] = index.search(subject, 1, { here })
  const priced = mostFitting(subject, index, here)
  const hasTiers =
    best && passages.some(passage => pageOf(passage) === pageOf(best.passage) && isTier.test(passage.text))
  // The page of the subject itself knows best what it costs.
  if (priced && (!hasTiers || pageOf(priced) === pageOf(best.passage))) {
    const words = quote(priced, index.expand(question), price)
    return `${words}\n\n${words.includes('exkl. USt.') ? '' : `Alle Preise ${condition}. `}Mehr dazu: ${passageLink(priced)}`
  }
  if (!best || best.coverage < enough) return undefined
  // Assistants are sold in tiers; services and everything else by offer.
  if (!best.passage.url.startsWith('/services/')) return tierAnswer(question, tiers, passages)
  return `Einen fixen Preis dafür nennen unsere Seiten nicht, er hängt vom Umfang ab: ${passageLink(best.passage)}. Soll ich Ihnen einen Termin für ein Angebot geben?`
}

/** Of the passages that name a price, the one that names it beside the words of the question. */
function mostFitting(subject: string, index: PassageIndex, here: string | undefined): Passage | undefined {
  // The tiers are on many pages; they are not the price of the page's own subject.
  const isPriced = ({ text }: Passage) => price.test(text) && !isTier.test(text)
  const hits = index.search(subject, 5, { only: isPriced, here }).filter(hit => hit.coverage >= enough)
  const asked = index.expand(subject)
  const fits = hits.map(({ passage }) => ({ passage, fit: bestLine(passage, asked, price)?.fit ?? 0 }))
  return fits.sort((a, b) => b.fit - a.fit)[0]?.passage
}

/** „Chatbot für meine Website“ is, „Website“ alone is a service. */
export function isAboutTiers(subject: string): boolean {
  const words = contentWords(subject).map(fold)
  const isBot = words.some(word => /^(\w*bots?|asistent\w*)$/.test(word))
  return words.every(word => tierWord.test(word) || (isBot && /^(website|webseite|homepage)\w*$/.test(word)))
}

function tierAnswer(question: string, tiers: Knowledge['tiers'], passages: Knowledge['passages']): string | undefined {
  const sorted = [...tiers].sort((a, b) => a.from - b.from)
  const [smallest, largest] = [sorted[0], sorted.at(-1)]
  if (!smallest || !largest) return undefined
  const folded = fold(question)
  const named = tiersNamed(folded, sorted)
  const page = link('Preise im Überblick', pricePage(passages, smallest.name))
  const trial = `Testen können Sie vorher ${link('14 Tage kostenlos', '/trial')}.`
  const meant =
    named[0] ??
    (/kleinst|gunstig|bilig|einfach|einstieg/.test(folded)
      ? smallest
      : /gros|teurst|volst/.test(folded)
        ? largest
        : undefined)
  if (meant && named.length < 2) {
    const which =
      meant === smallest
        ? 'Unser kleinster Chatbot heißt'
        : meant === largest
          ? 'Unser größtes Paket heißt'
          : 'Das Paket heißt'
    return `${which} **${meant.name}** und kostet ab ${euro(meant.from)}, dazu ${euro(meant.perMessage)} pro Nachricht (${condition}). ${page}. ${trial}`
  }
  const list = sorted.map(
    tier => `- **${tier.name}**: ab ${euro(tier.from)}, dazu ${euro(tier.perMessage)} pro Nachricht`,
  )
  return `Sie zahlen einen Preis für den Start und danach pro Nachricht:\n${list.join('\n')}\n\nAlles ${condition}. ${page}. ${trial}`
}

/** The tiers that a question, folded, calls by name; „pro Nachricht“ is none. */
export function tiersNamed(folded: string, tiers: Knowledge['tiers']): Knowledge['tiers'] {
  return tiers.filter(({ name }) =>
    new RegExp(`\\b${fold(name)}\\b(?!\\s+(\\w*nachricht|minute|person|monat|video|jahr|tag|stunde))`).test(folded),
  )
}

/** Where the tiers stand on the home page. */
export function pricePage(passages: Knowledge['passages'], tier: string): string {
  const there = passages.filter(({ url }) => /^\/(#|$)/.test(url))
  const found =
    there.find(({ heading }) => /kostet|preis/i.test(heading)) ??
    there.find(({ heading, text }) => heading === tier || text.includes(tier))
  return found?.url ?? '/'
}
