import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compare } from './review/compare'
import { commitOf, ReviewError } from './review/git'
import { readSite } from './review/read-site'
import { withStates } from './review/states'
import { textReport } from './review/text-report'

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
  await withStates(root, commit, async ({ before, after, notes }) => {
    const review = compare(readSite(before), readSite(after))
    if (values.text) {
      process.stdout.write(textReport(review, { rev, notes, colour: process.stdout.isTTY === true }))
      return
    }
    // Only now: the text needs neither browser nor pictures.
    const { htmlReport } = await import('./review/html-report')
    const html = await htmlReport({ review, before, after, rev, notes, root })
    const file = join(root, '.cache', `review-${commit.slice(0, 7)}.html`)
    await mkdir(join(root, '.cache'), { recursive: true })
    await writeFile(file, html)
    console.log(file)
  })
}

run().catch(error => {
  const isUsage = error instanceof TypeError && 'code' in error
  console.error(error instanceof ReviewError ? error.message : isUsage ? usage : error)
  process.exitCode = 1
})
