import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ReviewError } from './git'

/** How a line begins that names the place of a mistake in the words: `content/x.mdx:14:1  …`. */
const FINDING = /^\s*content\/\S+:\d+:\d+\s/

/**
 * Prerenders the pages of one tree, without what only a server or a search engine reads.
 * @returns the folder of the pages
 * @throws ReviewError naming the tree when it cannot be built
 */
export async function build(tree: string, name: string, signal: AbortSignal): Promise<string> {
  const vike = join(tree, 'node_modules/vike/bin.js')
  if (!existsSync(join(tree, 'vite.config.ts')) || !existsSync(join(tree, 'content')))
    throw new ReviewError(`${name} hat noch keine Seiten, die sich bauen lassen. Wählen Sie einen späteren.`)
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, [vike, 'build'], {
    cwd: tree,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, OUT_DIR: 'dist', PUBLIC_BUILD_ID: 'review', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  })
  let said = ''
  child.stdout.on('data', chunk => (said += chunk))
  child.stderr.on('data', chunk => (said += chunk))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', error => (signal.aborted ? resolve(null) : reject(error)))
    child.on('close', resolve)
  })
  const pages = join(tree, 'dist/client')
  if (status === 0 && existsSync(join(pages, 'index.html'))) return pages
  throw new ReviewError(`${name} lässt sich nicht bauen.\n${reasonOf(said)}`)
}

/** The findings in the words where there are some, else the line that names the error. */
function reasonOf(said: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
  const lines = said.replace(/\u001b\[[\d;]*m/g, '').split('\n')
  const findings = lines.filter(line => FINDING.test(line))
  if (findings.length > 0) return [...new Set(findings)].join('\n')
  return lines.find(line => /error/i.test(line) && line.length < 400)?.trim() ?? 'Rufen Sie „npm run build“ auf.'
}
