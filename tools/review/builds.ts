import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, lstatSync, renameSync, rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesNow, git, ReviewError } from './git'

/** Both states of the project as folders, and their builds once somebody asks for them. */
type States = {
  before: string
  after: string
  /** @throws ReviewError when one of them cannot be built */
  build(): Promise<{ before: string; after: string }>
}

/**
 * Puts both states beside each other into a temporary folder, hands them over, and takes the folder away again in every
 * case, Ctrl+C included. The working tree is read only: its files, uncommitted ones too, are copied.
 * @param commit full id of the earlier state, whose build is kept in `.cache/review`
 */
export async function withStates<T>(
  root: string,
  commit: string,
  use: (states: States) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), '4xdu-review-'))
  const stop = new AbortController()
  const clear = () => {
    stop.abort()
    const remove = ['worktree', 'remove', '--force', join(folder, 'before')]
    spawnSync('git', remove, { cwd: root, stdio: 'ignore' })
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
        if (!existsSync(join(root, 'node_modules')))
          throw new ReviewError('Die Pakete fehlen noch. Rufen Sie zuerst „npm ci“ auf.')
        const kept = join(root, '.cache/review', commit)
        if (!existsSync(kept)) {
          const name = `Der frühere Stand (${commit.slice(0, 7)})`
          const built = await buildSite(root, before, name, stop.signal)
          // Under its name only when it is whole.
          cpSync(built, `${kept}.next`, { recursive: true })
          renameSync(`${kept}.next`, kept)
        }
        return {
          before: kept,
          after: await buildSite(root, after, 'Der jetzige Stand', stop.signal),
        }
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
    file =>
      !file.startsWith('tests/') &&
      lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  )
  for (const folder of new Set(files.map(file => dirname(join(target, file)))))
    await mkdir(folder, { recursive: true })
  await Promise.all(files.map(file => copyFile(join(root, file), join(target, file))))
}

/**
 * Builds the site of a folder as `npm run build` does there, with the packages of `root`.
 * @returns its dist
 * @throws ReviewError with what the build said, when it fails
 */
async function buildSite(
  root: string,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<string> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const { NODE_ENV: _, ...env } = process.env
  // node itself and not npm: one process, which ends with its signal on every system.
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const [status] = await once(child, 'close')
  signal.removeEventListener('abort', kill)
  if (status === 0) return join(folder, 'dist')
  const end = output.trim().split('\n').slice(-12).join('\n')
  throw new ReviewError(`${name} lässt sich nicht bauen.\n${end}`)
}
