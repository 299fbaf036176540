import { useRef } from 'react'
import type { Fact } from '../../../shared/scene/scene'

type FactsProps = { name: string; facts: readonly Fact[]; onTap: (question: string) => void }

/** What guests ask besides, with the answers; a tap asks it in the chat. */
export function Facts({ name, facts, onTap }: FactsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const tap = (question: string) => {
    if (fold.current) fold.current.open = false
    onTap(question)
  }
  return (
    <details className="try-it-facts" ref={fold}>
      <summary>Was man {name} noch fragen kann</summary>
      <div>
        {facts.map(({ question, answer }) => (
          <div key={question}>
            <button type="button" onClick={() => tap(question)}>
              {question}
            </button>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </details>
  )
}
