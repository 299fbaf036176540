import { Fragment } from 'react'
import type { PropsOf } from '../../contract/shapes'
import { Blocks, Title } from '../../ui/RichText'
import type { legalSection } from './LegalSection.contract'

/** A numbered section of a legal text, all of it open: it is searched, and printed. */
export function LegalSection({ heading, body, groups }: PropsOf<typeof legalSection>) {
  return (
    <section className="legal-section" aria-labelledby={heading.id}>
      <Title level={2} heading={heading} />
      <div className="legal-section-text prose">
        <Blocks blocks={body} />
        {groups.map(({ heading, content }) => (
          <Fragment key={heading.id}>
            <Title level={3} heading={heading} />
            <Blocks blocks={content.body} />
          </Fragment>
        ))}
      </div>
    </section>
  )
}
