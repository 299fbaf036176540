import { isPlaceholder } from '../placeholder'
import { useSite } from '../site-context'
import { recipientsOf } from './DataRecipients.contract'

export function DataRecipients() {
  const { site, service } = useSite()
  return (
    <dl className="data-recipients">
      {recipientsOf(site, service).map(({ role, name }) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{isPlaceholder(name) ? <span className="placeholder">{name}</span> : name}</dd>
        </div>
      ))}
    </dl>
  )
}
