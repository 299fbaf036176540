import type { ChatMessage, TalkAnswer } from '../../../shared/messages'
import type { OneQuestion } from './one-question'
import {
  isFollowUp,
  isQuestion,
  isWish,
  questionsOf,
  sentencesOf,
  withoutAside,
  withoutPlace,
} from './questions'
import { standAlone } from './stand-alone'
import { type Spoken, type SubjectFinder, together } from './subjects'
import type { TalkFinder } from './talk'
import { joined, type PagesAnswer, plain, said, type Told, withMore } from './told'
import { asksPrice, subjectWords } from './words'

// „Was macht er, wenn …?“
const aboutThird = /\b(?:macht|tut|sagt|rät)\b.*\b(?:er|sie|bot|ki|assistent\w*)\b/i
// „Was soll ich tun, mein Gast atmet nicht?“ asks for help, whichever page is read.
const aboutOneself =
  /\b(?:ich|i|bin|hab|mein|meine[mnrs]?|mei|meina|my|unser|unsere?[mnrs]?|papa|mama|opa|oma)\b/i
// „Bin Steuerberater“, „andere Frage“: nothing that is asked about.
const isWho = /\b(?:bin|sind)\b|^(?:andere|was)\b/i
// „Nagelstudio, nur ich allein“ names a business and asks nothing.
const mostBesideBusiness = 2

type Parts = {
  one: OneQuestion
  talk: TalkFinder
  finder: SubjectFinder
  /** Puts dialect into standard German. */
  standard: (text: string) => string
}

/** Answers a visitor who writes German, at home or in dialect. */
export function createGerman({ one, talk, finder, standard }: Parts) {
  const { sentences } = talk
  const fromPages = createMessages({ one, talk, finder })
  /** A message that only names the business, after „Für welchen Betrieb?“ or by itself. */
  const aboutBusiness = (message: string, spoken: Spoken, thread: readonly ChatMessage[]) => {
    const { industry, product } = finder.namedIn(message)
    if (!industry || (product && isWish(message)) || isQuestion(message) || asksPrice(message))
      return undefined
    if (subjectWords(message).length > mostBesideBusiness) return undefined
    const isAsked = thread.at(-2)?.content.startsWith(sentences.which.split('{')[0] ?? '')
    if (isAsked && spoken.before)
      return one.answer(spoken.before, { ...spoken, industry }, undefined)
    return one.introduce(message, industry)
  }
  /** What the word lists say to a whole message, unless it asks what an assistant does in an emergency. */
  const talkOf = (typed: string, message: string, before: Spoken) => {
    const answer = talk.answerTo(typed)
    const isAbout = answer && isAboutAssistant(answer, message, [before, finder.namedIn(message)])
    return { answer, isMeant: answer !== undefined && !isAbout }
  }
  /** „Wann seid ihr erreichbar, und wo seid ihr?“ are two. */
  const isOne = (message: string) => {
    const { asked } = questionsOf(message)
    return asked.length === 1 || !asked.some(question => talk.answerTo(question))
  }
  /** „Das ist mir zu teuer. Und das mittlere?“: where a word list hears only the remark, the question after it is answered. */
  const besideRemark = (
    answer: TalkAnswer,
    message: string,
    before: Spoken,
    here: string | undefined,
  ) => {
    const [last = '', ...others] = sentencesOf(message).reverse()
    const isAsked = isQuestion(last) && subjectWords(last).length > 0
    const isBeside = others.length > 0 && isAsked && talk.answerTo(last) !== answer
    if (answer.always || !isBeside) return undefined
    const found = fromPages(last, before, here)
    return found.kind === 'answer' ? found : undefined
  }
  return (thread: readonly ChatMessage[], here: string | undefined): PagesAnswer => {
    const read = thread.map(({ role, content }): ChatMessage => {
      return { role, content: role === 'user' ? standard(content) : content }
    })
    const before = finder.spokenOf(read, here)
    const message = standAlone(read.at(-1)?.content ?? '', before)
    const { answer, isMeant } = talkOf(thread.at(-1)?.content ?? '', message, before)
    if (answer && isMeant && (answer.always || isOne(message)))
      return besideRemark(answer, message, before, here) ?? said(answer, talk.wordsOf(answer))
    const business = aboutBusiness(message, before, thread)
    if (business) return plain(withMore(business))
    const found = fromPages(message, before, here)
    if (!answer || isMeant) return found
    if (found.kind === 'unknown') return said(answer, talk.wordsOf(answer))
    return { ...found, content: `${talk.wordsOf(answer)}\n\n${found.content}` }
  }
}

/** Answers all questions of a message from the pages. */
function createMessages({ one, talk, finder }: Omit<Parts, 'standard'>) {
  /** All questions of a message, each with what the ones before spoke of. */
  const answersTo = (questions: readonly string[], before: Spoken, here: string | undefined) => {
    let spoken = before
    return questions.map((question): Told & { question: string } => {
      const talked = questions.length > 1 ? talk.answerTo(ofTrial(question, spoken)) : undefined
      const answer = talked
        ? said(talked, talk.wordsOf(talked))
        : one.answer(question, spoken, here)
      spoken = {
        ...together(spoken, finder.namedIn(question, spoken.product)),
        before: question,
      }
      return { ...answer, question }
    })
  }
  return (typed: string, before: Spoken, here: string | undefined): PagesAnswer => {
    const fits = (text: string) => one.fitOf(text, before, here)
    const placeless = withoutPlace(typed)
    // „Wir sitzen in Zürich, kommen wir in Frage?“ asks about the place.
    const asksPlace = placeless !== typed && fits(placeless) < fits(typed)
    const message = asksPlace ? typed : placeless
    const { asked: real, aside } = withoutAside(message)
    // „Wir haben eine Kassa, kann er die anbinden?“ tells what is asked about.
    const isAside = isWho.test(aside) || finder.namedIn(aside).industry !== undefined
    const isTold = isAside && fits(real) >= fits(message)
    const { asked, open } = questionsOf(isTold ? real : message, fits)
    // „Ok, dann PRO. 500 Nachrichten?“: what is only told counts for what is asked.
    const { industry, pack } = finder.namedIn(message, before.product)
    const told = answersTo(asked, together(before, { industry, pack }), here)
    const kind = told.find(({ kind }) => kind === 'answer')?.kind ?? told[0]?.kind ?? 'unknown'
    const showQR = told.some(({ showQR }) => showQR)
    return { content: joined(told, open, talk.sentences.open), showQR, kind }
  }
}

/** „Kann ich testen, und kostet das was?“ */
function ofTrial(question: string, { product }: Spoken): string {
  return isFollowUp(question) && product?.pages[0] === '/trial' ? `Test ${question}` : question
}

/** „Was macht Selina bei einem Notfall?“ asks for no help. */
function isAboutAssistant(
  { name }: TalkAnswer,
  message: string,
  spoken: readonly Spoken[],
): boolean {
  const isNamed = spoken.some(({ industry }) => industry) || spoken.at(-1)?.product
  const isAsked = isQuestion(message) && !aboutOneself.test(message)
  return name.startsWith('danger') && isAsked && Boolean(isNamed || aboutThird.test(message))
}
