import type { PropsOf } from '../../contract/shapes'
import { Fold } from '../../ui/Fold'
import { Blocks, CardLinks, Text } from '../../ui/RichText'
import type { faq } from './Faq.contract'

/**
 * Questions that unfold their answers, the first one open; each is a place to jump to. Two columns that do not know each other: an
 * answer that unfolds moves no question to the other one. The open answer takes the room of two questions.
 */
export function Faq({ questions }: PropsOf<typeof faq>) {
  const beside = Math.max(1, Math.ceil((questions.length - 2) / 2))
  return (
    <div className="faq halves reveal">
      <Questions questions={questions.slice(0, beside)} opensFirst />
      <Questions questions={questions.slice(beside)} />
    </div>
  )
}

type QuestionsProps = PropsOf<typeof faq> & { opensFirst?: boolean }

function Questions({ questions, opensFirst = false }: QuestionsProps) {
  return (
    <div>
      {questions.map(({ heading, content: { body, actions } }, index) => (
        <Fold
          key={heading.id}
          id={heading.id}
          title={<Text content={heading.content} />}
          isOpen={opensFirst && index === 0}
        >
          <Blocks blocks={body} />
          <CardLinks actions={actions} />
        </Fold>
      ))}
    </div>
  )
}
