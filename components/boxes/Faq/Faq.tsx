import type { PropsOf } from '../../contract/shapes'
import { Fold } from '../../ui/Fold'
import { Blocks, CardLinks, Text } from '../../ui/RichText'
import type { faq } from './Faq.contract'

/** Questions that unfold their answers; each is a place to jump to. */
export function Faq({ questions }: PropsOf<typeof faq>) {
  return (
    <div className="faq reveal">
      {questions.map(({ heading, content: { body, actions } }) => (
        <Fold key={heading.id} id={heading.id} title={<Text content={heading.content} />}>
          <Blocks blocks={body} />
          <CardLinks actions={actions} />
        </Fold>
      ))}
    </div>
  )
}
