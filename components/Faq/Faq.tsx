import { Blocks, CardLinks, Text } from '../RichText'
import type { PropsOf } from '../shapes'
import { type faq, faqLooks } from './Faq.contract'

type Question = PropsOf<typeof faq>['questions'][number]

/** Questions that unfold their answers, the first one open, or all of them; each heading is a place to jump to. */
export function Faq({ look, questions }: PropsOf<typeof faq>) {
  return (
    <div className={`faq faq-${look ? faqLooks[look] : 'fold'} reveal`}>
      {questions.map((question, index) =>
        look ? (
          <div id={question.heading.id} key={question.heading.id}>
            <Title {...question} />
            <Answer {...question} />
          </div>
        ) : (
          <details id={question.heading.id} key={question.heading.id} open={index === 0}>
            <summary>
              <Title {...question} />
            </summary>
            <Answer {...question} />
          </details>
        ),
      )}
    </div>
  )
}

function Title({ heading }: Question) {
  return (
    <h3>
      <Text content={heading.content} />
    </h3>
  )
}

function Answer({ body, actions }: Question) {
  return (
    <div className="faq-answer prose">
      <Blocks blocks={body} />
      <CardLinks actions={actions} />
    </div>
  )
}
