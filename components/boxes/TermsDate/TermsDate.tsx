import { FirmFact } from '../../ui/FirmFact'
import { useSite } from '../../ui/site-context'

export function TermsDate() {
  const { site } = useSite()
  return (
    <p>
      Stand: <FirmFact kind="legal" value={site.termsDate} />
    </p>
  )
}
