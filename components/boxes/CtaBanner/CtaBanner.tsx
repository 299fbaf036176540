import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { answerLines } from '../../facts/answer-lines'
import { Blocks, ButtonRow, Title } from '../../ui/RichText'
import { useSite } from '../../ui/site-context'
import type { ctaBanner } from './CtaBanner.contract'

/** The end of a page: what comes next, and who answers. */
export function CtaBanner({ heading, body, actions, ask }: PropsOf<typeof ctaBanner>) {
  const [who = ''] = answerLines(useSite().site)
  return (
    <section className="cta-banner band band-side" data-tone="night">
      <div className="container band-grid reveal">
        <div className="intro">
          <Title level={2} heading={heading} />
          <Blocks blocks={body} />
        </div>
        <div className="rest">
          <ButtonRow
            actions={actions}
            first={
              ask && (
                <button className="button" type="button" data-ask="">
                  {ask}
                </button>
              )
            }
          />
          <p className="note">{keepTogether(who)}</p>
        </div>
      </div>
    </section>
  )
}
