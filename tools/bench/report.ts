import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type PartName, partNames } from './parts'
import type { Row } from './row'

const rowSchema = z.object({ what: z.string(), target: z.string(), measured: z.string(), met: z.boolean().nullable() })
const measuredSchema = z.object({ at: z.string(), rows: z.array(rowSchema) })
const reportSchema = z.object({
  node: z.string(),
  processor: z.string(),
  cores: z.number(),
  parts: z.partialRecord(z.string(), measuredSchema),
})

export type Report = z.infer<typeof reportSchema>

/** `bench/latest.json` of another run is kept for the parts that were not measured this time, with their date. */
export function readReport(folder: string): Report {
  const file = join(folder, 'latest.json')
  const machine = { node: process.version, processor: cpus()[0]?.model ?? '', cores: availableParallelism() }
  const before = existsSync(file) ? reportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined
  return { ...machine, parts: before?.parts ?? {} }
}

/** Writes `latest.json` and `latest.md`, which the README quotes. */
export function writeReport(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(join(folder, 'latest.md'), `${tableOf(report)}\n`)
}

/** All rows as Markdown, in the order of the parts. */
export function tableOf({ parts }: Pick<Report, 'parts'>): string {
  const rows = partNames.flatMap((name: PartName) => parts[name]?.rows ?? [])
  return [heading, ...rows.map(lineOf)].join('\n')
}

export const heading = '| what | target | measured | met |\n|---|---|---|---|'

/** One row as a line of the table. */
export function lineOf({ what, target, measured, met }: Row): string {
  return `| ${what} | ${target} | ${measured} | ${met === null ? '–' : met ? 'yes' : '**no**'} |`
}
