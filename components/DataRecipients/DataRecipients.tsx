import { Datum } from '../frame/Datum'
import { useSite } from '../site-context'
import { recipientsOf } from './DataRecipients.contract'

export function DataRecipients() {
  const { site, service } = useSite()
  return (
    <dl className="data-recipients">
      {recipientsOf(site, service).map(({ label, value }) => (
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
