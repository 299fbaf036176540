import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compare } from './review/compare'
import { commitOf, ReviewError } from './review/git'
import { readState } from './review/state'
import { textReport } from './review/text-report'
import { withTrees } from './review/trees'

const usage = `So geht es:
  npm run review -- <Stand>           was sich seit diesem Stand für Besucher ändert, als Seite mit Bildern
  npm run review -- <Stand> --text    dasselbe als Text, ohne Bilder
Ein Stand ist zum Beispiel main, HEAD~1 oder die Nummer eines Commits.`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { text: { type: 'boolean' } } })
  const [rev, ...more] = positionals
  if (!rev || more.length > 0) throw new ReviewError(usage)
  const root = fileURLToPath(new URL('..', import.meta.url))
  const commit = commitOf(root, rev)
  await withTrees(root, commit, async trees => {
    const review = compare(readState(trees.before), readState(trees.after))
    const findings = findingsNow(root)
    if (values.text) {
      process.stdout.write(textReport(review, { rev, findings, notes: [], colour: process.stdout.isTTY === true }))
      return
    }
    // Only now: the text needs neither a build nor a browser.
    const [{ htmlReport }, { takePictures }] = await Promise.all([
      import('./review/html-report'),
      import('./review/pictures'),
    ])
    const sites = await trees.build()
    const wanted = [
      ...review.pages.map(page => ({ route: page.route, before: page.before ?? page.route })),
      ...review.added,
    ]
    const pictures = await takePictures(sites.before, sites.after, wanted)
    const notes = pictures
      ? []
      : ['Es wurde kein Chromium gefunden, daher fehlen die Bilder. „npm test“ installiert eines.']
    const html = await htmlReport(review, { rev, findings, notes, pictures: pictures ?? new Map(), root })
    const file = join(root, '.cache', `review-${commit.slice(0, 7)}.html`)
    await mkdir(join(root, '.cache'), { recursive: true })
    await writeFile(file, html)
    console.log(file)
  })
}

/** What `npm run check` finds in the words as they are now, a line each. */
function findingsNow(root: string): string[] {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/check.ts'], { cwd: root, encoding: 'utf8' })
  return stdout.split('\n').filter(line => /^content\/\S+:\d+:\d+ /.test(line))
}

run().catch(error => {
  const isUsage = error instanceof TypeError && 'code' in error
  console.error(error instanceof ReviewError ? error.message : isUsage ? usage : error)
  process.exitCode = 1
})
