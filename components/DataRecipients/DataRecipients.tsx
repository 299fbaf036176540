import { FactRows, legalRow } from '../frame/FactRows'
import { factsFor } from '../service-words'
import { useSite } from '../site-context'

/** The recipients of visitors' data by what they do, without those that the service does not use. */
export function DataRecipients() {
  const data = useSite()
  const rows = factsFor(data.site.dataRecipients, data).map(legalRow)
  return <FactRows className="legal-rows rows" rows={rows} />
}
