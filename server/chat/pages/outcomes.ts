import type { Subject, Talk, Topic } from '../../../shared/messages'
import type { Priced } from './prices'
import { quote } from './quote'
import { type Card, type Match, pageOf, type Search } from './search'

/** `unsure` shows what may be meant and says so, `unknown` admits that there is no answer. */
export type PagesAnswer = {
  content: string
  showQR: boolean
  kind: 'talk' | 'answer' | 'unsure' | 'unknown'
}

// tools/emilia-scores.ts shows what comes of these. From `sure` on a passage answers, from `near` on it is shown as what may be
// meant; below `related` a question has nothing to do with the site.
const sure = 0.66
const near = 0.42
export const related = 0.3
// Asked in such words that nothing else can be meant.
const verbatim = 0.72
// A card of another page that fits so nearly as well as the best may be the one that is meant.
const rivalling = 0.95
const mostLinks = 3
/** Pages that lead on from anywhere. */
const leading = ['/', '/trial', '/training']

/** Whether a card answers a question, and whether it is asked there in nearly the same words. */
export const isSure = ({ score }: Match): boolean => score >= sure
export const isVerbatim = ({ same }: Match): boolean => same >= verbatim

/** The three outcomes of a search: a passage that answers, passages that may be meant, an honest sentence. */
export function createOutcomes(talk: Talk, cards: readonly Card[], search: Search) {
  const titleOf = (url: string) => cards.find(card => card.url === pageOf(url))?.heading ?? url
  const linkTo = (url: string) => link(titleOf(url), url)
  const withMore = (content: string, url: string) => `${content}\n\nMehr dazu: ${linkTo(url)}`
  const answer = (kind: PagesAnswer['kind'], content: string): PagesAnswer => ({
    content,
    showQR: false,
    kind,
  })

  /** A passage that may be meant, and two more to tap. */
  function likely(content: string, url: string, matches: readonly Match[]): PagesAnswer {
    const others = matches.filter(({ card, score }) => card.url !== url && score >= related)
    const links = new Map(others.map(({ card }) => [card.url, `- ${link(card.heading, card.url)}`]))
    const more = [...links.values()].slice(0, mostLinks - 1)
    return answer('unsure', [talk.unsure, withMore(content, url), ...more].join('\n'))
  }

  /** Links to the pages that come nearest, filled up with those that lead on from anywhere. */
  function nearest(matches: readonly Match[]): string {
    const pages = matches.flatMap(({ card, score }) => (score >= related ? [pageOf(card.url)] : []))
    return [...new Set([...pages, ...leading])]
      .slice(0, mostLinks)
      .map(url => `- ${linkTo(url)}`)
      .join('\n')
  }

  return {
    titleOf,
    /** What the best match says. @param isRemark whether nothing is asked, and a page may answer by introducing itself */
    found(matches: readonly Match[], question: string, isRemark: boolean): PagesAnswer | undefined {
      const [best] = matches
      const content = best ? quote(best, question, search) : ''
      if (!best || best.score < near || content === '') return undefined
      const { card, score, same } = best
      const rival = matches.find(one => pageOf(one.card.url) !== pageOf(card.url))
      const isRivalled = rival !== undefined && rival.score >= score * rivalling && same < verbatim
      const isMeant = card.kind !== 'page' || same >= verbatim || isRemark
      return score >= sure && !isRivalled && isMeant
        ? answer('answer', withMore(content, card.url))
        : likely(content, card.url, matches)
    },
    /** @param remark stands below prices that are not all there is to know */
    priced({ content, url, isClear }: Priced, matches: readonly Match[], remark = ''): PagesAnswer {
      const all = [content, ...(remark ? [remark] : [])].join('\n')
      return isClear ? answer('answer', withMore(all, url)) : likely(all, url, matches)
    },
    table: ({ content, url }: Priced): string => withMore(content, url),
    /** Who works for a business. */
    introduced(subject: Subject | undefined): PagesAnswer | undefined {
      const [url = '/'] = subject?.pages ?? []
      const page = url === '/' ? undefined : cards.find(card => card.url === url)
      return page && answer('answer', withMore(page.text, url))
    },
    onNoPage({ name, text, ours }: Topic): PagesAnswer {
      if (ours === false) return answer('unknown', talk.offTopic)
      return answer('unknown', `${text ?? talk.topic.replace('{name}', name)} ${talk.ask}`)
    },
    /** @param isOurs whether it has to do with the site at all */
    unknown(matches: readonly Match[], isOurs: boolean): PagesAnswer {
      if (!isOurs) return answer('unknown', talk.offTopic)
      return answer('unknown', `${talk.unknown} ${talk.lead}\n${nearest(matches)}\n\n${talk.ask}`)
    },
    english: (matches: readonly Match[]): PagesAnswer =>
      answer('unknown', `${talk.english}\n${nearest(matches)}\n\n${talk.askInEnglish}`),
  }
}

function link(text: string, url: string): string {
  return `[${text.replace(/[[\]\n]+/g, ' ').trim()}](${url})`
}
