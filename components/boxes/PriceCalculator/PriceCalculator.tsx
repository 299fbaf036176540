import type { PropsOf } from '../../contract/shapes'
import { IslandHtml } from '../../islands/IslandHtml'
import {
  PriceCalculator as Calculator,
  type CalculatorProps,
} from '../../islands/PriceCalculator/PriceCalculator'
import { Fold } from '../../ui/Fold'
import { useFormHref, useSite } from '../../ui/site-context'
import type { priceCalculator } from './PriceCalculator.contract'

/** The author's box around the island: a usual month, until the island wakes. It stands below prices; where three packages show theirs, it is closed. */
export function PriceCalculator({ of }: PropsOf<typeof priceCalculator>) {
  const { prices } = useSite()
  const toForm = useFormHref()
  const props: CalculatorProps = {
    condition: prices.condition,
    ...(of === 'Telefonminuten'
      ? { telephone: prices.telephone }
      : {
          tiers: prices.tiers.map(({ name, need, from, perMessage, recommended, button }) => ({
            name,
            need,
            from,
            perMessage,
            recommended,
            button: { ...button, path: toForm(button.path, name) },
          })),
        }),
  }
  return (
    <Fold title="Ihren Monat ausrechnen" isOpen={of === 'Telefonminuten'}>
      <IslandHtml name="PriceCalculator" wake="visible" props={props}>
        <Calculator {...props} />
      </IslandHtml>
    </Fold>
  )
}
