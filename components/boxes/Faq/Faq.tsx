import type { PropsOf } from '../../contract/shapes'
import { Fold } from '../../ui/Fold'
import { Blocks, CardLinks, Text } from '../../ui/RichText'
import type { faq } from './Faq.contract'

type Questions = PropsOf<typeof faq>['questions']

/** Questions that unfold their answers, the first one open; each is a place to jump to. */
export function Faq({ questions }: { questions: Questions }) {
  // The open one has the height of two.
  const half = Math.max(1, Math.floor(questions.length / 2))
  return (
    <div className="faq columns reveal">
      {[questions.slice(0, half), questions.slice(half)].map((column, index) => (
        <div key={index}>
          {column.map(({ heading, content: { body, actions } }) => (
            <Fold
              key={heading.id}
              id={heading.id}
              title={<Text content={heading.content} />}
              isOpen={heading === questions[0]?.heading}
            >
              <Blocks blocks={body} />
              <CardLinks actions={actions} />
            </Fold>
          ))}
        </div>
      ))}
    </div>
  )
}
