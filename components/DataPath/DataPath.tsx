import { Fold } from '../fold/Fold'
import { LegalFacts } from '../frame/LegalFacts'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import { type dataPath, pathOf } from './DataPath.contract'

/** Where visitors' data go and how long they are kept, taken from the service's settings so that the page is always right. */
export function DataPath({ of }: PropsOf<typeof dataPath>) {
  const { service, site } = useSite()
  return (
    <div className="data-path">
      <Fold title={site.dataPaths[of].title}>
        <LegalFacts facts={pathOf(of, service, site)} />
      </Fold>
    </div>
  )
}
