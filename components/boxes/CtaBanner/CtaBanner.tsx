import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { answerLines } from '../../facts/answer-lines'
import { Blocks, Buttons, Title } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import { WhoAnswers } from '../WhoAnswers/WhoAnswers'
import type { ctaBanner } from './CtaBanner.contract'

/** The end of a page: what comes next, and below a way to the demo how demo and test belong together, else who answers. */
export function CtaBanner({ heading, body, actions, who }: PropsOf<typeof ctaBanner>) {
  const { site } = useSite()
  const [answers = ''] = answerLines(site)
  const offersTest = actions.some(({ href }) => /^\/trial(?:#|$)/.test(href))
  return (
    <section className="cta-banner band band-side" data-tone="night">
      <div className="container band-grid reveal">
        <div className="intro">
          <Title level={2} heading={heading} />
          <Blocks blocks={body} />
        </div>
        <div className="rest">
          <Buttons actions={actions} />
          {(offersTest || !who) && (
            <p className="note">{keepTogether(offersTest ? site.offer : answers)}</p>
          )}
          {who && <WhoAnswers />}
        </div>
      </div>
    </section>
  )
}
