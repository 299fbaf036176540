import { Datum } from '../../ui/Datum'
import { useSite } from '../../ui/site-context'

export function TermsDate() {
  const { site } = useSite()
  return (
    <p>
      Stand: <Datum kind="legal" value={site.termsDate} />
    </p>
  )
}
