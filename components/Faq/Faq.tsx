import { Blocks, CardLinks, Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { faq } from './Faq.contract'

/** Questions that unfold their answers; each heading is a place to jump to. */
export function Faq({ questions }: PropsOf<typeof faq>) {
  return (
    <div className="faq reveal">
      {questions.map(({ heading, body, actions }) => (
        <details id={heading.id} key={heading.id}>
          <summary>
            <h3>
              <Text content={heading.content} />
            </h3>
          </summary>
          <div className="faq-answer prose">
            <Blocks blocks={body} />
            <CardLinks actions={actions} />
          </div>
        </details>
      ))}
    </div>
  )
}
