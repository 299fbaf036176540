import { isPlaceholder } from '../placeholder'

/** A fact about the firm. As long as it is a placeholder it keeps its brackets and looks like one. */
export function Datum({ value }: { value: string }) {
  return isPlaceholder(value) ? <span className="placeholder">{value}</span> : value
}
