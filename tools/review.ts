import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withStates } from './review/builds'
import { changedRoutes, compare, type Review } from './review/compare'
import { commitOf, ReviewError } from './review/git'
import { builtState, sourceState } from './review/state'
import { textReport } from './review/text-report'

const usage = `So geht es:
  npm run review -- <Stand>           was sich seit diesem Stand für Besucher ändert, als Seite mit Bildern
  npm run review -- <Stand> --text    dasselbe als Text, ohne Bilder
Verglichen wird, was beide Stände drucken; der frühere wird nur einmal gebaut.
Ein Stand ist zum Beispiel main, HEAD~1 oder die Nummer eines Commits.`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { text: { type: 'boolean' } },
  })
  const [rev, ...more] = positionals
  if (!rev || more.length > 0) throw new ReviewError(usage)
  const root = fileURLToPath(new URL('..', import.meta.url))
  const commit = commitOf(root, rev)
  const findings = findingsNow(root, commit)
  await withStates(root, commit, async states => {
    const builds = await states.build().catch((error: Error) => {
      if (!(error instanceof ReviewError)) throw error
      return error
    })
    const isBuilt = !(builds instanceof Error)
    const review = isBuilt
      ? compare(builtState(builds.before), builtState(builds.after))
      : compare(sourceState(states.before), sourceState(states.after))
    const notes = isBuilt
      ? []
      : [
          `${builds.message.split('\n')[0]} Darum sind die Dateien von content/ verglichen, ohne Bilder.`,
        ]
    if (values.text) {
      const colour = process.stdout.isTTY === true
      process.stdout.write(textReport(review, { rev, findings, notes, colour }))
      return
    }
    const shots = isBuilt ? await shotsOf(review, builds) : { pictures: new Map(), notes: [] }
    const { htmlReport } = await import('./review/html-report')
    const html = await htmlReport(review, {
      rev,
      findings,
      notes: [...notes, ...shots.notes],
      pictures: shots.pictures,
      root,
    })
    const file = join(root, '.cache', `review-${commit.slice(0, 7)}.html`)
    await mkdir(join(root, '.cache'), { recursive: true })
    await writeFile(file, html)
    console.log(file)
  })
}

/** Pictures of all pages that read differently, and what is to be said about them. */
async function shotsOf(review: Review, { before, after }: { before: string; after: string }) {
  // Only now: the text needs no browser.
  const { takePictures } = await import('./review/pictures')
  const [old, now] = [join(before, 'client'), join(after, 'client')]
  const shots = await takePictures(old, now, changedRoutes(review), review.renamed)
  if (!shots) {
    const note =
      'Es wurde kein Chromium gefunden, daher fehlen die Bilder. „npm test“ installiert eines.'
    return { pictures: new Map(), notes: [note] }
  }
  const { pictures, looks } = shots
  const notes =
    looks.length > 0 ? [`Gleiche Worte, aber womöglich anderes Aussehen: ${looks.join(', ')}`] : []
  return { pictures, notes }
}

/** What `npm run check` finds in the words as they are now, old prices and names since then too, a line each. */
function findingsNow(root: string, commit: string): string[] {
  const check = ['--import', 'tsx', 'tools/check.ts', '--since', commit]
  const { stdout } = spawnSync(process.execPath, check, { cwd: root, encoding: 'utf8' })
  return stdout.split('\n').filter(line => /^content\/\S+:\d+:\d+ /.test(line))
}

run().catch(error => {
  const isUsage = error instanceof TypeError && 'code' in error
  if (error instanceof ReviewError) console.error(error.message)
  else console.error(isUsage ? usage : error)
  process.exitCode = 1
})
