import { isPlaceholder } from '../../../shared/placeholders'
import type { PropsOf } from '../../contract/shapes'
import { keepTogether } from '../../contract/typography'
import { useSite } from '../../ui/site-context'
import type { claims } from './Claims.contract'

/** A marketing figure, with its source once somebody has named one. */
export function Claims({ only }: PropsOf<typeof claims>) {
  const { site } = useSite()
  const claim = site.claims.find(({ id }) => id === only)
  if (!claim) return null
  const { figure, text, source } = claim
  return (
    <p className="claim cluster reveal">
      <span>
        <b>{keepTogether(figure)}</b> {keepTogether(text)}
      </span>{' '}
      <small>{isPlaceholder(source) ? `Angabe von ${site.brand}` : `Quelle: ${source}`}</small>
    </p>
  )
}
