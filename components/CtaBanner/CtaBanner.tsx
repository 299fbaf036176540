import { Actions, Blocks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import type { ctaBanner } from './CtaBanner.contract'

export function CtaBanner({ heading, body, actions }: PropsOf<typeof ctaBanner>) {
  return (
    <section className="cta-banner band-night">
      <div className="container cta-banner-grid reveal">
        <div>
          <Title level={2} heading={heading} />
          <div className="lead">
            <Blocks blocks={body} />
          </div>
        </div>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
