import type { Offer, Subject } from '../../../../shared/messages'
import { type Card, pageOf } from '../cards'
import { plainWords } from '../phrases'
import { isFollowUp } from '../questions'
import { type Spoken, together } from '../subjects'
import { type Cited, priceCardOf, pricesIn, type Told } from '../told'
import { asksPrice, subjectWords } from '../words'
import { groupOfCount, unitOf } from './counts'
import { conditionSentence } from './offers'
import { asksWhich } from './packages'
import type { Tables } from './tables'

type Asked = { subject: Subject | undefined; price: Offer['group'] | undefined }

// „Wir hätten gern eine neue Seite, was kostet das?“, „Was kostet es, wenn die KI nach dem Service fragt?“
const asksForIt =
  /\S.*\b(?:was|wie ?viel) kostet (?:das|es|so ?was)\b[^,?]*\W*$|\b(?:was|wie ?viel) (?:kostet|würde|tät) (?:das|es)\b[^?]*\bwenn\b/i
// „Was muss der Chef zahlen?“, „unter 1000 Euro oder drüber?“, „Nennen Sie mir die Preise“: who pays, how much and who tells it
// name not what is paid.
const payer =
  /^(?:nenn|verrat|zeig|chef|firma|betrieb|unternehmen|vermog|druber|drunter|unter$|ehrlich|sicher$|zusammen|ungefahr|nochmal|genau|konkret|zusatzlich|klein(?:e|er|es|en)?$)/

const asksList =
  /^(?:was|welche) (?:habt|haben|gibt|gibts|bietet|bieten|macht|machts|hobts|habts)\b.*\b(?:kurse?|trainings?|workshops?|schulungen|videos?|filme)\W*$/i

const perMinute = /\b(?:was|wie ?viel)\b.*\b(?:pro|eine|die|je) minuten?\b/i

const contact = '/kontaktinformationen'

/** „Was kostet die Minute?“, „die Nachricht?“: what is paid so, where nothing else is named. */
function unitAsked(question: string): 'minute' | 'message' | undefined {
  if (/^\W*minutenpreise?\W*$/i.test(question)) return 'minute'
  const [word, ...others] = subjectWords(question)
  const unit = word && others.length === 0 ? unitOf(word)?.[0] : undefined
  const isAsked = asksPrice(question) || /^(?:und )?(?:die|eine|pro) /i.test(question)
  return isAsked && (unit === 'minute' || unit === 'message') ? unit : undefined
}

/** „Und mit Chatbot drin?“, „und Roberto?“ after „Was kostet eine Website?“ */
function goesOnToPrice(question: string, { before = '' }: Spoken, named: Spoken): boolean {
  return (
    Boolean(named.product?.price ?? named.industry) &&
    asksPrice(before) &&
    /^und\b/i.test(question) &&
    isFollowUp(question)
  )
}

function ofBusiness({ industry, product }: Spoken, named: Spoken): Asked {
  const subject = named.industry ?? industry
  return { subject: subject ?? product, price: subject ? undefined : product?.price }
}

export type PriceFinder = ReturnType<typeof createAskedPrices>

/** Answers „Was kostet das?“ for what is spoken of. */
export function createAskedPrices(
  offers: readonly Offer[],
  cards: readonly Card[],
  tables: Tables,
  { fromCard, fromTable }: Cited,
) {
  /** What a page says of its price; where it names no figure, the figures of what it sells. */
  const fromPage = (card: Card, question: string, spoken: Spoken): Told => {
    const line = pricesIn(card)
    const group = offers.find(({ url }) => url === pageOf(card.url))?.group
    if (line.includes('exkl. USt.') || !(line.includes('€') || group)) return fromCard(card, line)
    const packages = offers.filter(offer => offer.group === 'package')
    if (line.includes('€') || !group)
      return fromCard(card, [line, conditionSentence(packages)].join('\n'))
    const { content } = tables.priceOfGroup(question, group, [pageOf(card.url)], spoken)
    return fromCard(card, [line, content].join('\n'))
  }

  /** „Und Beschwerden?“ after the price of a minute, and „die Minute?“ itself. */
  const groupAsked = (question: string, spoken: Spoken): Offer['group'] | undefined => {
    const group = spoken.product?.price
    const isNamed = group && group !== 'package' && tables.namesPriced(question, group, spoken)
    if (isNamed) return group
    // „Was habt ihr für Kurse?“
    if (group && group !== 'package' && asksList.test(question)) return group
    const unit = unitAsked(question)
    if (unit) return groupOfCount[unit]
    // „Was kostet eine Minute, wenn die KI Bestellungen annimmt?“
    const isByMinute = perMinute.test(question) && asksPrice(question)
    return isByMinute && tables.namesPriced(question, 'telephone', spoken) ? 'telephone' : undefined
  }

  /** Whose price is asked: what the question names, else what is spoken of. */
  const subjectOf = (question: string, spoken: Spoken, named: Spoken): Asked | undefined => {
    // „Welches Paket?“ names no product, but what the business needs of the three.
    if (asksWhich(plainWords(question))) return ofBusiness(spoken, named)
    const group = groupAsked(question, spoken)
    if (group) return { subject: named.product, price: group }
    if (!asksPrice(question) && !goesOnToPrice(question, spoken, named)) return undefined
    const own = named.product ?? named.industry
    if (own) return { subject: own, price: named.product?.price }
    const subject = spoken.product ?? spoken.industry
    // „Was kostet ein Haus?“; „Wir hätten gern eine neue Seite, was kostet das?“
    const isAboutIt = subject !== undefined && asksForIt.test(question)
    const others = subjectWords(question).filter(word => !payer.test(word))
    const isOther = others.length > 0 && !isAboutIt
    return isOther ? undefined : { subject, price: spoken.product?.price }
  }

  /** The card that tells the price of a subject, best on the page that is read; else of that page. */
  const cardOf = (subject: Subject | undefined, here: string | undefined): Card | undefined => {
    const read = here === undefined || here === contact ? [] : [here]
    const pages = subject?.pages ?? read
    return priceCardOf(cards, [...read.filter(page => pages.includes(page)), ...pages])
  }

  /** @returns undefined where no price is asked, or of something else than what is spoken of */
  return (question: string, spoken: Spoken, named: Spoken, here?: string): Told | undefined => {
    const asked = subjectOf(question, spoken, named)
    if (!asked) return undefined
    const { subject, price } = asked
    // „Wir verkaufen am Telefon“, „was kostet die Minute?“
    const told = unitAsked(question) ? `${spoken.before ?? ''} ${question}` : question
    if (price) return fromTable(tables.priceOfGroup(told, price, here ? [here] : [], spoken))
    const card = cardOf(subject, here)
    if (card) return fromPage(card, question, together(spoken, named))
    return subject ? undefined : fromTable(tables.priceOfGroup(question, 'package'))
  }
}
