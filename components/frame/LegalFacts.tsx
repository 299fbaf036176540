import { Datum } from './Datum'

type LegalFactsProps = { facts: readonly { label: string; value: string }[] }

/** Facts of a legal text, each with its label; what nobody has given yet is shown as Datum shows it. */
export function LegalFacts({ facts }: LegalFactsProps) {
  return (
    <dl className="legal-rows rows">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Datum kind="legal" value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
