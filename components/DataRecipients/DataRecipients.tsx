import { LegalFacts } from '../frame/LegalFacts'
import { useSite } from '../site-context'
import { recipientsOf } from './DataRecipients.contract'

export function DataRecipients() {
  const { site, service } = useSite()
  return <LegalFacts facts={recipientsOf(site, service)} />
}
