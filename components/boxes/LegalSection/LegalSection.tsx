import type { PropsOf } from '../../contract/shapes'
import { Fold } from '../../ui/Fold'
import { Blocks, Text, Title } from '../../ui/RichText'
import type { legalSection } from './LegalSection.contract'

/** A numbered section; its parts are folds, so that one finds the part one looks for. */
export function LegalSection({ heading, body, groups }: PropsOf<typeof legalSection>) {
  return (
    <section className="legal-section" aria-labelledby={heading.id}>
      <Title level={2} heading={heading} />
      <div className="legal-section-text prose">
        <Blocks blocks={body} />
        {groups.map(({ heading, content }) => (
          <Fold key={heading.id} id={heading.id} title={<Text content={heading.content} />}>
            <Blocks blocks={content.body} />
          </Fold>
        ))}
      </div>
    </section>
  )
}
