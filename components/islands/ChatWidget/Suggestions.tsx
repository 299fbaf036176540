import { type ReactElement, useEffect, useState } from 'react'
import { nextQuestions, suggestedQuestions } from './suggested-questions'
import { hasStarted, type Thread } from './talk/thread'

/** Questions that fit the page the visitor is on: three to begin with, two under an answer. A tap asks them. */
export function Suggestions({
  thread,
  onAsk,
}: {
  thread: Thread
  onAsk: (question: string) => void
}): ReactElement | null {
  const [attribute, setAttribute] = useState(questionsOfPage)

  useEffect(() => {
    const refresh = () => setAttribute(questionsOfPage())
    document.addEventListener('navigated', refresh)
    return () => document.removeEventListener('navigated', refresh)
  }, [])

  const asked = thread.entries.filter(({ role }) => role === 'user').map(({ content }) => content)
  const questions = hasStarted(thread) ? nextQuestions(attribute, asked) : suggestedQuestions(attribute)
  // Whoever is led to an appointment, or has just failed, has something else to do.
  if (questions.length === 0 || thread.waiting || thread.error || thread.entries.at(-1)?.showQR) return null
  return (
    <ul className="chat-questions" aria-label="Fragen zum Antippen">
      {questions.map(question => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

function questionsOfPage(): string | undefined {
  return document.querySelector('main')?.dataset.questions
}
