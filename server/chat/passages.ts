import type { Knowledge, Passage } from '../messages'
import { createCoverage } from './coverage'
import { createSynonyms } from './synonyms'
import { best, createTermIndex } from './term-index'
import { contentWords, fold, stem, terms } from './words'

/**
 * A passage with how well it fits: `score` ranks, `coverage` (0 to 1) is the share of the question it speaks about, `own`
 * the same without the title and address of its page, `met` how many words of it, `subject` whether a word of the question names what the page is about.
 */
export type Hit = { passage: Passage; score: number; coverage: number; own: number; met: number; subject: boolean }

export type SearchOptions = { only?: ((passage: Passage) => boolean) | undefined; here?: string | undefined }

export type PassageIndex = {
  /**
   * The best passages first; none when no word of the question is a word of the site.
   * @param options.only leaves out the others
   * @param options.here path of the page the visitor reads: of two passages that fit, the one of that page is meant
   */
  search(question: string, limit?: number, options?: SearchOptions): Hit[]
  /** The passage whose heading is this question, put the same or in other small words, on the page the visitor reads or else where it is. */
  asked(question: string, here?: string): Passage | undefined
  /** Whether the site speaks of a word, or of what it calls it. */
  knows(word: string): boolean
  /** The question with what the site calls its words added. */
  expand(question: string): string
}

const candidates = 24
// Shorter ones without a figure are labels: they answer nothing.
const shortest = 30
// The home page and the legal pages touch every subject; the page of the subject itself says more about it.
/** The pages that touch every subject. */
export const overview = /^\/(agb|impressum|datenschutz)?(#|$)/
const overviewWeight = 0.6
const hereWeight = 1.5

const boosts = { heading: 1.6, page: 1.4, text: 1, url: 0.6 }

/** Search over everything the site says, also the descriptions of its pages. */
export function createPassageIndex({
  passages,
  routes,
  synonyms,
}: Pick<Knowledge, 'passages' | 'routes' | 'synonyms'>): PassageIndex {
  const all = [...routes.map(asPassage), ...withoutRepetition(passages).filter(isWorthReading)]
  const scorePassages = createTermIndex(all, boosts)
  const scorePages = createTermIndex(
    routes.map(route => wholePage(route, passages)),
    boosts,
  )
  const pageAt = all.map(passage => routes.findIndex(({ url }) => url === pageOf(passage)))
  const weightAt = all.map(({ url }) => (overview.test(url) ? overviewWeight : 1))
  const coverage = createCoverage(all)
  const asked = passages
    .filter(({ heading }) => heading.includes('?'))
    .map(passage => ({ passage, plain: plainWords(passage.heading), sense: senseOf(passage.heading) }))
  const expand = createSynonyms(synonyms)
  const read = (question: string) =>
    [...new Set(contentWords(question))].slice(0, 40).map(word => ({ word, also: expand(word, question) }))

  return {
    search(question, limit = 5, { only = () => true, here } = {}) {
      const words = read(question)
      if (words.length === 0) return []
      const query = terms(words.map(({ word, also }) => [word, ...also].join(' ')).join(' '))
      const found = best(scorePassages(query), candidates, id => only(all[id] as Passage))
      const ofPage = scorePages(query)
      const covered = coverage.of(words)
      const [most, mostOfPage] = [found[0]?.score ?? 1, ofPage.reduce((one, other) => Math.max(one, other), 1)]
      const hereAt = routes.findIndex(({ url }) => url === here)
      return found
        .map(({ id, score }) => {
          const { share, own, met, subject } = covered(id)
          const at = pageAt[id] as number
          const page = (ofPage[at] ?? 0) / mostOfPage
          const weight = at >= 0 && at === hereAt ? hereWeight : (weightAt[id] as number)
          return {
            passage: all[id] as Passage,
            score: weight * (score / most + page) * (0.25 + share),
            coverage: share,
            own,
            met,
            subject,
          }
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
    },
    asked(question, here) {
      const nearest = (same: typeof asked) => same.find(one => pageOf(one.passage) === here) ?? same[0]
      const [plain, sense] = [plainWords(question), senseOf(question)]
      const found = nearest(asked.filter(one => one.plain === plain))
      return (found ?? (sense ? nearest(asked.filter(one => one.sense === sense)) : undefined))?.passage
    },
    knows: word => coverage.knows({ word, also: expand(word, word) }),
    expand: question => [question, ...read(question).flatMap(({ also }) => also)].join(' '),
  }
}

// Small words that make another question of the same things, folded: „Wie hoch …?“, „Wie lange …?“
const asking =
  /^(wer|was|wie|wo|wohin|woher|wen|wem|wan|warum|womit|welche\w*|lange?|dauer\w*|schnel|hoch|viele?|oft|nicht|kein\w*|ohne|nach|vor)$/

/** What a question asks about what, however it is put; empty where it names nothing. */
function senseOf(question: string): string {
  const roots = [...new Set(contentWords(question).map(stem))].sort()
  const small = plainWords(question)
    .split(' ')
    .filter(word => asking.test(word))
  // „Preise?“ asks nothing in particular.
  return roots.length > (small.length > 0 ? 0 : 1) ? [...roots, '?', ...new Set(small.sort())].join(' ') : ''
}

function plainWords(text: string): string {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** The path of a passage's page. */
export function pageOf({ url }: Pick<Passage, 'url'>): string {
  return url.replace(/#.*/, '')
}

function isWorthReading({ text }: Passage): boolean {
  return text.length >= shortest || /\d/.test(text)
}

/** Many pages repeat the tiers; they belong to the home page. */
function withoutRepetition(passages: readonly Passage[]): Passage[] {
  const homeFirst = [...passages].sort((a, b) => Number(isHome(b)) - Number(isHome(a)))
  return [...new Map(homeFirst.toReversed().map(passage => [`${passage.heading}\n${passage.text}`, passage])).values()]
}

function isHome({ url }: Passage): boolean {
  return /^\/(#|$)/.test(url)
}

/** What a page says of itself. */
export function asPassage({ url, title, description }: Knowledge['routes'][number]): Passage {
  const page = title.replace(/\s*\|[^|]*$/, '')
  return { url, page, heading: page, text: description }
}

function wholePage(route: Knowledge['routes'][number], passages: readonly Passage[]): Passage {
  const own = passages.filter(({ url }) => pageOf({ url }) === route.url)
  const texts = own.map(({ heading, text }) => `${heading} ${text}`)
  return { ...asPassage(route), text: [route.description, ...texts].join(' ') }
}
