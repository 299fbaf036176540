import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build as buildPages } from 'vike/api'
import { mergeConfig } from 'vite'
import { filesBelow } from '../renderer/data/files-below'
import { git } from '../renderer/data/git'
import { loadData } from '../renderer/data/site-data'
import { checkContent, errorsIn } from '../renderer/editing/check/check-content'
import { checkPage } from '../renderer/editing/check/check-page'
import { checkPictures } from '../renderer/editing/check/pictures'
import { compressFolder } from '../renderer/output/compress'
import { finish } from '../renderer/output/finish'
import { inlineScripts } from '../renderer/output/inline'
import type { WholePage } from '../renderer/page/page'
import { emailjsOf, environment, readConfig } from '../server/config'
import { StartError } from '../server/errors'
import { commonHeaders } from '../server/http/headers'
import { serviceFacts } from '../server/service-facts'
import { refusePlaceholders } from '../server/summary'
import type { ServiceFacts } from '../shared/messages'
import { missingFacts } from '../shared/placeholders'
import { siteConfig } from '../vite.config'
import { quietly } from './build/quietly'
import { buildServer } from './build/server'
import { buildSettingsOf, defineOf } from './build/settings'
import { carryAssets, takePlace } from './build/swap'
import { check } from './check-command'

// The site is built into dist.next and takes the place of dist at the end: a failed build changes nothing.
const next = resolve('dist.next')

/** A name for this state of the sources: the same words and code give the same id. */
function buildIdOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = filesBelow(folder)
      .map(path => join(folder, path))
      .sort()
    for (const file of files) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The commit of the sources, also of a build without their history (COMMIT); empty where nobody knows it. */
const commit = () => process.env.COMMIT || git('.', 'rev-parse', 'HEAD') || ''

/**
 * Checks all of content/ and hands on its pages, read and typed, without drafts.
 * @throws StartError after all findings are printed, as the check prints them
 */
async function checkAll(service: ServiceFacts): Promise<WholePage[]> {
  const content = checkContent(process.cwd(), checkPage, service)
  const pictures = await checkPictures()
  if (errorsIn(content).length > 0 || pictures.some(({ fatal }) => fatal)) {
    // The check puts the cause first, counts, and names --fix.
    await check([])
    throw new StartError(
      'Nichts wurde verändert: dist bleibt, wie es war. „npm run check“ zeigt diese Liste ohne Bau.',
    )
  }
  return content.pages.flatMap(({ page }) =>
    page?.head && !page.head.draft ? { ...page, head: page.head } : [],
  )
}

async function main(): Promise<void> {
  // A wrong setting ends the build as it would end the start, before anything is written.
  const config = readConfig(environment())
  const service = serviceFacts(config)
  const pages = await checkAll(service)
  refusePlaceholders(config, missingFacts(loadData('site')))
  await rm(next, { recursive: true, force: true })
  const buildId = buildIdOf(['content', 'shared', 'components', 'renderer'])
  const client = join(next, 'client')
  const byFile = new Map(pages.map(page => [page.file, page]))
  // Handed over as it is: Vike would bundle and run the file once for each of its builds.
  const viteConfig = mergeConfig(
    siteConfig('build', file => byFile.get(file)),
    {
      configFile: false,
      define: defineOf(buildSettingsOf(config, { buildId, marksPlaceholders: false })),
      build: { outDir: 'dist.next', emptyOutDir: false },
      logLevel: 'warn',
    },
  )
  await quietly(() => buildPages({ viteConfig }))
  const inlined = await inlineScripts(client, {
    apiOrigin: config.API_ORIGIN,
    emailjs: emailjsOf(config) !== null,
  })
  // What rendered the pages, and the scripts that are inlined now.
  for (const name of ['server', 'assets.json', 'client/.vite', 'client/assets/entries'])
    await rm(join(next, name), { recursive: true, force: true })
  await finish({ dist: next, pages, buildId, siteUrl: config.SITE_URL, commonHeaders, ...inlined })
  await compressFolder(client)
  await buildServer(join(next, 'server'))
  await writeFile(join(next, 'server/service.json'), JSON.stringify(service))
  await writeFile(join(next, 'server/commit.txt'), commit())
  await carryAssets('dist', next)
  await takePlace(next, 'dist')
  console.log(`dist holds ${pages.length} pages and the server: npm start`)
}

main().catch(async (error: Error) => {
  await rm(next, { recursive: true, force: true })
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
