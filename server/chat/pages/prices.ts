import type { Knowledge, Subject } from '../../../shared/messages'
import { asksPrice, tellingWords } from '../words'
import { passageOf } from './passage'
import {
  asksInside,
  createTables,
  otherWords,
  type Priced,
  type Unit,
  unitIn,
} from './price-tables'
import { type Card, pageOf, type Search } from './search'
import { type Context, goesOn, isShort, type Named, together } from './subject'

/** A question, the packages it names, what it is about, and the page that is read. */
type Asked = {
  text: string
  packages: readonly string[]
  subject: Subject | undefined
  here: string | undefined
}

// A question of more other words may ask for more than a price.
const mostWords = 2

/** Answers questions about prices, where the thing asked for is named or was spoken of. */
export function createPrices(knowledge: Knowledge, cards: readonly Card[], search: Search) {
  const pricesIn = createTables(knowledge.offers, search)
  const products: (Subject | undefined)[] = knowledge.subjects.products
  const isUnknown = (word: string) => !/^\d/.test(word) && !search.knows(word)
  const places = cards.filter(({ url }) => url.includes('#'))
  /** The card that tells what is sold on one of some pages, of one offer its own. */
  function priceCardOf(pages: readonly string[], only?: string): Card | undefined {
    const own = places.filter(({ url }) => pages.includes(pageOf(url)))
    const tells = ({ heading, text }: Card) =>
      (asksPrice(heading) || text.includes('€ pro')) && /€|Angebot|Preis/.test(text)
    return own.find(({ heading }) => heading === only) ?? own.find(tells)
  }

  const isByScope = (subject?: Subject) => products.includes(subject) && !subject?.price

  /** What costs by its scope, such as a website: its page says so. */
  function byScope({ text, subject, here }: Asked): Priced | undefined {
    if (!isByScope(subject) || !asksPrice(text)) return undefined
    const card = priceCardOf(pagesOf(subject, here))
    if (!card) return undefined
    const content = passageOf({ card, score: 1, same: 0 }, `${text} Preis`, search)
    return { content, url: card.url, isClear: true }
  }
  /** The prices of a subject with the place they stand on: packages stand on many pages, all other prices on one. */
  function fromTable({ text, packages, subject, here }: Asked): Priced | undefined {
    const table = pricesIn(text, packages, subject?.price)
    // No package tells what a website costs, or a test.
    if (!table || (isByScope(subject) && packages.length === 0)) return undefined
    const pages = pagesOf(subject, here)
    const isOnMany = table.group === 'package' || pages.includes(here ?? '')
    const isOwn = table.group === (subject?.price ?? 'package')
    const own = isOwn && isOnMany ? priceCardOf(pages, table.only) : undefined
    return { ...table, url: (own ?? priceCardOf([table.url], table.only))?.url ?? table.url }
  }

  return (question: string, before: Context, named: Named): Priced | undefined => {
    const words = otherWords(question)
    const isNamed = (named.product ?? named.industry) !== undefined
    // „Was kostet ein iPhone?“ is none of ours.
    if (!isNamed && words.some(isUnknown)) return undefined
    const asked = {
      text: wholeQuestion(question, before, named),
      packages: named.packages,
      subject: subjectOf(before, named, unitIn(question)),
      here: before.here,
    }
    const priced = byScope(asked) ?? fromTable(asked)
    const isClear = words.length <= mostWords && (isNamed || priced?.isClear === true)
    return priced && { ...priced, isClear }
  }
}

/** What a question names goes before what was spoken of; after the telephone „300 Nachrichten“ are none of its. */
function subjectOf(before: Context, named: Named, unit?: Unit): Subject | undefined {
  const { product, industry } = together(before, named)
  const own = named.product ?? named.industry
  const isOther = product?.price && unit && product.price !== unit.group
  return own ?? (isOther ? industry : (product ?? industry))
}

/**
 * What a short question after one about prices asks: „Und das größere?“ is read as „Und das größere? kostet“, „Ist WhatsApp
 * dabei?“ as „Ab welchem Paket: Ist WhatsApp dabei?“
 */
function wholeQuestion(question: string, { asksPrices }: Context, { packages }: Named): string {
  if (!asksPrices || !isShort(question)) return question
  const isInside = asksInside.test(question)
  const thing = tellingWords(question.replace(asksInside, ''))
  if (isInside && thing.length > 0 && packages.length === 0) return `Ab welchem Paket: ${question}`
  return isInside || goesOn(question) ? `${question} kostet` : question
}

function pagesOf(subject: Subject | undefined, here: string | undefined): readonly string[] {
  if (!subject) return []
  return here && subject.pages.includes(here) ? [here] : subject.pages
}
