import { isPlaceholder } from '../../../shared/placeholders'
import type { PropsOf } from '../../contract/shapes'
import { useSite } from '../../ui/site-context'
import type { claims } from './Claims.contract'

/** Marketing figures, each with its source once somebody has named one. */
export function Claims({ only }: PropsOf<typeof claims>) {
  const { site } = useSite()
  const shown = site.claims.filter(claim => claim.id === only)
  return (
    <ul className="claims card rows">
      {shown.map(({ id, figure, text, source }) => (
        <li className="claim" key={id}>
          <b>{figure}</b>{' '}
          <span>
            {text}{' '}
            <small>
              {isPlaceholder(source) ? `Angabe von ${site.brand}` : `Quelle: ${source}`}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
