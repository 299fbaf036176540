import { useEffect, useState } from 'react'
import type { Thread } from './talk/thread'

/**
 * Price, appointment and trial are always offered, but for what an answer has just told; a question of the page about the same
 * takes the place of the general one.
 */
const OFFERS: readonly { ask: string; isLike: RegExp; told: RegExp }[] = [
  { ask: 'Was kostet ein Chatbot?', isLike: /\bkostet\b|\bPreis/, told: /Startpreis/ },
  { ask: 'Ich möchte einen Termin vereinbaren.', isLike: /Termin vereinbaren/, told: /QR-Code/ },
  { ask: '14 Tage kostenlos testen', isLike: /kostenlose[nr]? Test|14 Tage/, told: /\]\(\/trial/ },
]
const NEXT_PACKAGE = 'Und das größere Paket?'

/**
 * What a visitor may ask next, with a tap. To begin with a few, in the conversation; then what is left, in a strip of one line
 * above the input, where no answer pushes it out of sight.
 */
export function Suggestions({
  thread,
  onAsk,
}: {
  thread: Thread
  onAsk: (question: string) => void
}) {
  const [ofPage, setOfPage] = useState(questionsOfPage)

  useEffect(() => {
    const refresh = () => setOfPage(questionsOfPage())
    document.addEventListener('navigated', refresh)
    return () => document.removeEventListener('navigated', refresh)
  }, [])

  const askedQuestions = thread.entries
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
  const answer = thread.entries.findLast(({ role }) => role === 'assistant')?.content
  const questions = suggestedQuestions(ofPage, askedQuestions, answer)
  // Below an error the visitor has something else to do.
  if (questions.length === 0 || thread.waiting || thread.error) return null
  return (
    <ul
      className="chat-questions"
      aria-label="Fragen zum Antippen"
      // A mouse wheel turns up and down only; a touchpad moves sideways by itself.
      onWheel={({ currentTarget, deltaX, deltaY }) => {
        if (!deltaX) currentTarget.scrollLeft += deltaY
      }}
    >
      {questions.map(question => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/**
 * To begin with one question of the page and what is always offered. Below an answer: the next package below the price of one,
 * then whatever has neither been asked nor just been told, the steps that lead on first.
 */
export function suggestedQuestions(
  ofPage: readonly string[],
  asked: readonly string[],
  answer = '',
): readonly string[] {
  const offers = OFFERS.map(({ ask, isLike, told }) => ({
    question: ofPage.find(own => isLike.test(own)) ?? ask,
    isTold: told.test(answer),
  }))
  const others = ofPage.filter(own => offers.every(({ question }) => question !== own))
  if (asked.length === 0) return [...others.slice(0, 1), ...offers.map(({ question }) => question)]
  const isOnePackage = answer.match(/Startpreis, dazu/g)?.length === 1
  const [price, ...steps] = offers
  const open = [...steps, ...(price ? [price] : [])].filter(({ isTold }) => !isTold)
  const left = [
    ...open.slice(0, 2).map(({ question }) => question),
    ...others,
    ...open.slice(2).map(({ question }) => question),
  ]
  return [
    ...(isOnePackage ? [NEXT_PACKAGE] : []),
    ...new Set(left.filter(question => !asked.includes(question))),
  ]
}

function questionsOfPage(): readonly string[] {
  return JSON.parse(document.querySelector('main')?.dataset.questions ?? '[]')
}
