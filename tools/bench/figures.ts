/** One line of the table: a figure beside what it must be. */
export type FigureRow = {
  what: string
  target: string
  measured: string
  met: boolean
}

/** A part of the bench: measures and gives its rows as they come. */
export type ReportPart = () => AsyncGenerator<FigureRow> | Generator<FigureRow>

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
export function atMost({ what, value, limit, unit, digits = 0, note }: Figure): FigureRow {
  const withUnit = (number: string) => (unit === '' ? number : `${number} ${unit}`)
  return {
    what,
    target: `at most ${withUnit(String(limit))}`,
    measured: withUnit(value.toFixed(digits)) + (note ? ` (${note})` : ''),
    met: value <= limit,
  }
}

/**
 * The middle of some figures: with an even number of them the mean of the two in the middle.
 * @throws Error when there are none
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  if (low === undefined || high === undefined)
    throw new Error('There are no figures to choose from')
  return (low + high) / 2
}

export const tableHead = '| what | target | measured | met |\n|---|---|---|---|'

/** One row as a line of a Markdown table. */
export function tableLine({ what, target, measured, met }: FigureRow): string {
  return `| ${what} | ${target} | ${measured} | ${met ? 'yes' : '**no**'} |`
}
