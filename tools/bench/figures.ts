import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'

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

/** The middle of some figures: with an even number of them the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  return (percentile(figures, 0.5) + percentile(figures, 0.5, 'above')) / 2
}

/**
 * The figure below which a share of all lie, e.g. 0.99.
 * @throws Error when there are none
 */
export function percentile(figures: readonly number[], share: number, side: 'below' | 'above' = 'below'): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const place = share * sorted.length
  const index = side === 'below' ? Math.ceil(place) - 1 : Math.floor(place)
  const figure = sorted[Math.min(sorted.length - 1, Math.max(0, index))]
  if (figure === undefined) throw new Error('There are no figures to choose from')
  return figure
}

export const heading = '| what | target | measured | met |\n|---|---|---|---|'

/** One row as a line of a Markdown table. */
export function lineOf({ what, target, measured, met }: Row): string {
  return `| ${what} | ${target} | ${measured} | ${met === null ? '–' : met ? 'yes' : '**no**'} |`
}

/** All rows as a Markdown table, under a line that says when and on what machine they were measured. */
export function tableOf(rows: readonly Row[]): string {
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? ''}, Node ${process.version}`
  return [`${new Date().toISOString()}, ${machine}`, '', heading, ...rows.map(lineOf)].join('\n')
}

/** Writes `latest.md`, which the README quotes. */
export function writeReport(folder: string, rows: readonly Row[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'latest.md'), `${tableOf(rows)}\n`)
}
