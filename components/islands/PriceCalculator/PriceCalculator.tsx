import { Packages, type PackagesProps } from './Packages'
import { Telephone, type TelephoneProps } from './Telephone'

/** Either the packages or the telephone; `condition` is that of every price. */
export type CalculatorProps = PackagesProps | TelephoneProps

/** What a month costs. The server renders a usual month; with JavaScript visitors set their own. */
export function PriceCalculator(props: CalculatorProps) {
  return 'tiers' in props ? <Packages {...props} /> : <Telephone {...props} />
}
