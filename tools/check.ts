import { spawnSync } from 'node:child_process'
import { checkContent } from '../renderer/check/check-content'
import { golive, goliveGroups } from '../renderer/check/golive'
import { orphanPages } from '../renderer/check/orphan-pages'
import { repairContent } from '../renderer/check/repair'
import { spelling } from '../renderer/check/spelling'
import { isHint } from '../renderer/data/diagnose'
import { writeChanges } from '../renderer/renames/changes'
import { type Rename, renamesIn } from '../renderer/renames/since-saved'
import { finding } from '../renderer/sentences/explain'

const asked = process.argv.slice(2)
const unknown = asked.find(option => !['--fix', '--golive', '--spell'].includes(option))
if (unknown) {
  console.error(`Die Angabe ${unknown} gibt es nicht. Möglich sind --fix, --golive und --spell.`)
  process.exit(2)
}

if (asked.includes('--fix')) {
  fixRenames()
  for (const { file, count } of repairContent())
    console.log(`${file}: ${count} ${count === 1 ? 'Stelle' : 'Stellen'} repariert`)
}

const content = checkContent()
if (asked.includes('--golive')) printOpen()
else await printAll()

/** What the firm still has to settle, in groups. */
function printOpen(): void {
  const open = golive(content)
  for (const [heading, ruleIds] of goliveGroups) {
    const group = open.filter(({ ruleId }) => ruleIds.includes(ruleId))
    if (group.length > 0) console.log(`${heading} (${group.length})\n${group.map(finding).join('\n')}\n`)
  }
  console.log(
    open.length > 0
      ? `Vor dem Start ${open.length === 1 ? 'ist noch ein Punkt' : `sind noch ${open.length} Punkte`} zu klären.`
      : 'Nichts fehlt: Die Website kann online gehen.',
  )
  process.exitCode = open.length > 0 ? 1 : 0
}

async function printAll(): Promise<void> {
  const renames = renamesIn(content)
  // All pages with --spell, which takes longer than all the rest; else those that git has not saved.
  const { stdout: unsaved } = spawnSync('git', ['status', '--porcelain', '-uall', '.'], { encoding: 'utf8' })
  const toSpell = content.pages.filter(({ file }) => asked.includes('--spell') || unsaved.includes(file))
  const spelt = (await Promise.all(toSpell.map(spelling))).flat()
  const told = renames.flatMap(({ diagnostics }) => diagnostics)
  const others = [...content.files, ...content.pages, { diagnostics: [...spelt, ...orphanPages(content)] }]
    .flatMap(({ diagnostics }) => diagnostics.filter(one => !told.includes(one)))
    .toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0))
  for (const one of renames) console.log(finding(one.cause) + places(one))
  for (const one of others) console.log(finding(one))
  const all = [...renames.map(({ cause }) => cause), ...others]
  const hints = all.filter(isHint).length
  const errors = all.length - hints
  console.log(
    `${errors + hints > 0 ? '\n' : ''}${content.pages.length} ${content.pages.length === 1 ? 'Seite' : 'Seiten'} geprüft: ${errors} Fehler, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}.`,
  )
  process.exitCode = errors > 0 ? 1 : 0
}

/** Applies renames one after the other: each moves the places that the next one counts by. */
function fixRenames(left = Number.POSITIVE_INFINITY): void {
  const open = renamesIn(checkContent()).filter(({ fix }) => fix)
  const [rename] = open
  if (!rename?.fix || open.length >= left) return
  writeChanges(rename.fix)
  const { from, to } = rename.cause.data
  console.log(`Statt „${from}“ steht jetzt „${to}“:${places(rename)}`)
  fixRenames(open.length)
}

/** The places that a change touches, a line for each file. */
function places({ touched }: Rename): string {
  const files = new Map(touched.map(({ file }) => [file, '']))
  for (const { file, line, column } of touched) files.set(file, `${files.get(file)} ${line}:${column}`)
  return [...files].map(([file, some]) => `\n    ${file}:${some.trim().replaceAll(' ', ', ')}`).join('')
}
