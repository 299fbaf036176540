import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What went wrong, as German lines for the person at the terminal. */
export class ReviewError extends Error {}

/** What git prints; undefined where it is missing or refuses. */
export function git(words: readonly string[], env = {}): string | undefined {
  // Hooks are for commits by hand.
  const { status, stdout } = spawnSync('git', ['-c', 'core.hooksPath=/dev/null', ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return status === 0 ? stdout.trim() : undefined
}

/** The commit of what somebody typed: `HEAD~1`, `main`, `1a2b3c4`. @throws ReviewError when there is none */
export function commitOf(rev: string): string {
  const commit = git(['rev-parse', '--verify', '--end-of-options', `${rev}^{commit}`])
  if (commit) return commit
  throw new ReviewError(
    git(['--version']) === undefined
      ? 'Das Programm „git“ fehlt. Ein Vergleich mit einem früheren Stand braucht es.'
      : `Einen Stand „${rev}“ gibt es hier nicht. Möglich sind zum Beispiel: npm run review -- HEAD~1, npm run review -- main`,
  )
}

/**
 * The files as they lie on disk, new ones too, as a commit that no branch leads to. What is staged stays as it is.
 * @param index a file for git, outside of the project
 */
export function stateNow(index: string): string {
  const env = { GIT_INDEX_FILE: index }
  const who = ['-c', 'user.name=review', '-c', 'user.email=review@localhost']
  git(['read-tree', 'HEAD'], env)
  git(['add', '--all'], env)
  const commit = git([...who, 'commit-tree', git(['write-tree'], env) ?? '', '-m', 'now'])
  if (!commit) throw new ReviewError('git kann den jetzigen Stand nicht lesen.')
  return commit
}

/** Puts a commit into a folder and builds it there, with the packages of this one. @returns whether that went well */
export async function buildState(folder: string, commit: string): Promise<boolean> {
  if (git(['worktree', 'add', '--detach', folder, commit]) === undefined)
    throw new ReviewError(`git kann den Stand ${commit.slice(0, 7)} nicht holen.`)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const { NODE_ENV: _, ...env } = process.env
  const options = { cwd: folder, stdio: 'ignore', env } as const
  const build = spawn(process.execPath, ['--import', 'tsx', 'tools/build.ts'], options)
  process.once('exit', () => build.kill())
  const [status] = await once(build, 'exit')
  return status === 0
}
