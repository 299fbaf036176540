import { Blocks, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import type { legalSection } from './LegalSection.contract'

export function LegalSection({ heading, body, groups }: PropsOf<typeof legalSection>) {
  return (
    <section className="legal-section" aria-labelledby={heading.id}>
      <Title level={2} heading={heading} />
      <div className="legal-section-text prose">
        <Blocks blocks={body} />
        {groups.map(group => (
          <div className="legal-group" key={group.heading.id}>
            <Title level={3} heading={group.heading} />
            <Blocks blocks={group.body} />
          </div>
        ))}
      </div>
    </section>
  )
}
