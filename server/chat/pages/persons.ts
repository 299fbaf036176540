import type { Subject } from '../../../shared/messages'
import type { Context } from './candidates'
import { type Card, pageOf } from './cards'
import { matcherOf, plainWords } from './phrases'
import { asksDifference } from './prices/packages'
import { isQuestion } from './questions'
import { firstLine, quoteCard } from './quote'
import type { Search } from './search'
import { assistantOf, type Spoken, type SubjectFinder } from './subjects'
import type { Cited, Told } from './told'
import { asksPrice, isFewWords, subjectWords } from './words'

/** „Was macht Roberto?“ */
const asksWho = matcherOf(
  'was macht, was tut, was kann, wer ist, was ist, wofür, wozu, erzähl*, erklär*'.split(', '),
)
// „Wer ist das?“, „Was macht er?“
const pointsAtSomebody = /\b(?:er|sie|der|die|das|des|es)\b/i

type Parts = {
  cards: readonly Card[]
  search: Search
  finder: SubjectFinder
  cited: Cited
}

/** Who an assistant is, where nothing else is asked: one that is named, two compared, or the one that is spoken of. */
export function createPersons({ cards, search, finder, cited: { fromCard } }: Parts) {
  /** The assistant of an industry or product in one line. */
  const whoIs = ({ pages }: Subject): Told | undefined => {
    const page = cards.find(({ url }) => url === assistantOf(pages))
    return page && fromCard(page, firstLine(page.text))
  }
  /** „Was ist der Unterschied zwischen Luigi und Sam?“ */
  const bothOf = (question: string, before: Spoken): Told | undefined => {
    const named = finder.assistantsIn(question)
    const last = finder.namedIn(before.before ?? '').industry ?? before.industry
    const [one, other] = named.length === 1 && last ? [last, ...named] : named
    if (!one || !other || one === other || !asksDifference(plainWords(question))) return undefined
    const [first, second] = [whoIs(one), whoIs(other)]
    if (!first || !second) return undefined
    const more = [first, second].flatMap(told => told.more ?? []).join(' und ')
    return { ...first, content: `- ${first.content}\n- ${second.content}`, more }
  }
  /** „Was macht Roberto?“, „und Luigi?“: nothing but somebody who works there, where no price was told. */
  const asksWhoOnly = (question: string, { words }: Subject, said: Spoken) => {
    const { answer = '', before = '' } = said
    const isNamed = matcherOf(words)
    const isOnly = subjectWords(question).every(word => isNamed(` ${word} `))
    const isAlone = isFewWords(question) && !isQuestion(question.replace('?', ''))
    // After „Was kostet das?“ the price of the one that is named is asked.
    const isShort = isAlone && !answer.includes('€') && !asksPrice(before)
    return isOnly && !asksPrice(question) && (isShort || asksWho(plainWords(question)))
  }
  /** „Was macht der genau?“: who is spoken of; asked once more, what he does. */
  const whoIsMeant = (question: string, { industry, product }: Spoken, { answer = '' }: Spoken) => {
    const subject = [industry, product].find(one => one && assistantOf(one.pages))
    const isAsked = asksWho(plainWords(question)) && pointsAtSomebody.test(question)
    if (!subject || !isAsked || subjectWords(question).length > 0) return undefined
    const told = whoIs(subject)
    if (!told || !answer.includes(told.content)) return told
    const tasks = cards.find(
      card => isTaskList(card) && pageOf(card.url) === assistantOf(subject.pages),
    )
    const match = tasks && { card: tasks, score: 0, same: 0, sameHeading: 0 }
    return match && fromCard(tasks, quoteCard(match, question, search))
  }
  /** Somebody, or two, whom a question names and asks nothing else about. */
  return (question: string, { named, spoken }: Context, before: Spoken): Told | undefined => {
    const meant = whoIsMeant(question, spoken, before)
    if (meant) return meant
    const who = named.industry ?? named.product
    const both = bothOf(question, before)
    if (both || !who || !assistantOf(who.pages)) return both
    return asksWhoOnly(question, who, before) ? whoIs(who) : undefined
  }
}

/** „Seine Aufgaben“ */
function isTaskList({ kind, text }: Card): boolean {
  return kind === 'section' && (text.startsWith('- ') || text.split('\n- ').length > 5)
}
