import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { besidePages } from './beside-pages'
import { build } from './build'
import { filesNow, git, ReviewError } from './git'

/** Folders with the built pages of both states. */
export type States = { before: string; after: string; notes: string[] }

/**
 * Builds both states beside each other in a temporary folder, hands them over, and takes the folder away again in every
 * case, Ctrl+C included. The working tree is read only: its files, uncommitted ones too, are copied.
 * @param commit full id of the earlier state
 * @throws ReviewError when a state cannot be built
 */
export async function withStates<T>(root: string, commit: string, use: (states: States) => Promise<T>): Promise<T> {
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
    await Promise.all([before, after].map(tree => linkPackages(root, tree)))
    const name = `Der frühere Stand (${commit.slice(0, 7)})`
    const built = [build(before, name, stop.signal), build(after, 'Der jetzige Stand', stop.signal)] as const
    const [first, second] = await Promise.all(built)
    return await use({
      before: first,
      after: second,
      notes: [...notesOf(before, after), ...besidePages(before, after)],
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

async function linkPackages(root: string, tree: string): Promise<void> {
  const packages = join(root, 'node_modules')
  if (!existsSync(packages)) throw new ReviewError('Die Pakete fehlen noch. Rufen Sie zuerst „npm ci“ auf.')
  await symlink(packages, join(tree, 'node_modules'), 'junction')
}

function notesOf(before: string, after: string): string[] {
  const same = spawnSync('git', [
    'diff',
    '--no-index',
    '--quiet',
    join(before, 'package-lock.json'),
    join(after, 'package-lock.json'),
  ])
  if (same.status === 0) return []
  return ['Die Pakete (package-lock.json) sind andere als damals. Beide Stände sind mit den jetzigen gebaut.']
}
