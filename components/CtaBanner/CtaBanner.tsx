import { ButtonRow, SectionTitle } from '../RichText'
import type { PropsOf } from '../shapes'
import { closingLooks, type ctaBanner } from './CtaBanner.contract'

export function CtaBanner({ heading, body, actions, ask, look }: PropsOf<typeof ctaBanner>) {
  // A bubble is light: its words and buttons are those of a light band.
  const ground = look === 'Blase' ? '' : ' band-night'
  return (
    <section className={`cta-banner${ground}${look ? ` cta-${closingLooks[look]}` : ''}`}>
      <div className="container cta-banner-grid reveal">
        <div>
          <SectionTitle heading={heading} body={body} />
        </div>
        <ButtonRow actions={actions} ask={ask} />
      </div>
    </section>
  )
}
