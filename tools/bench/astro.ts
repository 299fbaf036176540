import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeAstroProject } from './astro-project'
import { cpuOf } from './cpu-of'

/** What the peer is made of; Astro 7 wants a newer Node than ours, which is a package as well. */
const packages = [
  ...['node@22', 'astro@7', '@astrojs/mdx@8', '@astrojs/markdown-remark@7', '@astrojs/react@7'],
  ...['react@19.2', 'react-dom@19.2', '@emailjs/browser@4', 'uqr@0.1'],
]
const home = resolve('node_modules/.cache/bench-astro')

/**
 * Why Astro cannot be measured; undefined when it is installed. BENCH_ASTRO=install fetches it once, 200 MB, into the
 * project's cache.
 */
export function astroMissing(): string | undefined {
  const isThere = () => existsSync(join(home, 'node_modules/@astrojs/react')) && existsSync(node)
  if (!isThere() && process.env.BENCH_ASTRO === 'install') {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
    spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: home, stdio: 'inherit' })
  }
  return isThere() ? undefined : 'Astro is not installed, BENCH_ASTRO=install fetches it'
}

const node = join(home, 'node_modules/node/bin/node')

/** The Node on which both build: Astro's, where it is there. */
export function nodeOfBoth(): string {
  return astroMissing() ? process.execPath : node
}

/**
 * Seconds of processor time of a clean build by Astro.
 * @param content the folder with the pages
 * @throws Error when it wrote another number of pages
 */
export async function astroSeconds(content: string, pages: number): Promise<number> {
  writeAstroProject(home, content)
  const args = [join(home, 'node_modules/astro/bin/astro.mjs'), 'build']
  const seconds = await cpuOf({ program: node, args, cwd: home, env: { ASTRO_TELEMETRY_DISABLED: '1' } })
  const written = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' })
  const count = written.filter(file => file.endsWith('.html')).length
  if (count !== pages) throw new Error(`Astro built ${count} pages of ${pages}`)
  return seconds
}
