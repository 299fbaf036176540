import type { Knowledge, Passage } from '../messages'
import { remembered } from '../remembered'
import { mayName } from './nouns'
import { asPassage, pageOf } from './passages'
import { sectionList } from './sections'
import { contentWords, fold } from './words'

/** Where the answer to a topic stands, or where to look when there is none; `named` the visitor's words that met it, `words` find the sentence that matters, `says` those of the topic, `isElsewhere` whether that is on another page than the one that is read. */
export type TopicHit = {
  passage?: Passage | undefined
  see: Passage[]
  named: string
  words: string
  says: string | undefined
  isElsewhere: boolean
}

// What a line counts less that only the address of the page meets: as much as to win against a topic with one line less.
const standIn = 0.9
const mostRemembered = 2_000

/**
 * Reads content/emilia/topics.yaml: which topic a question is about.
 * @param knows whether the site ever speaks of a word: who names something else besides does not mean the topic
 * @returns for a question (and the page its asker reads) the topic most of whose lines it meets; undefined where none does
 */
export function createTopics(
  { topics = [], passages, routes }: Pick<Knowledge, 'topics' | 'passages' | 'routes'>,
  knows: (word: string) => boolean,
): (question: string, here?: string) => TopicHit | undefined {
  const known = new Map<string, Passage>(routes.map(route => [route.url, asPassage(route)]))
  for (const passage of passages) known.set(plain(`${pageOf(passage)} ${passage.heading}`), passage)
  const everything = new Set(known.values())
  const kin = kinOf(passages, routes)
  const find = (places: string[] = []) =>
    places.flatMap(place => known.get(plain(place)) ?? sectionList(plain(place), passages) ?? [])
  const patterns: RegExp[] = []
  const number = (words: string) => patterns.push(pattern(words)) - 1
  const all = topics
    .map(({ words, not, says, alone, answer, see }) => ({
      says,
      alone,
      lines: words.map(number),
      not: not === undefined ? undefined : number(not),
      answers: find(answer),
      see: find(see),
    }))
    // A topic of a page that is not there helps nobody.
    .filter(({ answers, see }) => answers.length + see.length > 0)

  // The numbers of the lines that a word meets: questions are made of the same words, and there are 600 lines.
  const linesMet = remembered(
    (word): ReadonlySet<number> => new Set(patterns.flatMap((line, at) => (line.test(word) ? [at] : []))),
    mostRemembered,
  )

  type Known = (typeof all)[number]

  return (question, here) => {
    const words = question.slice(0, 300).match(/[\p{L}\p{N}/]+/gu) ?? []
    const folded = words.map(fold)
    const met = new Set(folded.flatMap(word => [...linesMet(word)]))
    const isOf = (topic: Known, word: string) => topic.lines.some(line => linesMet(word).has(line))
    // „ki“ stands in most addresses. Who reads about trainings need not say so: the address of the page may stand for one line. Small words alone meet no
    // line then: „Was ist …?“ on the page about RAG asks anything.
    const place = (here ?? '')
      .split(/[/-]/)
      .filter(part => !/^(|ki|mit|und)$/.test(part))
      .map(fold)
    const things = contentWords(question.slice(0, 300)).map(fold)
    const isKin = (passage: Passage) => here !== undefined && kin.has(`${here} ${pageOf(passage)}`)
    const isUnmet = (line: number) => !met.has(line)
    const isMet = (topic: Known) => {
      const { lines, answers } = topic
      const unmet = lines.find(isUnmet)
      if (unmet === undefined) return true
      if (lines.length < 2 || lines.findLast(isUnmet) !== unmet) return false
      const named = things.filter(word => isOf(topic, word))
      return (
        place.some(word => linesMet(word).has(unmet)) &&
        (answers.length === 0 || answers.some(passage => pageOf(passage) === here || isKin(passage))) &&
        (named.length > 0 || things.length === 0)
      )
    }
    const isAllOf = (topic: Known) => things.every(word => isOf(topic, word))
    const meant = all.filter(
      topic => isMet(topic) && !(topic.not !== undefined && met.has(topic.not)) && (!topic.alone || isAllOf(topic)),
    )
    const weight = (topic: Known) => topic.lines.length - standIn * topic.lines.filter(isUnmet).length
    const [best] = meant.sort((a, b) => weight(b) - weight(a))
    if (!best) return undefined
    const isNaming = (word: string) => isOf(best, fold(word))
    const isThing = mayName(question)
    const besides = contentWords(withoutPlace(question.slice(0, 300))).filter(word => !isNaming(word) && isThing(word))
    if (best.answers.length > 0 && !besides.every(knows)) return undefined
    const pages = new Set([...folded.filter(word => word.length > 2).map(word => `/assistants/${word}`), here])
    const isNamed = (passage: Passage) => pages.has(pageOf(passage))
    const isNear = (passage: Passage) => [...pages].some(page => kin.has(`${page} ${pageOf(passage)}`))
    const named = words.filter(isNaming).join(' ')
    const passage = best.answers.find(isNamed) ?? best.answers.find(isNear) ?? best.answers[0]
    return {
      passage,
      see: best.see,
      named,
      isElsewhere: passage !== undefined && pageOf(passage) !== here,
      says: best.says,
      // A section is told as a whole.
      words: best.says ?? (passage && !everything.has(passage) ? '' : `${question} ${named}`),
    }
  }
}

/** Pages about the same assistant, „/assistants/luigi /ki-loesungen-gastronomie“ and the other way round. */
function kinOf(passages: readonly Passage[], routes: Knowledge['routes']): Set<string> {
  const own = (url: string) => passages.filter(passage => pageOf(passage) === url)
  const pages = routes.filter(({ url }) => url.startsWith('/ki-'))
  const pairs = routes.flatMap(({ url }) => {
    const name = /^\/assistants\/([a-z]+)$/.exec(url)?.[1]
    const names = new RegExp(`\\b${name}\\b`, 'i')
    const speaks = (page: string) => own(page).filter(({ heading, text }) => names.test(`${heading} ${text}`)).length
    return name ? pages.filter(page => speaks(page.url) > 2).map(page => [url, page.url]) : []
  })
  return new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
}

/** „kündig* frist“ as one pattern for a folded word. */
function pattern(words: string): RegExp {
  const each = words.split(/\s+/).map(word => fold(word.replace(/[^\p{L}\p{N}*/]/gu, '')).replaceAll('*', '.*'))
  return new RegExp(`^(?:${each.join('|')})$`, 'u')
}

/** Headings may hold spaces that do not break. */
function plain(place: string): string {
  return place.replace(/\s+/g, ' ')
}

/** „… zu uns nach Klagenfurt“: where somebody is changes nothing. */
export function withoutPlace(question: string): string {
  return /\b(wir|uns|unser\p{L}*|ich|mein\p{L}*|kommt ihr|kommen Sie)\b/iu.test(question) &&
    !/\b(such|fahr|reis|flieg)/i.test(question)
    ? question.replace(/(?<=\p{L}\s)(?:in|aus|nach|bei)\s+\p{Lu}\p{L}+/gu, ' ')
    : question
}
