import type { English } from '../../../../shared/messages'
import { pageOf } from '../cards'
import type { OneQuestion } from '../one-question'
import type { Search } from '../search'
import type { Spoken } from '../subjects'
import { link } from '../talk'
import { answered, type Told } from '../told'

// Translated word by word, nothing comes nearer to a heading or an example.
const verbatim = 0.7

/** An English question, its German words, and what was spoken of before it. */
export type Asked = { question: string; german: string; spoken: Spoken; here: string | undefined }

type Parts = { english: English; search: Search; one: OneQuestion }

/** Answers English questions with what the German pages say, below an English sentence. */
export function createQuotes({ english, search, one }: Parts) {
  const quote = (content: string, url: string): Told =>
    answered([english.quoted, content, link(english.more, url)].join('\n\n'))
  /** The card whose question is asked, in nearly its words. */
  const sameQuestion = (asked: Asked) => {
    const [best] = search.rank(asked.german, { pages: pagesOf(asked) })
    return best?.card.kind === 'question' && best.same >= verbatim ? best.card : undefined
  }
  return {
    /** Whether an FAQ asks the same, `isNear` one on a page that is read or spoken of. */
    headingFor(asked: Asked): { isVerbatim: boolean; isNear: boolean } {
      const card = sameQuestion(asked)
      const isNear = card !== undefined && pagesOf(asked).includes(pageOf(card.url))
      return { isVerbatim: card !== undefined, isNear }
    },
    /** A German answer, shown as what may be meant where it is less sure, nothing where the pages do not know. */
    fromPages(asked: Asked): Told | undefined {
      const {
        content,
        kind,
        isTopic,
        more = '',
      } = one.answer(asked.german, asked.spoken, asked.here)
      // „Wie angefangene Minuten zählen“ stands in an FAQ, which only says that the offer tells it.
      const card = isTopic ? sameQuestion(asked) : undefined
      if (card) return quote(card.text, card.url)
      const [, url] = /\]\((\/[^)]*)\)/.exec(more) ?? []
      if (!url || kind === 'unknown') return undefined
      if (kind === 'answer') return quote(content, url)
      // Its first line says in German that it may be what is meant.
      const words = content.slice(content.indexOf('\n') + 1)
      const nearest = [english.nearest, words, link(english.more, url)].join('\n\n')
      return { content: nearest, showQR: false, kind: 'unsure' }
    },
  }
}

function pagesOf({ spoken: { industry, product }, here = '/' }: Asked): string[] {
  const pages = [here, ...(industry?.pages ?? []), ...(product?.pages ?? [])]
  return pages.filter(page => page !== '/')
}
