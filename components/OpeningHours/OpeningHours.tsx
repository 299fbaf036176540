import { useSite } from '../site-context'

/** When people answer, and when Emilia does. */
export function OpeningHours() {
  const { hours } = useSite().site
  return (
    <dl className="opening-hours card rows reveal">
      <div>
        <dt>Büro</dt>
        <dd>
          {hours.days}, {hours.time}
        </dd>
      </div>
      <div>
        <dt>Emilia, KI-Assistentin</dt>
        <dd>jeden Tag, 24/7</dd>
      </div>
    </dl>
  )
}
