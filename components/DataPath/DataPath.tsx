import { Datum } from '../frame/Datum'
import type { PropsOf } from '../shapes'
import { useSite } from '../site-context'
import { type dataPath, pathOf, TITLES } from './DataPath.contract'

/** Where visitors' data go and how long they are kept, taken from the service's settings so that the page is always right. */
export function DataPath({ of }: PropsOf<typeof dataPath>) {
  const { service, site } = useSite()
  const steps = service ? pathOf(of, service, site) : []
  return (
    <section className="data-path">
      <h3>{TITLES[of]}</h3>
      <dl>
        {steps.map(({ label, says, open }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {says}
              {open && (
                <>
                  {' '}
                  <Datum value={open} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
