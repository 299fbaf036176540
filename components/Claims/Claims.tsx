import { Fragment } from 'react'
import { isPlaceholder } from '../../shared/placeholders'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { claims } from './Claims.contract'

/** Marketing figures: large with their source, and a plain sentence as long as nobody has named one. */
export function Claims({ only }: PropsOf<typeof claims>) {
  const { site } = useSite()
  const shown = site.claims.filter(claim => only === undefined || claim.id === only)
  const sourced = shown.filter(claim => !isPlaceholder(claim.source))
  const open = shown.filter(claim => isPlaceholder(claim.source))
  return (
    <div className="claims-all">
      {sourced.length > 0 && (
        <ul className={sourced.length === 1 ? 'claims claims-one' : 'claims'}>
          {sourced.map(claim => (
            <li className="claim reveal" key={claim.id}>
              <p className="claim-words">
                <b className="claim-figure">{claim.figure}</b> {claim.text}
              </p>
              <p className="claim-source">Quelle: {claim.source}</p>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p className="claim-open">
          {open.map(({ id, figure, text }) => (
            <Fragment key={id}>
              <b>{figure}</b> {text}.{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
