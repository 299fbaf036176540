import { useEffect, useState } from 'react'
import { type Choice, Choices } from '../conversation/Choices'
import { callsIn } from '../conversation/reply/emergency-calls'
import type { Thread } from '../conversation/talk/thread'

/**
 * Appointment, price and trial are always offered, but for what an answer has just told; a question of the page about the same
 * takes the place of the general one.
 */
const OFFERS: readonly (Choice & { isLike: RegExp; answeredBy: RegExp })[] = [
  {
    label: 'Termin vereinbaren',
    ask: 'Ich möchte einen Termin vereinbaren.',
    isLike: /Termin vereinbaren/,
    answeredBy: /QR-Code/,
  },
  {
    label: 'Was kostet es?',
    ask: 'Was kostet ein Chatbot?',
    isLike: /\bkostet\b|\bPreis/,
    answeredBy: /\d\s€/,
  },
  {
    label: '14 Tage testen',
    ask: '14 Tage kostenlos testen',
    isLike: /kostenlose[nr]? Test|14 Tage/,
    answeredBy: /\]\(\/trial/,
  },
]
/** More would push an answer out of sight. */
const AT_ONCE = 4

type SuggestionsProps = { thread: Thread; onTap: (question: string) => void }

/** What a visitor may ask next with a tap. Nothing while an answer is on its way, or something else is to be done. */
export function Suggestions({ thread, onTap }: SuggestionsProps) {
  const ofPage = useQuestionsOfPage()
  const questions = thread.entries
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
  const answer = thread.entries.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const choices = suggestedQuestions(ofPage, questions, questions.length > 0 ? answer : '')
  const isBusy = thread.waiting || thread.error !== '' || callsIn(answer).length > 0
  if (isBusy || choices.length === 0) return null
  return <Choices label="Fragen zum Antippen" choices={choices} onTap={onTap} />
}

/** Appointment, price and trial, and then questions of the page: whatever has neither been asked nor just been answered. */
export function suggestedQuestions(
  ofPage: readonly string[],
  questions: readonly string[],
  answer = '',
): readonly Choice[] {
  const offers = OFFERS.map(({ label, ask, isLike, answeredBy }) => {
    const own = ofPage.find(question => isLike.test(question))
    return { choice: own ? asWritten(own) : { label, ask }, isAnswered: answeredBy.test(answer) }
  })
  const left = offers.filter(({ isAnswered }) => !isAnswered).map(({ choice }) => choice)
  const others = ofPage.filter(own => offers.every(({ choice }) => choice.ask !== own))
  return [...left, ...others.map(asWritten)]
    .filter(({ ask }) => !questions.includes(ask))
    .slice(0, AT_ONCE)
}

function asWritten(question: string): Choice {
  return { label: question, ask: question }
}

/** The questions that the present page answers (`questions:` in its head). */
function useQuestionsOfPage(): readonly string[] {
  const [ofPage, setOfPage] = useState(questionsOfPage)
  useEffect(() => {
    const refresh = () => setOfPage(questionsOfPage())
    document.addEventListener('navigated', refresh)
    return () => document.removeEventListener('navigated', refresh)
  }, [])
  return ofPage
}

function questionsOfPage(): readonly string[] {
  return JSON.parse(document.querySelector('main')?.dataset.questions ?? '[]')
}
