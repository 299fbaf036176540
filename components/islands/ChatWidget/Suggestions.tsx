import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { IslandIcon } from '../IslandIcon'
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

type SuggestionsProps = { thread: Thread; onAsk: (question: string) => void }

/** What a visitor may ask with a tap, to begin with: a few questions, in the conversation. */
export function Suggestions({ thread, onAsk }: SuggestionsProps) {
  const questions = useQuestions(thread)
  return <QuestionList questions={questions} onAsk={onAsk} />
}

/**
 * What is left to ask, in a strip of one line above the input, where no answer pushes it out of sight. It keeps its place while
 * an answer is on its way, so that nothing moves when that has come.
 */
export function SuggestionStrip({ thread, onAsk }: SuggestionsProps) {
  const questions = useQuestions(thread)
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<'whole' | 'more' | 'end'>('whole')

  const look = useCallback(() => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = list.current ?? {}
    if (scrollWidth <= clientWidth) setPlace('whole')
    else setPlace(scrollLeft + clientWidth < scrollWidth - 8 ? 'more' : 'end')
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other questions are longer or shorter
  useEffect(() => {
    list.current?.scrollTo({ left: 0 })
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [questions.join(), look])

  // Below an error the visitor has something else to do.
  if (questions.length === 0 || thread.error) return null
  const goOn = () => {
    const element = list.current
    if (place === 'end') element?.scrollTo({ left: 0 })
    else element?.scrollBy({ left: element.clientWidth * 0.7 })
  }
  return (
    <div className={thread.waiting ? 'chat-strip chat-strip-waiting' : 'chat-strip'}>
      <QuestionList ref={list} questions={questions} onAsk={onAsk} onScroll={look} />
      {place !== 'whole' && (
        <button
          type="button"
          className={place === 'end' ? 'chat-more-questions chat-back' : 'chat-more-questions'}
          aria-label={place === 'end' ? 'Zurück zur ersten Frage' : 'Weitere Fragen'}
          onClick={goOn}
        >
          <IslandIcon name="arrow-down" />
        </button>
      )}
    </div>
  )
}

type QuestionListProps = {
  questions: readonly string[]
  onAsk: (question: string) => void
  onScroll?: () => void
  ref?: Ref<HTMLUListElement>
}

function QuestionList({ questions, onAsk, onScroll, ref }: QuestionListProps) {
  return (
    <ul
      ref={ref}
      className="chat-questions"
      aria-label="Fragen zum Antippen"
      onScroll={onScroll}
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

/** What may be asked on this page after what has been said. */
function useQuestions(thread: Thread): readonly string[] {
  const [ofPage, setOfPage] = useState(questionsOfPage)

  useEffect(() => {
    const refresh = () => setOfPage(questionsOfPage())
    document.addEventListener('navigated', refresh)
    return () => document.removeEventListener('navigated', refresh)
  }, [])

  const asked = thread.entries.filter(({ role }) => role === 'user').map(({ content }) => content)
  const answer = thread.entries.findLast(({ role }) => role === 'assistant')?.content
  return suggestedQuestions(ofPage, asked, answer)
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
