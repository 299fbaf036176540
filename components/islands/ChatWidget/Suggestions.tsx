import { type ReactElement, useEffect, useState } from 'react'
import { suggestedQuestions } from './suggested-questions'

/** Three questions that fit the page the visitor is on; a tap asks them. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }): ReactElement {
  const [questions, setQuestions] = useState(questionsOfPage)

  useEffect(() => {
    const refresh = () => setQuestions(questionsOfPage())
    document.addEventListener('navigated', refresh)
    return () => document.removeEventListener('navigated', refresh)
  }, [])

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

function questionsOfPage(): readonly string[] {
  return suggestedQuestions(document.querySelector('main')?.dataset.questions)
}
