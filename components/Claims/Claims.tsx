import { Datum } from '../frame/Datum'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import type { claims } from './Claims.contract'

/** Marketing figures, each with where it comes from; a missing source stays visible as a placeholder. */
export function Claims({ only }: PropsOf<typeof claims>) {
  const { site } = useSite()
  const shown = site.claims.filter(claim => only === undefined || claim.id === only)
  return (
    <ul className={only ? 'claims claims-one' : 'claims'}>
      {shown.map(claim => (
        <li className="claim reveal" key={claim.id}>
          <p className="claim-words">
            <b className="claim-figure">{claim.figure}</b> {claim.text}
          </p>
          <p className="claim-source">
            Quelle: <Datum value={claim.source} />
          </p>
        </li>
      ))}
    </ul>
  )
}
