import type { Fact } from '../../../shared/scene/scene'

type FactsProps = { name: string; facts: readonly Fact[]; onTap: (question: string) => void }

/** What guests ask besides, with the answers; a tap asks it in the chat. */
export function Facts({ name, facts, onTap }: FactsProps) {
  const title = `Was man ${name} noch fragt`
  return (
    <section className="try-it-facts" aria-label={title}>
      <p className="try-it-label">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <div tabIndex={0}>
        {facts.map(({ question, answer }) => (
          <p key={question}>
            <button type="button" onClick={() => onTap(question)}>
              {question}
            </button>
            <span>{answer}</span>
          </p>
        ))}
      </div>
    </section>
  )
}
