import type { PropsOf } from '../../contract/shapes'
import { Head } from '../../ui/Face'
import { Fold } from '../../ui/Fold'
import { Blocks, CardLinks, Text } from '../../ui/RichText'
import type { faq } from './Faq.contract'

/** Questions that unfold their answers; each is a place to jump to. Whoever misses one asks Emilia. */
export function Faq({ questions }: PropsOf<typeof faq>) {
  return (
    <>
      <div className="faq reveal">
        {questions.map(({ heading, content: { body, actions } }) => (
          <Fold key={heading.id} id={heading.id} title={<Text content={heading.content} />}>
            <Blocks blocks={body} />
            <CardLinks actions={actions} />
          </Fold>
        ))}
      </div>
      <div className="faq-ask scripted cluster" data-tint="emilia">
        <Head name="Emilia" size={56} />
        <div className="bubble">
          <p>Ihre Frage fehlt? Emilia, unsere KI, sucht die Antwort für Sie.</p>
          <button className="button button-small button-ghost" type="button" data-ask="">
            Emilia fragen
          </button>
        </div>
      </div>
    </>
  )
}
