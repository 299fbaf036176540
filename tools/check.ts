import { checkContent, errorsIn } from '../renderer/check/check-content'
import { golive, goliveGroups } from '../renderer/check/golive'
import { gonePages, withMoves } from '../renderer/check/gone-pages'
import { repairContent } from '../renderer/check/repair'
import { urlOf } from '../renderer/content-files'
import { isHint } from '../renderer/data/diagnose'
import { loadData } from '../renderer/data/site-data'
import { finding } from '../renderer/sentences/explain'

const asked = process.argv.slice(2)
const unknown = asked.find(option => option !== '--fix' && option !== '--golive')
if (unknown) {
  console.error(`Die Angabe ${unknown} gibt es nicht. Möglich sind --fix und --golive.`)
  process.exit(2)
}

if (asked.includes('--fix'))
  for (const { file, count } of repairContent())
    console.log(`${file}: ${count} ${count === 1 ? 'Stelle' : 'Stellen'} repariert`)

const content = checkContent()
if (asked.includes('--golive')) printOpen()
else printAll()

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

function printAll(): void {
  const gone = gonePages()
  const all = withMoves(
    [...content.files, ...content.pages].flatMap(({ diagnostics }) => diagnostics),
    gone,
  )
    .concat(gone)
    .toSorted((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : 0))
  const lonely = lonelyPages()
  for (const line of [...all.map(finding), ...lonely]) console.log(line)
  const hints = all.filter(isHint).length + lonely.length
  const errors = all.length - all.filter(isHint).length
  console.log(
    `${errors + hints > 0 ? '\n' : ''}${content.pages.length} ${content.pages.length === 1 ? 'Seite' : 'Seiten'} geprüft: ${errors} Fehler, ${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}.`,
  )
  process.exitCode = errors > 0 ? 1 : 0
}

/** A hint for each page that no other page and no menu leads to. Said when all else can be read. */
function lonelyPages(): string[] {
  if (errorsIn(content).length > 0) return []
  const menus = JSON.stringify(loadData('navigation'))
  return content.pages.flatMap(({ file }) => {
    const own = urlOf(file)
    const leadsHere = ({ href }: { href: string }) => href.split('#')[0] === own
    const isLinked = content.pages.some(other => other.file !== file && other.page?.links.some(leadsHere))
    if (own === '/' || isLinked || menus.includes(`"path":"${own}"`)) return []
    return `${file}:1:1  Hinweis: Zu dieser Seite führt kein Link. Setzen Sie sie in ein Menü (content/navigation.yaml) oder verlinken Sie sie auf einer anderen Seite.`
  })
}
