import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build as buildPages } from 'vike/api'
import { checkContent, errorsIn } from '../renderer/check/check-content'
import { checkForBuild } from '../renderer/check/check-page'
import { contentError } from '../renderer/check/content-error'
import { urlOf } from '../renderer/content-files'
import { filesBelow } from '../renderer/files-below'
import type { FrontMatter } from '../renderer/front-matter'
import { compressFolder } from '../renderer/output/compress'
import { finish } from '../renderer/output/finish'
import { environment, readConfig } from '../server/config'
import { StartError } from '../server/errors'
import { commonHeaders } from '../server/headers'
import viteConfig from '../vite.config'
import { buildServer } from './build-server'

// The site is built beside the old one and swapped in when all is green: a failed build leaves nothing half.
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
    // At once: a thread to wait on takes longer than the disk.
    for (const file of files) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * The addresses and heads of all pages.
 * @throws Error with all findings at once, in an editor's words
 */
function checkAll(): { url: string; head: FrontMatter }[] {
  const checked = checkContent(process.cwd(), checkForBuild)
  const wrong = errorsIn(checked)
  if (wrong.length > 0) throw contentError(wrong)
  return checked.pages.flatMap(({ file, head }) => (head ? { url: urlOf(file), head } : []))
}

async function main(): Promise<void> {
  // A wrong setting ends the build as it would end the start, before anything is written.
  const config = readConfig(environment())
  const heads = checkAll()
  await rm(next, { recursive: true, force: true })
  const buildId = buildIdOf(['content', 'components', 'renderer'])
  process.env.PUBLIC_BUILD_ID = buildId
  process.env.OUT_DIR = next
  await buildPages({
    viteConfig: { ...viteConfig({ command: 'build', mode: 'production' }), configFile: false, logLevel: 'warn' },
  })
  await Promise.all(
    ['server', 'assets.json', 'client/.vite'].map(name => rm(join(next, name), { recursive: true, force: true })),
  )
  await finish({
    dist: next,
    heads,
    buildId,
    siteUrl: config.siteUrl,
    policy: { apiOrigin: config.apiOrigin, emailjs: config.emailjs !== null },
    commonHeaders,
  })
  // The bench builds beside other generators, which make no copies in brotli and gzip and no server.
  if (!process.argv.includes('--pages')) {
    await compressFolder(join(next, 'client'))
    await buildServer(join(next, 'server'))
  }
  await rm('dist.old', { recursive: true, force: true })
  if (existsSync('dist')) await rename('dist', 'dist.old')
  await rename(next, 'dist')
  await rm('dist.old', { recursive: true, force: true })
}

main().catch(async (error: Error) => {
  await rm(next, { recursive: true, force: true })
  if (error.name === 'Inhalt')
    console.error(`${error.message.trim()}\n\nNichts wurde verändert: dist bleibt, wie es war.`)
  else console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
})
