import { ButtonRow, SectionTitle } from '../RichText'
import type { PropsOf } from '../shapes'
import type { ctaBanner } from './CtaBanner.contract'

export function CtaBanner({ heading, body, actions, ask }: PropsOf<typeof ctaBanner>) {
  return (
    <section className="cta-banner band" data-tone="night">
      <div className="container cta-banner-grid reveal">
        <div className="stack">
          <SectionTitle heading={heading} body={body} />
        </div>
        <ButtonRow actions={actions} ask={ask} />
      </div>
    </section>
  )
}
