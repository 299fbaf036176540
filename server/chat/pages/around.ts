import type { ChatMessage, Knowledge, Subject } from '../../../shared/messages'
import { finderOf } from '../phrases'
import { tellingWords } from '../words'

/** What a question names. */
export type Named = { industry?: Subject | undefined; product?: Subject | undefined }

/**
 * What a conversation is about: the industry and the product named last, the page linked last, the question before, and the
 * page that is read.
 */
export type Around = Named & {
  linked?: string | undefined
  asked?: string | undefined
  here?: string | undefined
}

// How much better or worse the pages of what is spoken of, and of other industries, fit; tools/emilia-scores.ts shows what
// comes of these.
const [own, read, foreign] = [1.18, 1.3, 0.6]
const home = '/'
/** A question of so few words of its own cannot be understood by itself. */
const fewWords = 2

/** „Und was kostet das?“ */
export const isShort = (question: string): boolean => tellingWords(question).length <= fewWords

/**
 * Finds out what is spoken of.
 * @param withParts a text with the parts of its compounds
 */
export function createAround(
  { industries, products }: Knowledge['subjects'],
  withParts: (text: string) => string,
) {
  const findersOf = (subjects: readonly Subject[]) =>
    subjects.map(subject => ({ subject, fits: finderOf(subject.words) }))
  const [industryFinders, productFinders] = [findersOf(industries), findersOf(products)]

  function namedIn(text: string): Named {
    const whole = withParts(text)
    return {
      industry: industryFinders.find(({ fits }) => fits(whole))?.subject,
      product: productFinders.find(({ fits }) => fits(whole))?.subject,
    }
  }
  return {
    namedIn,
    /** What was spoken of before the last message. */
    before(thread: readonly ChatMessage[], here: string | undefined): Around {
      const isOf = ({ pages }: Subject) =>
        here !== undefined && here !== home && pages.includes(here)
      const start: Around = { here, industry: industries.find(isOf), product: products.find(isOf) }
      let around = start
      for (const { role, content } of thread.slice(0, -1))
        around =
          role === 'user'
            ? { ...together(around, namedIn(content)), asked: content }
            : { ...around, linked: /\]\((\/[^)#]*)/.exec(content)?.[1] }
      return around
    },
    /** How much better a page fits a question for what is spoken of. */
    bonus(question: string, named: Named, { industry, product, linked, here }: Around) {
      const pages = [industry?.pages, product?.pages, linked, here].flat()
      const ours = new Set(pages.filter(page => page !== home))
      const isForeign = (page: string) =>
        industry !== undefined && industries.some(one => one.pages.includes(page))
      return (page: string): number => {
        if (!ours.has(page)) return isForeign(page) ? foreign : 1
        const isRead = isShort(question) && page === here
        return own * (isRead ? read : 1) * (named.product?.pages.includes(page) ? own : 1)
      }
    },
  }
}

/** What is spoken of once a question has named something. */
export function together(around: Around, { industry, product }: Named): Around {
  return { ...around, industry: industry ?? around.industry, product: product ?? around.product }
}
