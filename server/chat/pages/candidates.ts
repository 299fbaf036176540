import type { Knowledge } from '../../../shared/messages'
import { pageOf } from './cards'
import { isFollowUp, isQuestion, mostPointing } from './questions'
import type { Match, Search } from './search'
import type { Spoken, SubjectFinder } from './subjects'
import { subjectWords } from './words'

// tools/emilia-scores.ts shows what comes of these. From `sure` on a card answers, from `near` on it is shown as what may be
// meant; below `related` a question has nothing to do with the site.
export const sure = 0.53
export const near = 0.45
export const related = 0.3
// Asked in such words that nothing else can be meant.
const sameWords = 0.7
// A card of another subject that fits so nearly as well as the best may be the one that is meant.
const rivalling = 0.9
// A follow-up stays on the page that is spoken of while a card there fits so nearly as well as the best.
const pointing = 0.7
// A question of the page that is read is shown from here on, where no other card comes near.
const ownNear = 0.28
const home = '/'

/** What a question names, what was spoken of with it, and the page that is read. */
export type Context = { named: Spoken; spoken: Spoken; here: string | undefined }

export type Candidates = ReturnType<typeof createCandidates>

/** Chooses among the cards that the search finds, by what is spoken of. */
export function createCandidates(
  { subjects }: Pick<Knowledge, 'subjects'>,
  search: Search,
  finder: SubjectFinder,
) {
  const find = (question: string, spoken: Spoken, here: string | undefined): Match[] => {
    const subject = [spoken.industry, spoken.product].filter(one => one !== undefined)
    const pages = [...subject.flatMap(one => one.pages), ...(here ? [here] : [])]
    const words = isFollowUp(question) ? subject.map(({ name }) => name).join(' ') : ''
    return search.rank(
      question,
      { pages: pages.filter(page => page !== home), words },
      card => !finder.isForeign(pageOf(card.url), spoken),
    )
  }
  /** Cards that fit a follow-up with the question before it, as far as they fit it alone. */
  const withBefore = (question: string, matches: readonly Match[], { spoken, here }: Context) => {
    if (!isFollowUp(question) || spoken.before === undefined) return []
    const alone = matches.filter(({ score }) => score >= related).map(({ card }) => card)
    return find(`${spoken.before} ${question}`, spoken, here).filter(({ card }) =>
      alone.includes(card),
    )
  }
  /** The pages of what is read and spoken of; the home page is about everything. */
  const pagesOf = ({ spoken: { product, industry }, here }: Context): string[] =>
    [here ?? '', ...(product?.pages ?? []), ...(industry?.pages ?? [])].filter(
      page => page !== home,
    )
  const sharesIndustry = (page: string, other: string) =>
    page === other ||
    subjects.industries.some(({ pages }) => pages.includes(page) && pages.includes(other))

  /** The card that fits best; of a short question one on a page that is spoken of. */
  const bestOf = (question: string, matches: readonly Match[], context: Context) => {
    const all = [...matches, ...withBefore(question, matches, context)]
    const ranked = all.sort((a, b) => b.score - a.score)
    const pages = pagesOf(context)
    const meant = ranked.find(match => isMeant(question, match))
    const own = matches.find(
      match => isMeant(question, match) && pages.includes(pageOf(match.card.url)),
    )
    // Where the description of a page comes first, what is meant is less clear.
    const isClear = meant === ranked[0]
    const first = meant && !isClear ? doubted(meant) : meant
    return first && own ? chosen(question, { first, own, isClear }, context.named) : first
  }

  return {
    find,
    bestOf,
    /** The question of the page that is read, or of its assistant, that comes near enough to be shown. */
    ownQuestion(matches: readonly Match[], here: string | undefined): Match | undefined {
      const own = subjects.industries.find(({ pages }) => here && pages.includes(here))?.pages
      const pages = own ?? (here ? [here] : [])
      return matches.find(
        ({ card: { kind, url }, score }) =>
          kind === 'question' && score >= ownNear && pages.includes(pageOf(url)),
      )
    },
    /** Whether a card answers; else it may only be shown as what may be meant, as all that another subject says. */
    isSure: (match: Match, { spoken }: Context): boolean =>
      match.score >= sure &&
      (isVerbatim(match) || !finder.isOfAnother(pageOf(match.card.url), spoken)),
    /** A card of another subject that may be meant as well, where neither words nor conversation tell them apart. */
    rivalOf(best: Match, matches: readonly Match[], context: Context): Match | undefined {
      const page = pageOf(best.card.url)
      if (isVerbatim(best) || pagesOf(context).includes(page)) return undefined
      const rival = matches.find(({ card }) => !sharesIndustry(pageOf(card.url), page))
      return rival && rival.score >= best.score * rivalling ? rival : undefined
    },
  }
}

/** Whether a card is asked for in such words that nothing else can be meant. */
export function isVerbatim({ same }: Match): boolean {
  return same >= sameWords
}

/** The description of a page answers who asks for the page or tells of a business, not each question about it. */
function isMeant(question: string, match: Match): boolean {
  return match.card.kind !== 'page' || isVerbatim(match) || !isQuestion(question)
}

/** The card of a page that is spoken of where a short question may mean it, else the one that fits best. */
function chosen(
  question: string,
  { first, own, isClear }: { first: Match; own: Match; isClear: boolean },
  { industry, product }: Spoken,
): Match {
  // „Die Handbücher liegen auf dem Server“ tells of its pages, not of the server.
  if (industry || product) return !isQuestion(question) && own.score >= near ? own : first
  const isShort = subjectWords(question).length <= mostPointing
  const isNear = own.score >= Math.max(near, first.score) * pointing
  if (!isShort || !isNear || isVerbatim(first)) return first
  return isClear ? raised(own) : { ...own, score: Math.max(own.score, near) }
}

/** A card that may be shown as what is meant, and answers nothing for sure. */
function doubted(match: Match): Match {
  return { ...match, score: Math.min(match.score, near) }
}

/** A card on the page that is spoken of: what comes near answers, what comes less near is shown. */
function raised(match: Match): Match {
  return { ...match, score: Math.max(match.score, match.score < near ? near : sure) }
}
