import type { Knowledge } from '../messages'
import { euro } from './euro'
import { link } from './links'
import { priceSubject } from './price-words'
import { byPrice, tiersFor } from './tier-features'
import { contentWords, fold } from './words'

type Tiers = Knowledge['tiers']

// Folded words. A bot on the telephone is priced by the minute: none of these.
const bot = /^((chat|whatsap|website|webseiten?|web|ki)?bots?|\w*asistent\w*)$/
const tierWord =
  /^(\d+|chat|ki|kleinst\w*|einfachst\w*|einstieg\w*|grost\w*|\w*nachricht\w*|angebot\w*|varianten?|losung\w*|rechnen|monat\w*|basic|pro|enterprise|digital\w*|mitarbeiter\w*|4xdu|ihr\w*|anfang\w*|start\w*|version\w*|empfohl\w*)$/
const telephone = /telefon|voice|\bsprach(bot|ki|asistent|roboter|computer)|anruf|calcenter|hotline/
const place = /^(website|webseite|homepage|whatsap)\w*$/

/** What every price on the site is subject to. */
export const condition = 'exkl. USt., Angebot für Unternehmen'
/** The way to try before paying. */
export const trial = `Testen können Sie vorher ${link('14 Tage kostenlos', '/trial')}.`

/** Whether the words are about calls. */
export function isAboutTelephone(subject: string): boolean {
  return telephone.test(fold(subject))
}

/** „Chatbot für meine Website“ is, „Website“ alone is a service. */
export function isAboutTiers(subject: string): boolean {
  const words = contentWords(subject).map(fold)
  const isBot = words.some(word => bot.test(word) && !telephone.test(word))
  return words.every(
    word => !telephone.test(word) && (tierWord.test(word) || (isBot && (bot.test(word) || place.test(word)))),
  )
}

/** The tiers that a question, folded, calls by name; „pro Nachricht“ is none. */
export function tiersNamed(folded: string, tiers: Tiers): Tiers {
  return tiers.filter(({ name }) =>
    new RegExp(`\\b${fold(name)}\\b(?!\\s+(\\w*nachricht|minute|person|monat|video|jahr|tag|stunde))`).test(folded),
  )
}

/** Whether a question calls a tier as the site writes it, „PRO“: then nothing else is meant, whatever it says besides. */
export function callsTier(question: string, tiers: Tiers): boolean {
  const words: readonly string[] = question.match(/\p{Lu}{3,}/gu) ?? []
  return tiers.some(({ name }) => words.includes(name))
}

/** Where the tiers stand: on the page the visitor reads, else on the home page. */
export function pricePage(passages: Knowledge['passages'], tier: string, here = '/'): string {
  const on = (page: string) => passages.filter(({ url }) => url.replace(/#.*/, '') === page)
  const read = here === '/' ? undefined : on(here).find(({ heading }) => heading === tier)
  const found =
    read ??
    on('/').find(({ heading }) => /kostet|preis/i.test(heading)) ??
    on('/').find(({ heading, text }) => heading === tier || text.includes(tier))
  return found?.url ?? '/'
}

type TierDeps = Pick<Knowledge, 'tiers' | 'passages'> & { here?: string | undefined }

/** What the tiers cost: the one that the question means, or all that can do what it names. Undefined without tiers. */
export function tierAnswer(question: string, { tiers, passages, here }: TierDeps): string | undefined {
  const able = ableTiers(question, tiers)
  const [smallest, largest] = [able[0], able.at(-1)]
  if (!smallest || !largest) return undefined
  const folded = fold(question)
  const named = tiersNamed(folded, tiers)
  const page = link('Preise im Überblick', pricePage(passages, smallest.name, here))
  const meant =
    named[0] ??
    (/kleinst|gunstig|bilig|einfach|einstieg/.test(folded)
      ? smallest
      : /gros|teurst|volst/.test(folded)
        ? largest
        : undefined)
  if (meant && named.length < 2) {
    return `${calling(meant, tiers, able)} **${meant.name}** und kostet ab ${euro(meant.from)}, dazu ${euro(meant.perMessage)} pro Nachricht (${condition}). ${page}. ${trial}`
  }
  return `Sie zahlen einen Preis für den Start und danach pro Nachricht:\n${tierList(named.length > 1 ? named : able)}\n\nAlles ${condition}. ${page}. ${trial}`
}

/** The tiers that can do what the question names besides tiers and money. */
export function ableTiers(question: string, tiers: Tiers): Tiers {
  const words = contentWords(priceSubject(question)).filter(word => !tierWord.test(fold(word)) && !bot.test(fold(word)))
  return tiersFor(words, tiers)
}

/** One line for each tier, the smallest first. */
export function tierList(tiers: Tiers): string {
  return byPrice(tiers)
    .map(tier => `- **${tier.name}**: ab ${euro(tier.from)}, dazu ${euro(tier.perMessage)} pro Nachricht`)
    .join('\n')
}

function calling(meant: Tiers[number], tiers: Tiers, able: Tiers): string {
  const starts = tiers.map(({ from }) => from)
  if (meant.from === Math.min(...starts)) return 'Unser kleinster Chatbot heißt'
  if (meant.from === Math.max(...starts)) return 'Unser größtes Paket heißt'
  return meant === able[0] && able.length < tiers.length ? 'Das kleinste Paket, das das kann, heißt' : 'Das Paket heißt'
}
