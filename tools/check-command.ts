import { git } from '../renderer/data/git'
import { explain, type Finding, lineOf } from '../renderer/data/report'
import { allFindings, checkContent } from '../renderer/editing/check/check-content'
import type { CheckedContent } from '../renderer/editing/check/checked'
import { mendPosters } from '../renderer/editing/check/films'
import { checkPictures, mendPictures } from '../renderer/editing/check/pictures'
import { repairContent } from '../renderer/editing/check/repair'
import { spelling } from '../renderer/editing/check/spelling'
import { askEmilia } from './ask-emilia'
import { forkPoint } from './git'
import { playScenes } from './play-scenes'
import { printOpen } from './print-open'

/**
 * `npm run check` with these options.
 * @param root the folder that holds `content`
 * @returns the exit code: 1 for errors or open points, 2 for wrong options
 */
export async function check(words: readonly string[], root = process.cwd()): Promise<number> {
  const options = [...words]
  // The state that changed prices and gone addresses are told against: for a pull request the one it starts from.
  const at = options.indexOf('--since')
  const rev = at < 0 ? 'HEAD' : (options.splice(at, 2)[1] ?? '')
  const unknown = options.find(option => !['--fix', '--golive', '--spell'].includes(option))
  if (unknown) {
    console.error(
      `Die Angabe ${unknown} gibt es nicht. Möglich sind --fix, --golive, --spell und --since <Stand>.`,
    )
    return 2
  }
  // The last commit may not be there yet.
  const since = rev === 'HEAD' ? rev : forkPoint(rev, root)
  if (!since) {
    console.error(
      `Einen Stand „${rev}“ gibt es hier nicht. Möglich ist zum Beispiel: npm run check -- --since main`,
    )
    return 2
  }
  if (options.includes('--fix')) await repair(root)
  const content = checkContent(root)
  if (options.includes('--golive')) return printOpen(content)
  // All pages with --spell, which takes longer than all the rest; else those that have changed.
  const unsaved = git(root, 'status', '--porcelain', '-uall', '.') ?? ''
  const changed = unsaved + (git(root, 'diff', '--name-only', '--relative', since) ?? '')
  // A page that cannot be read has letters that no dictionary knows.
  const toSpell = content.pages.filter(
    ({ file, page }) => page && (options.includes('--spell') || changed.includes(file)),
  )
  const spelt = await spelling(toSpell)
  const pictures = await checkPictures(root)
  // The server can be asked once no file of data is wrong, which is told already.
  const isWrong = content.files.some(({ findings }) => findings.some(({ fatal }) => fatal))
  const unanswered = isWrong
    ? []
    : [...(await playScenes(content, root)), ...askEmilia(content, toSpell, root)]
  const others = [...spelt, ...pictures, ...unanswered]
  return printAll(content, allFindings(content, root, since, others))
}

async function repair(root: string): Promise<void> {
  for (const { file, count } of repairContent(root))
    console.log(`${file}: ${count} ${count === 1 ? 'Stelle' : 'Stellen'} repariert`)
  for (const file of [...(await mendPosters(root)), ...(await mendPictures(root))])
    console.log(`${file}: Bild neu gespeichert`)
}

function printAll(content: CheckedContent, all: readonly Finding[]): number {
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
  return errors > 0 ? 1 : 0
}

/** A finding as a workflow command of GitHub, which shows the sentence at its line of a pull request. */
function annotation(finding: Finding): string {
  const { file, line, column, fatal } = finding
  const sentence = explain(finding).replaceAll('%', '%25')
  return `::${fatal ? 'error' : 'warning'} file=${file},line=${line},col=${column}::${sentence}`
}
