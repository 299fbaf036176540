import type { PropsOf } from '../../contract/shapes'
import { factsFor } from '../../facts/service-words'
import { FactRows, legalRow } from '../../ui/FactRows'
import { useSite } from '../../ui/site-context'
import type { dataPath } from './DataPath.contract'

/** Where visitors' data go and how long they are kept, taken from the service's settings so that the page is always right. */
export function DataPath({ of }: PropsOf<typeof dataPath>) {
  const data = useSite()
  const { title, steps } = data.site.dataPaths[of]
  return (
    <section className="legal-section">
      <h3>{title}</h3>
      <FactRows className="rows legal-section-text" rows={factsFor(steps, data).map(legalRow)} />
    </section>
  )
}
