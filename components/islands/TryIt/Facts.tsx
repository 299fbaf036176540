import type { Fact } from '../../../shared/scene/scene'
import { keepTogether } from '../../contract/typography'

type FactsProps = { name: string; facts: readonly Fact[]; onTap: (question: string) => void }

/** What guests ask besides, with the answers; a tap asks it in the chat. */
export function Facts({ name, facts, onTap }: FactsProps) {
  return (
    <details className="try-it-facts">
      <summary className="caret">{`Was man ${name} noch fragt`}</summary>
      {facts.map(({ question, answer }) => (
        <p key={question}>
          <button className="link" type="button" onClick={() => onTap(question)}>
            {keepTogether(question)}
          </button>{' '}
          <span>{keepTogether(answer)}</span>
        </p>
      ))}
    </details>
  )
}
