import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesNow, git, ReviewError } from './git'

/** Both states of the project as folders, and their sites once somebody asks for them. */
type Trees = { before: string; after: string; build(): Promise<{ before: string; after: string }> }

/**
 * Puts both states beside each other into a temporary folder, hands them over, and takes the folder away again in every
 * case, Ctrl+C included. The working tree is read only: its files, uncommitted ones too, are copied.
 * @param commit full id of the earlier state
 */
export async function withTrees<T>(root: string, commit: string, use: (trees: Trees) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), '4xdu-review-'))
  const stop = new AbortController()
  const clear = () => {
    stop.abort()
    spawnSync('git', ['worktree', 'remove', '--force', join(folder, 'before')], { cwd: root, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    spawnSync('git', ['worktree', 'prune'], { cwd: root, stdio: 'ignore' })
  }
  const leave = (signal: NodeJS.Signals) => {
    clear()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    const [before, after] = [join(folder, 'before'), join(folder, 'after')]
    git(root, 'worktree', 'add', '--quiet', '--detach', before, commit)
    await copyWorkingTree(root, after)
    return await use({
      before,
      after,
      async build() {
        const packages = join(root, 'node_modules')
        if (!existsSync(packages)) throw new ReviewError('Die Pakete fehlen noch. Rufen Sie zuerst „npm ci“ auf.')
        for (const tree of [before, after]) await symlink(packages, join(tree, 'node_modules'), 'junction')
        const name = `Der frühere Stand (${commit.slice(0, 7)})`
        const sites = [
          buildSite(before, name, stop.signal),
          buildSite(after, 'Der jetzige Stand', stop.signal),
        ] as const
        // Both end before the folder is taken away, also where one fails.
        await Promise.allSettled(sites)
        const [first, second] = await Promise.all(sites)
        return { before: first, after: second }
      },
    })
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    clear()
  }
}

async function copyWorkingTree(root: string, target: string): Promise<void> {
  // Tests do not end up in pages.
  const files = filesNow(root).filter(
    file => !file.startsWith('tests/') && lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  )
  for (const folder of new Set(files.map(file => dirname(join(target, file))))) await mkdir(folder, { recursive: true })
  await Promise.all(files.map(file => copyFile(join(root, file), join(target, file))))
}

/**
 * Builds the site of a tree as `npm run build` does there.
 * @returns the folder of its pages
 * @throws ReviewError with what the build said, when it fails
 */
async function buildSite(tree: string, name: string, signal: AbortSignal): Promise<string> {
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: tree,
    // A group of its own: npm starts others, which have to stop with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    shell: process.platform === 'win32',
  })
  const kill = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  signal.addEventListener('abort', kill)
  let said = ''
  child.stdout.on('data', chunk => (said += chunk))
  child.stderr.on('data', chunk => (said += chunk))
  const [status] = await once(child, 'close')
  signal.removeEventListener('abort', kill)
  const pages = join(tree, 'dist/client')
  if (status === 0 && existsSync(join(pages, 'index.html'))) return pages
  throw new ReviewError(`${name} lässt sich nicht bauen.\n${said.trim().split('\n').slice(-12).join('\n')}`)
}
