import type { ChatMessage, Knowledge, Subject } from '../../../shared/messages'
import { finderOf, hear } from '../phrases'
import { asksPrice, beginsAsQuestion, tellingWords } from '../words'

/** What a question names; `packages` by their names, the smallest first. */
export type Named = {
  industry?: Subject | undefined
  product?: Subject | undefined
  packages: readonly string[]
}

/** What a conversation is about: the industry and the product named last, the question before, and the page that is read. */
export type Context = Omit<Named, 'packages'> & {
  asked?: string | undefined
  /** The question before asked for a price, or went on from one that did. */
  asksPrices?: boolean
  here?: string | undefined
}

// How much better the pages of the subject and the page that is read fit, and how much worse those of a product with packages
// of its own where a package is named; tools/emilia-scores.ts shows what comes of these.
const [ofSubject, ofPage, ofOther] = [1.18, 1.3, 0.6]
const home = '/'
// „0,07 € pro Nachricht“ does not speak of the package PRO.
const paidPer =
  /\bpro (?=\p{L}*(?:nachricht|min|person|kopf|monat|jahr|tag|woche|video|stunde|anruf|chat|termin|leistung))/giu
// „Mehr dazu: [Titel](/seite#stelle)“ at the end of an answer that is sure; the page of the test answers for all that is sold.
const answeredFrom = /\]\((\/(?!trial\b)[^#)]*)[^)]*\)$/
/** A question of so few words of its own cannot be understood by itself. */
const fewWords = 2

/** „Und das größere?“: it has no question of its own; „Und wenn besetzt ist?“ has one. */
export const goesOn = (question: string): boolean =>
  isShort(question) &&
  !asksPrice(question) &&
  !beginsAsQuestion(question) &&
  !/\b(?:wenn|falls|ob)\b/i.test(question)

/** „Und was kostet das?“ */
export const isShort = (question: string): boolean => tellingWords(question).length <= fewWords

/**
 * Finds out what a conversation is about.
 * @param withParts a text with the parts of its compounds
 */
export function createSubjects(
  { industries, products, packages }: Knowledge['subjects'],
  withParts: (text: string) => string,
) {
  const findersOf = (subjects: readonly Subject[]) =>
    subjects.map(subject => ({ subject, fits: finderOf(subject.words) }))
  const [industryFinders, productFinders] = [findersOf(industries), findersOf(products)]

  const packageFinders = packages.map(({ name, words }) => ({ name, fits: finderOf(words) }))
  const withOwnPrices = products.filter(({ price = 'package' }) => price !== 'package')

  function namedIn(text: string): Named {
    const heard = hear(withParts(text.replace(paidPer, '')))
    return {
      industry: industryFinders.find(({ fits }) => fits(heard))?.subject,
      product: productFinders.find(({ fits }) => fits(heard))?.subject,
      packages: packageFinders.filter(({ fits }) => fits(heard)).map(({ name }) => name),
    }
  }
  return {
    namedIn,
    /** What a conversation was about before its last message. */
    before(thread: readonly ChatMessage[], here: string | undefined): Context {
      const isOn =
        (page = home) =>
        ({ pages }: Subject) =>
          page !== home && pages.includes(page)
      let asked: string | undefined
      let asksPrices = false
      let named: Omit<Named, 'packages'> = {
        industry: industries.find(isOn(here)),
        product: products.find(isOn(here)),
      }
      for (const { role, content } of thread.slice(0, -1))
        if (role === 'user') {
          named = together(named, namedIn(content))
          asksPrices = asksPrice(content) || (asksPrices && goesOn(content))
          asked = content
        } else if (!named.product)
          named.product = products.find(isOn(answeredFrom.exec(content)?.[1]))
      return { ...named, asked, asksPrices, here }
    },
    /** Whether a page speaks of another industry than the conversation: what holds there need not hold here. */
    isForeign(page: string, { industry }: Context): boolean {
      const own = industry?.pages ?? []
      return (
        own.length > 0 && !own.includes(page) && industries.some(one => one.pages.includes(page))
      )
    },
    /** How much better or worse a page fits a question. */
    bonus(named: Named, { industry, product, here }: Context) {
      const pages = [industry?.pages, product?.pages, here].flat()
      const ours = new Set(pages.filter(page => page !== home))
      const others = named.packages.length > 0 ? withOwnPrices.flatMap(one => one.pages) : []
      return (page: string): number => {
        if (!ours.has(page)) return others.includes(page) ? ofOther : 1
        const isNamed = named.product?.pages.includes(page) ?? false
        return ofSubject * (page === here ? ofPage : 1) * (isNamed ? ofSubject : 1)
      }
    },
  }
}

/** What a conversation is about once a question has named something. */
export function together(
  context: Context,
  { industry, product }: Omit<Named, 'packages'>,
): Context {
  return {
    ...context,
    industry: industry ?? context.industry,
    product: product ?? context.product,
  }
}
