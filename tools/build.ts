import './production-react'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build as buildPages } from 'vike/api'
import { checkContent, errorsIn } from '../renderer/check/check-content'
import { checkPage } from '../renderer/check/page/check-page'
import { filesBelow } from '../renderer/files-below'
import { compressFolder } from '../renderer/output/compress'
import { finish } from '../renderer/output/finish'
import { heavyPages } from '../renderer/output/heavy-pages'
import type { WholePage } from '../renderer/page/page'
import { environment, readConfig } from '../server/config'
import { StartError } from '../server/errors'
import { commonHeaders } from '../server/http/headers'
import type { ServiceFacts } from '../server/messages'
import { buildBrowser } from './build/browser'
import { shrinkPictures } from './build/pictures'
import { buildServer } from './build/server'
import { setBuildSettings } from './build/settings'

// The site is built into dist.next and takes the place of dist at the end: a failed build changes nothing.
const next = resolve('dist.next')
// Vite would print a line for each import of its config, about a loader that we do not use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

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

/**
 * Checks all of content/ and hands on its pages, read and typed, without drafts.
 * @throws StartError after all findings are printed, as the check prints them
 */
function checkAll(service: ServiceFacts): WholePage[] {
  const content = checkContent(process.cwd(), checkPage, service)
  if (errorsIn(content).length > 0) {
    // The check puts the cause first, counts, and names --fix.
    spawnSync(process.execPath, [...process.execArgv, 'tools/check.ts'], { stdio: 'inherit' })
    throw new StartError('Nichts wurde verändert: dist bleibt, wie es war. „npm run check“ zeigt diese Liste ohne Bau.')
  }
  return content.pages.flatMap(({ page }) => (page?.head && !page.head.draft ? { ...page, head: page.head } : []))
}

async function main(): Promise<void> {
  // A wrong setting ends the build as it would end the start, before anything is written.
  const config = readConfig(environment())
  const { service, siteUrl } = setBuildSettings(config)
  const pages = checkAll(service)
  await rm(next, { recursive: true, force: true })
  const buildId = buildIdOf(['content', 'components', 'renderer'])
  process.env.PUBLIC_BUILD_ID = buildId
  process.env.OUT_DIR = next
  const scripts = await buildBrowser(join(next, 'client'))
  await buildPages({
    viteConfig: { define: { PAGE_SCRIPTS: JSON.stringify(scripts) }, build: { emptyOutDir: false }, logLevel: 'warn' },
  })
  // What rendered the pages, and Vike's own script, which no page loads.
  for (const name of ['server', 'assets.json', 'client/.vite', 'client/assets/entries'])
    await rm(join(next, name), { recursive: true, force: true })
  await shrinkPictures(join(next, 'client'), pages)
  await finish({ dist: next, pages, buildId, siteUrl, commonHeaders })
  await compressFolder(join(next, 'client'))
  for (const hint of heavyPages(join(next, 'client'), pages)) console.log(hint)
  await buildServer(join(next, 'server'))
  await writeFile(join(next, 'server/service.json'), JSON.stringify(service))
  await rm('dist.old', { recursive: true, force: true })
  if (existsSync('dist')) await rename('dist', 'dist.old')
  await rename(next, 'dist')
  await rm('dist.old', { recursive: true, force: true })
}

main().catch(async (error: Error) => {
  await rm(next, { recursive: true, force: true })
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
