import { Fold } from '../fold/Fold'
import { Blocks, CardLinks, Text } from '../RichText'
import type { PropsOf } from '../shapes'
import type { faq } from './Faq.contract'

/** Questions that unfold their answers, the first one open; each is a place to jump to. */
export function Faq({ questions }: PropsOf<typeof faq>) {
  return (
    <div className="faq reveal">
      {questions.map(({ heading, body, actions }, index) => (
        <Fold
          key={heading.id}
          id={heading.id}
          title={<Text content={heading.content} />}
          isOpen={index === 0}
        >
          <Blocks blocks={body} />
          <CardLinks actions={actions} />
        </Fold>
      ))}
    </div>
  )
}
