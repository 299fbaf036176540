import type { Knowledge, Subject, Topic } from '../../../shared/messages'
import { type Context, createCandidates, near, related } from './candidates'
import { type Card, pageOf } from './cards'
import { createFromSearch } from './from-search'
import { createIndustries } from './industries'
import { createAskedPrices } from './prices/asked-prices'
import type { Tables } from './prices/tables'
import { isQuestion, mostPointing } from './questions'
import { firstLine } from './quote'
import type { Match, Search } from './search'
import { type Spoken, type SubjectFinder, together } from './subjects'
import { link, type TalkFinder } from './talk'
import { admitted, createCited, type Told } from './told'
import { subjectWords } from './words'

// A question asked in nearly these words is answered although its subject is among those that stand on no page.
const verbatim = 0.85
const mostLinks = 3
/** Pages that lead on from anywhere. */
const leading = ['/kontaktinformationen', '/trial', '/']

export type OneQuestion = ReturnType<typeof createOneQuestion>

type Parts = {
  knowledge: Knowledge
  cards: readonly Card[]
  search: Search
  talk: TalkFinder
  tables: Tables
  finder: SubjectFinder
}

/** Answers one question: what is on no page, tables, prices, a question back, search, in this order. */
export function createOneQuestion({ knowledge, cards, search, talk, tables, finder }: Parts) {
  const { sentences } = talk
  const cited = createCited(knowledge, cards)
  const { titleOf, fromTable } = cited
  const priceOf = createAskedPrices(knowledge.offers, cards, tables, cited)
  const parts = { cards, search, finder, cited, priceOf }
  const { introduce, introduced, which } = createIndustries(knowledge, parts)
  const candidates = createCandidates(knowledge, search, finder)
  const { find } = candidates
  const unsure = sentences.unsure
  const fromSearch = createFromSearch({ cards, search, candidates, cited, unsure })

  const priceFor = (question: string, before: Spoken, { named, here }: Context, best?: Match) => {
    const found = tables.answerTo(question, before, named)
    if (found) return fromTable(found)
    // „Geht das auch am Telefon?“, unless a heading asks just that.
    const isAsked = (best?.same ?? 0) >= verbatim
    const feature = isAsked ? undefined : tables.featureOf(question, together(before, named))
    return feature ? fromTable(feature) : priceOf(question, before, named, here)
  }
  /** The honest sentence, with links to the pages that come nearest. */
  const admit = ({ spoken }: Context, matches: readonly Match[]): Told => {
    // „Und wenn eine nicht kommt?“ at the hairdresser's is on topic, whatever the words.
    if (isOpen(spoken) && (matches[0]?.score ?? 0) < related) return admitted(sentences.offTopic)
    const lead = `${sentences.unknown} ${sentences.lead}`
    return admitted(
      lead,
      nearestPages(matches).map(url => `- ${link(titleOf(url), url)}`),
    )
  }

  return {
    introduce,
    titleOf,
    /** How well the card that fits a question best fits it, from 0 to about 1. */
    fitOf: (question: string, before: Spoken, here: string | undefined): number =>
      find(question, before, here)[0]?.score ?? 0,
    /** What is said to one question after all that was spoken of before. */
    answer(question: string, before: Spoken, here: string | undefined): Told {
      const named = finder.namedIn(question, before.product)
      const context = { named, spoken: together(before, named), here }
      const matches = find(question, context.spoken, here).filter(isNewAfter(before))
      const topic = topicOf(talk, question, matches, context)
      if (topic && !topic.prices) return onNoPage(talk.wordsOfTopic(topic), topic)
      const told = priceFor(question, before, context, matches[0])
      if (topic && told) return { ...told, content: `${told.content}\n${topic.text}` }
      return (
        told ??
        introduced(question, context, before, matches[0]) ??
        (isOpen(context.spoken) ? which(question, matches, sentences.which) : undefined) ??
        fromSearch(question, matches, context) ??
        fromBusiness(question, named, introduce, unsure) ??
        admit(context, matches)
      )
    },
  }
}

function onNoPage(words: string, { ours }: Topic): Told {
  return { ...admitted(words), isTopic: ours !== false }
}

/** What belongs to our business, but stands on no page. */
function topicOf(
  talk: TalkFinder,
  question: string,
  [best]: readonly Match[],
  { spoken, named }: Context,
) {
  // „Gibt es einen Termin im Jänner?“ of the training that is spoken of.
  const isShort = subjectWords(question).length <= mostPointing
  const product = isShort && !named.product ? spoken.product?.name : undefined
  const topic = talk.topicOf([product ?? '', question].join(' '))
  const isAskedVerbatim = topic?.text === undefined && (best?.same ?? 0) >= verbatim
  return isAskedVerbatim ? undefined : topic
}

/** „Tischlerei, am Abend liegen die Anfragen da“: the page for it. */
function fromBusiness(
  question: string,
  { industry, product }: Spoken,
  introduce: (question: string, subject: Subject) => Told | undefined,
  unsure: string,
): Told | undefined {
  const subject = isQuestion(question) ? undefined : (industry ?? product)
  const page = subject && introduce(question, subject)
  return page && { ...page, content: `${unsure}\n${page.content}`, kind: 'unsure' }
}

/** Leaves out the page that the answer before introduced: nobody wants to read it twice. */
function isNewAfter({ answer = '' }: Spoken) {
  return ({ card: { kind, text } }: Match) => kind !== 'page' || !answer.includes(firstLine(text))
}

/** Whether nothing is spoken of yet. */
function isOpen({ industry, product }: Spoken): boolean {
  return industry === undefined && product === undefined
}

/** The pages that come nearest, filled up with those that lead on from anywhere. */
function nearestPages(matches: readonly Match[]): string[] {
  const nearest = matches.filter(({ score }) => score >= near)
  return [...new Set([...nearest.map(({ card }) => pageOf(card.url)), ...leading])].slice(
    0,
    mostLinks,
  )
}
