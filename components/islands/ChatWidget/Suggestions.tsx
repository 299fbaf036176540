import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { IslandIcon } from '../IslandIcon'
import { callsIn } from './reply/emergency-calls'
import type { Thread } from './talk/thread'

/** What a tap asks, and the few words that stand on the button. */
export type Suggestion = { label: string; ask: string }

/**
 * Appointment, price and trial are always offered, but for what an answer has just told; a question of the page about the same
 * takes the place of the general one.
 */
const OFFERS: readonly (Suggestion & { isLike: RegExp; told: RegExp })[] = [
  {
    label: 'Termin vereinbaren',
    ask: 'Ich möchte einen Termin vereinbaren.',
    isLike: /Termin vereinbaren/,
    told: /QR-Code/,
  },
  {
    label: 'Was kostet es?',
    ask: 'Was kostet ein Chatbot?',
    isLike: /\bkostet\b|\bPreis/,
    told: /Startpreis/,
  },
  {
    label: '14 Tage testen',
    ask: '14 Tage kostenlos testen',
    isLike: /kostenlose[nr]? Test|14 Tage/,
    told: /\]\(\/trial/,
  },
]
const NEXT_PACKAGE = asWritten('Und das größere Paket?')

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
  }, [questions.map(({ ask }) => ask).join(), look])

  // Below an error, or a number to call at once, the visitor has something else to do.
  if (questions.length === 0 || thread.error || hasEmergency(thread)) return null
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
  questions: readonly Suggestion[]
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
      {questions.map(({ label, ask }) => (
        <li key={ask}>
          <button
            type="button"
            onClick={() => onAsk(ask)}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Whether the newest answer names numbers for an emergency. */
function hasEmergency({ entries }: Thread): boolean {
  const last = entries.findLast(({ role }) => role === 'assistant')
  return callsIn(last?.content ?? '').length > 0
}

/** What may be asked on this page after what has been said. */
function useQuestions(thread: Thread): readonly Suggestion[] {
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
 * To begin with what is always offered and one question of the page. Below an answer: the way to an appointment, the next package
 * below the price of one, then whatever has neither been asked nor just been told.
 */
export function suggestedQuestions(
  ofPage: readonly string[],
  asked: readonly string[],
  answer = '',
): readonly Suggestion[] {
  const offers = OFFERS.map(({ label, ask, isLike, told }) => {
    const own = ofPage.find(question => isLike.test(question))
    return { ...(own ? asWritten(own) : { label, ask }), isTold: told.test(answer) }
  })
  const others = ofPage.filter(own => offers.every(({ ask }) => ask !== own)).map(asWritten)
  if (asked.length === 0)
    return [...offers.map(({ isTold, ...offer }) => offer), ...others.slice(0, 1)]
  const isOnePackage = answer.match(/Startpreis, dazu/g)?.length === 1
  const [appointment, price, trial] = offers.map(({ isTold, ...offer }) => (isTold ? [] : [offer]))
  const left = [
    ...(appointment ?? []),
    ...(isOnePackage ? [NEXT_PACKAGE] : []),
    ...(trial ?? []),
    ...others,
    ...(price ?? []),
  ]
  return left.filter(({ ask }) => !asked.includes(ask))
}

function asWritten(question: string): Suggestion {
  return { label: question, ask: question }
}

function questionsOfPage(): readonly string[] {
  return JSON.parse(document.querySelector('main')?.dataset.questions ?? '[]')
}
