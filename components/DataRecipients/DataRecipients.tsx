import { Datum } from '../frame/Datum'
import { useSite } from '../site-context'
import { recipientsOf } from './DataRecipients.contract'

export function DataRecipients() {
  const { site, service } = useSite()
  return (
    <dl className="data-recipients">
      {recipientsOf(site, service).map(({ role, name }) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>
            <Datum value={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
