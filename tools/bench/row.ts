/** One line of the table: a figure beside what it must be. */
export type Row = {
  what: string
  target: string
  measured: string
  /** Null where nothing could be measured, or where the line only explains others. */
  met: boolean | null
}

/** A part of the bench: measures and gives its rows as they come. */
export type Part = () => AsyncGenerator<Row> | Generator<Row>

type Figure = {
  what: string
  /** In the unit of `limit`. */
  value: number
  limit: number
  /** Stands behind both figures, e.g. `kB`; a space comes before it. */
  unit: string
  digits?: number
  /** Where it was worst, or how it came about; in brackets behind the figure. */
  note?: string | undefined
}

/** A figure that must not be above its limit. */
export function atMost({ what, value, limit, unit, digits = 0, note }: Figure): Row {
  const withUnit = (number: string) => (unit === '' ? number : `${number} ${unit}`)
  return {
    what,
    target: `at most ${withUnit(String(limit))}`,
    measured: withUnit(value.toFixed(digits)) + (note ? ` (${note})` : ''),
    met: value <= limit,
  }
}

/** A line that stands in the table although its tool is not on this machine. */
export function unmeasured(what: string, target: string, why: string): Row {
  return { what, target, measured: `not measured: ${why}`, met: null }
}
