import { spawnSync } from 'node:child_process'
import { checkContent, lonelyPages } from '../renderer/check/check-content'
import { goliveGroups } from '../renderer/check/golive'
import { checkPictures, mendPictures } from '../renderer/check/pictures'
import { repairContent } from '../renderer/check/repair'
import { findingsSince } from '../renderer/check/since'
import { spelling } from '../renderer/check/spelling'
import { explain, type Finding, lineOf } from '../renderer/data/report'
import { environment } from '../server/config'
import { openSettings } from './open-settings'

const options = process.argv.slice(2)
/** The state that changed prices and gone addresses are told against: for a pull request the one it starts from. */
const since = options.includes('--since')
  ? options.splice(options.indexOf('--since'), 2)[1]
  : 'HEAD'
const unknown = options.find(option => !['--fix', '--golive', '--spell'].includes(option))
if (unknown) {
  console.error(
    `Die Angabe ${unknown} gibt es nicht. Möglich sind --fix, --golive, --spell und --since <Stand>.`,
  )
  process.exit(2)
}
if (!since || (since !== 'HEAD' && !isState(since))) {
  console.error(
    `Einen Stand „${since ?? ''}“ gibt es hier nicht. Möglich ist zum Beispiel: npm run check -- --since main`,
  )
  process.exit(2)
}

if (options.includes('--fix')) {
  for (const { file, count } of repairContent())
    console.log(`${file}: ${count} ${count === 1 ? 'Stelle' : 'Stellen'} repariert`)
  for (const file of await mendPictures()) console.log(`${file}: Bild neu gespeichert`)
}

const content = checkContent()
if (options.includes('--golive')) printOpen()
else await printAll()

/** What the firm still has to settle, in groups. */
function printOpen(): void {
  const groups = goliveGroups(content)
  const settings = openSettings(environment())
  if (settings.length > 0)
    console.log(`Einstellungen des Servers (${settings.length})\n${settings.join('\n')}\n`)
  for (const { heading, advice, findings } of groups)
    console.log(
      `${heading}${advice ? `. ${advice}` : ''} (${findings.length})\n${findings.map(lineOf).join('\n')}\n`,
    )
  const count = groups.flatMap(({ findings }) => findings).length + settings.length
  console.log(
    count > 0
      ? `Vor dem Start ${count === 1 ? 'ist noch ein Punkt' : `sind noch ${count} Punkte`} zu klären.`
      : 'Nichts fehlt: Die Website kann online gehen.',
  )
  process.exitCode = count > 0 ? 1 : 0
}

async function printAll(): Promise<void> {
  // All pages with --spell, which takes longer than all the rest; else those that git has not saved.
  const { stdout } = spawnSync('git', ['status', '--porcelain', '-uall', '.'], { encoding: 'utf8' })
  // None where git is missing.
  const unsaved = stdout ?? ''
  const toSpell = content.pages.filter(
    ({ file }) => options.includes('--spell') || unsaved.includes(file),
  )
  const spelt = (await Promise.all(toSpell.map(spelling))).flat()
  const alone = [...content.files, ...content.pages].flatMap(({ findings }) => findings)
  const more = [...findingsSince(content, process.cwd(), since), ...lonelyPages(content)]
  const all = [...alone, ...more, ...spelt, ...(await checkPictures(content))].toSorted(byFile)
  for (const finding of all) {
    console.log(lineOf(finding))
    // GitHub shows these at their lines, and not in the log.
    if (process.env.GITHUB_ACTIONS) console.log(annotation(finding))
  }
  const hints = all.filter(({ fatal }) => !fatal).length
  const errors = all.length - hints
  console.log(
    `${errors + hints > 0 ? '\n' : ''}${content.pages.length} ${content.pages.length === 1 ? 'Seite' : 'Seiten'} geprüft: ${errors} Fehler, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}.`,
  )
  process.exitCode = errors > 0 ? 1 : 0
}

/** A finding as a workflow command of GitHub, which shows the sentence at its line of a pull request. */
function annotation(finding: Finding): string {
  const { file, line, column, fatal } = finding
  const sentence = explain(finding).replaceAll('%', '%25')
  return `::${fatal ? 'error' : 'warning'} file=${file},line=${line},col=${column}::${sentence}`
}

function byFile(one: Finding, other: Finding): number {
  if (one.file === other.file) return one.line - other.line || one.column - other.column
  return one.file < other.file ? -1 : 1
}

/** Whether git knows a state. */
function isState(rev: string): boolean {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`]
  return spawnSync('git', words).status === 0
}
