import { Datum } from '../frame/Datum'
import { useSite } from '../site-context'

export function TermsDate() {
  const { site } = useSite()
  return (
    <p>
      Stand: <Datum kind="legal" value={site.termsDate} />
    </p>
  )
}
