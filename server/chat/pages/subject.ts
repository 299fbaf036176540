import type { ChatMessage, Knowledge, Subject } from '../../../shared/messages'
import { finderOf, hear } from '../phrases'
import { tellingWords } from '../words'

/** What a question names; `isPackage`: one of the packages. */
export type Named = {
  industry?: Subject | undefined
  product?: Subject | undefined
  isPackage?: boolean
}

/** What a conversation is about: the industry and the product named last, the question before, and the page that is read. */
export type Context = Omit<Named, 'isPackage'> & {
  asked?: string | undefined
  here?: string | undefined
}

// How much better the pages of the subject and the page that is read fit, and how much worse those of a product with packages
// of its own where a package is named; tools/emilia-scores.ts shows what comes of these.
const [ofSubject, ofPage, ofOther] = [1.18, 1.3, 0.6]
const home = '/'
/** A question of so few words of its own cannot be understood by itself. */
const fewWords = 2

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

  const namesPackage = finderOf(packages.flatMap(({ words }) => words))
  const withOwnPrices = products.filter(({ price = 'package' }) => price !== 'package')

  function namedIn(text: string): Named {
    const heard = hear(withParts(text))
    return {
      industry: industryFinders.find(({ fits }) => fits(heard))?.subject,
      product: productFinders.find(({ fits }) => fits(heard))?.subject,
      isPackage: namesPackage(heard),
    }
  }
  return {
    namedIn,
    /** What a conversation was about before its last message. */
    before(thread: readonly ChatMessage[], here: string | undefined): Context {
      const isOf = ({ pages }: Subject) =>
        here !== undefined && here !== home && pages.includes(here)
      const asked: string[] = []
      let named: Named = { industry: industries.find(isOf), product: products.find(isOf) }
      for (const { role, content } of thread.slice(0, -1))
        if (role === 'user') {
          named = together(named, namedIn(content))
          asked.push(content)
        }
      return { ...named, asked: asked.at(-1), here }
    },
    /** How much better or worse a page fits a question. */
    bonus(question: string, named: Named, { industry, product, here }: Context) {
      const pages = [industry?.pages, product?.pages, here].flat()
      const ours = new Set(pages.filter(page => page !== home))
      const others = named.isPackage ? withOwnPrices.flatMap(one => one.pages) : []
      const isRead = (page: string) => page === here && isShort(question)
      return (page: string): number => {
        if (!ours.has(page)) return others.includes(page) ? ofOther : 1
        const isNamed = named.product?.pages.includes(page) ?? false
        return ofSubject * (isRead(page) ? ofPage : 1) * (isNamed ? ofSubject : 1)
      }
    },
  }
}

/** What a conversation is about once a question has named something. */
export function together(context: Context, { industry, product }: Named): Context {
  return {
    ...context,
    industry: industry ?? context.industry,
    product: product ?? context.product,
  }
}
