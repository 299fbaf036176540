import { isAsked, type Rows, type Scene } from '../../../shared/scene/scene'
import { keepTogether } from '../../contract/typography'
import { IslandIcon } from '../IslandIcon'

type SlipProps = {
  scene: Pick<Scene, 'slip' | 'steps'>
  /** What stands on it. */
  rows: Rows
  /** Nobody has written yet: it shows what the example chat brings. */
  isExample: boolean
  isDone: boolean
}

/** What fills as the guest speaks: a row for each step. */
export function Slip({ scene: { slip, steps }, rows, isExample, isDone }: SlipProps) {
  const shown = steps.filter(step => isAsked(step, rows))
  return (
    <section className="try-it-slip card stack" aria-label={slip.title}>
      <p className="cluster spread">
        <b className="title">{slip.title}</b>
        {isExample && <small>Beispiel</small>}
      </p>
      <dl className="rows">
        {shown.map(({ name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rows[name] ? <Value value={rows[name]} /> : <small>noch offen</small>}</dd>
          </div>
        ))}
      </dl>
      {isDone && (
        <p className="try-it-state note">
          <b className="cluster">
            <IslandIcon name="check-circle" />
            <span>{slip.done}</span>
          </b>
        </p>
      )}
    </section>
  )
}

/** The lines of a list one below the other, each with its size and extras. */
function Value({ value }: { value: string }) {
  return value.split('; ').map(line => {
    const [item, ...details] = line.includes(' × ') ? line.split(', ') : [line]
    return (
      <span key={line}>
        {item && keepTogether(item)}
        {details.length > 0 && <small>{keepTogether(details.join(', '))}</small>}
      </span>
    )
  })
}
