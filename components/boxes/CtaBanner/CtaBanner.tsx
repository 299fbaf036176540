import type { PropsOf } from '../../contract/shapes'
import { Blocks, ButtonRow, Title } from '../../ui/RichText'
import type { ctaBanner } from './CtaBanner.contract'

export function CtaBanner({ heading, body, actions, ask }: PropsOf<typeof ctaBanner>) {
  return (
    <section className="cta-banner band band-side" data-tone="night">
      <div className="container band-grid reveal">
        <div className="intro">
          <Title level={2} heading={heading} />
          <Blocks blocks={body} />
        </div>
        <div className="rest">
          <ButtonRow actions={actions} ask={ask} />
        </div>
      </div>
    </section>
  )
}
