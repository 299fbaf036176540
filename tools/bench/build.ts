import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { astroMissing, astroSeconds, nodeOfBoth } from './astro'
import { cpuOf } from './cpu-of'
import { median } from './median'
import { writeNumberedPages } from './numbered-pages'
import { type Row, unmeasured } from './row'
import { createScratchProject } from './scratch-project'

const counts = [28, 280, 1000, 3000]
/** At most so many times what Astro takes, by pages. */
const limits = new Map([
  [28, 0.7],
  [3000, 0.8],
])

/**
 * Processor time (user and system, all threads and children) of clean builds of generated pages, in seconds: from words to
 * HTML, our check, styles, policies, search and Emilia's knowledge included; without social images, compressed copies
 * and the server, which Astro has not either. Both run on one Node and find the code of their own programs compiled, as anyone's
 * second build does. The last row is the whole `npm run build`. BENCH_PAGES (`28 280`) builds fewer sizes.
 */
export async function* build(): AsyncGenerator<Row> {
  const asked = process.env.BENCH_PAGES?.split(' ').map(Number)
  const sizes = counts.filter(count => asked?.includes(count) ?? true)
  const missing = astroMissing()
  const own = new Map<number, number>()
  const { root, remove } = createScratchProject()
  try {
    for (const pages of sizes) {
      writeNumberedPages(root, pages)
      const { ours, theirs } = await sideBySide(root, pages, missing === undefined)
      own.set(pages, ours)
      yield beside(pages, ours, theirs, missing)
    }
    yield growth(own)
    writeNumberedPages(root, 28)
    const whole = await ownSeconds(root, [])
    const what = 'whole build of 28 pages, with brotli 11, gzip 9 and server, without social images'
    yield { what, target: '–', measured: `${whole.toFixed(1)} s of CPU`, met: null }
  } finally {
    remove()
  }
}

/** What `npm run build` runs, without npm. */
function ownSeconds(cwd: string, flags: readonly string[]): Promise<number> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } }
  const [, ...args] = scripts.build.split(' ')
  return cpuOf({ program: nodeOfBoth(), args: [...args, ...flags], cwd })
}

/** Medians of builds in turns. Of short ones a first turn compiles what the others find compiled, and is not counted. */
async function sideBySide(root: string, pages: number, hasAstro: boolean): Promise<{ ours: number; theirs: number }> {
  const turn = async () => ({
    ours: await ownSeconds(root, ['--pages']),
    theirs: hasAstro ? await astroSeconds(join(root, 'content'), pages) : 0,
  })
  const isLong = pages >= 1000
  if (!isLong) await turn()
  const turns = [await turn(), await turn(), await turn()]
  if (!isLong) turns.push(await turn(), await turn())
  return { ours: median(turns.map(({ ours }) => ours)), theirs: median(turns.map(({ theirs }) => theirs)) }
}

function beside(pages: number, ours: number, theirs: number, missing: string | undefined): Row {
  const what = `clean build of ${pages} pages, CPU against Astro 7`
  const limit = limits.get(pages)
  const target = limit === undefined ? '–' : `at most ${limit} times`
  if (missing) return unmeasured(what, target, `${missing}; ours ${ours.toFixed(1)} s`)
  const measured = `${(ours / theirs).toFixed(2)} times (${ours.toFixed(1)} to ${theirs.toFixed(1)} s)`
  return { what, target, measured, met: limit === undefined ? null : ours / theirs <= limit }
}

/** How the time grows from the second smallest to the largest number of pages: 1 is linear, 2 four times for twice the pages. */
function growth(own: ReadonlyMap<number, number>): Row {
  const what = 'clean build: exponent of growth'
  const [, from = 0] = [...own.keys()]
  const to = [...own.keys()].at(-1) ?? 0
  if (from === 0 || from === to) return unmeasured(what, 'at most 1', 'needs three sizes')
  const exponent = Math.log((own.get(to) ?? 0) / (own.get(from) ?? 0)) / Math.log(to / from)
  return { what, target: 'at most 1', measured: `${exponent.toFixed(2)} (${from} to ${to} pages)`, met: exponent <= 1 }
}
