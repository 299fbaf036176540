import { factsFor } from '../../facts/service-words'
import { FactRows, legalRow } from '../../ui/FactRows'
import { useSite } from '../../ui/site-context'

/** The recipients of visitors' data by what they do, without those that the service does not use. */
export function DataRecipients() {
  const data = useSite()
  const rows = factsFor(data.site.dataRecipients, data).map(legalRow)
  return <FactRows rows={rows} />
}
