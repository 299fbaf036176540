import { useEffect, useState } from 'react'
import type { Thread } from './talk/thread'

const GENERAL = [
  'Was kostet ein Chatbot?',
  'Was kann ein WhatsApp-Assistent?',
  'Wie läuft die kostenlose Testphase ab?',
]

/** Questions that fit the page the visitor is on: three to begin with, two under an answer. A tap asks them. */
export function Suggestions({ thread, onAsk }: { thread: Thread; onAsk: (question: string) => void }) {
  const [ofPage, setOfPage] = useState(questionsOfPage)

  useEffect(() => {
    const refresh = () => setOfPage(questionsOfPage())
    document.addEventListener('navigated', refresh)
    return () => document.removeEventListener('navigated', refresh)
  }, [])

  const asked = thread.entries.filter(({ role }) => role === 'user').map(({ content }) => content)
  const questions = suggestedQuestions(ofPage, asked)
  // Below a QR code or an error the visitor has something else to do.
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

/** To begin with the questions of the page, or general ones; then up to two of the page that have not been asked. */
export function suggestedQuestions(ofPage: readonly string[], asked: readonly string[]): readonly string[] {
  if (asked.length > 0) return ofPage.filter(question => !asked.includes(question)).slice(0, 2)
  return ofPage.length > 0 ? ofPage : GENERAL
}

function questionsOfPage(): readonly string[] {
  return JSON.parse(document.querySelector('main')?.dataset.questions ?? '[]')
}
