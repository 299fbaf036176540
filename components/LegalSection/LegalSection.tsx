import { Blocks, Text, Title } from '../RichText'
import type { PropsOf } from '../shapes'
import type { legalSection } from './LegalSection.contract'

/** A numbered section; its parts are folds, so that one finds the part one looks for. */
export function LegalSection({ heading, body, groups }: PropsOf<typeof legalSection>) {
  return (
    <section className="legal-section" aria-labelledby={heading.id}>
      <Title level={2} heading={heading} />
      <div className="legal-section-text prose">
        <Blocks blocks={body} />
        {groups.map(({ heading, body }) => (
          <details className="legal-group" key={heading.id}>
            <summary>
              <h3>
                <Text content={heading.content} />
              </h3>
            </summary>
            {/* The address is in the fold: browsers open it for who follows a link there. */}
            <div className="legal-group-text prose" id={heading.id}>
              <Blocks blocks={body} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
