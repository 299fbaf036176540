import { checkContent } from '../renderer/check/check-content'
import { isHint } from '../renderer/check/check-page'
import { golive } from '../renderer/check/golive'
import { gonePages, withMoves } from '../renderer/check/gone-pages'
import { repairContent } from '../renderer/check/repair'
import { finding } from '../renderer/explain'

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
const gone = gonePages()
const all = [...withMoves([...content.files, ...content.pages], gone), ...gone].sort((one, other) =>
  one.file < other.file ? -1 : 1,
)
const found = asked.includes('--golive') ? golive(content) : all
const lines = found.flatMap(({ file, problems }) =>
  problems.map(problem => ({ line: finding(file, problem), hint: isHint(problem) })),
)
for (const { line } of lines) console.log(line)

const errors = lines.filter(({ hint }) => !hint).length
const hints = lines.length - errors
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
if (asked.includes('--golive'))
  console.log(
    errors > 0
      ? `\nVor dem Start fehlen noch ${counted(errors, 'Angabe', 'Angaben')}.`
      : 'Nichts fehlt: Die Website kann online gehen.',
  )
else
  console.log(
    `${lines.length > 0 ? '\n' : ''}${counted(content.pages.length, 'Seite', 'Seiten')} geprüft: ${counted(errors, 'Fehler', 'Fehler')}, ${counted(hints, 'Hinweis', 'Hinweise')}.`,
  )
process.exitCode = errors > 0 ? 1 : 0
