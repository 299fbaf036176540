import type { Fact } from '../../../shared/scene/scene'
import { keepTogether } from '../../contract/typography'
import { Fold } from '../../ui/Fold'

type FactsProps = { name: string; facts: readonly Fact[]; onTap: (question: string) => void }

/** What guests ask besides, with the answers; a tap asks it in the chat. */
export function Facts({ name, facts, onTap }: FactsProps) {
  return (
    <div className="try-it-facts">
      <Fold title={`Was man ${name} noch fragt`}>
        {facts.map(({ question, answer }) => (
          <p key={question}>
            <button className="link" type="button" onClick={() => onTap(question)}>
              {keepTogether(question)}
            </button>{' '}
            {keepTogether(answer)}
          </p>
        ))}
      </Fold>
    </div>
  )
}
