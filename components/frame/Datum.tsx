import { isPlaceholder } from '../placeholder'
import { keepTogether } from '../typography'

/** A fact about the firm. As long as it is a placeholder it keeps its brackets and looks like one. */
export function Datum({ value }: { value: string }) {
  const whole = keepTogether(value)
  return isPlaceholder(value) ? <span className="placeholder">{whole}</span> : whole
}
