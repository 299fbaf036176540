import type { ChangedFile, Standing } from '../../renderer/preview/messages'
import { askGit, git } from '../review/git'

/** The branch that is published from, as the server names it, else the usual name that is here. */
export function mainOf(root: string, remote: string | undefined): string {
  const head = remote && askGit(root, 'symbolic-ref', '--short', `refs/remotes/${remote}/HEAD`)
  if (head) return head.slice(`${remote}/`.length)
  const isHere = (name: string) =>
    askGit(root, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}`)
  return ['main', 'master'].find(isHere) ?? 'main'
}

/** Where a branch is sent: `origin` where there is one. */
export function remoteOf(root: string): string | undefined {
  const remotes = askGit(root, 'remote')?.split('\n').filter(Boolean) ?? []
  return remotes.includes('origin') ? 'origin' : remotes[0]
}

/** The published state: what the server had last, else what is here. */
function publishedState(root: string): string {
  const remote = remoteOf(root)
  const main = mainOf(root, remote)
  const there = remote ? [`${remote}/${main}`] : []
  return (
    [...there, main].find(name => askGit(root, 'rev-parse', '--verify', '--quiet', name)) ?? 'HEAD'
  )
}

/** The published state that the words here began from. */
export function baseOf(root: string): string {
  return askGit(root, 'merge-base', 'HEAD', publishedState(root)) || 'HEAD'
}

/** Files of content/ that differ from the last commit. */
export function changedFiles(root: string): ChangedFile[] {
  const rows = git(root, 'status', '--porcelain', '-z', '--no-renames', '-uall', '--', 'content')
  // Paths count from the top of the repository; the site may lie below it.
  const top = git(root, 'rev-parse', '--show-prefix').trim()
  return rows
    .split('\0')
    .filter(Boolean)
    .map(row => ({ file: row.slice(3 + top.length), kind: kindOf(row.slice(0, 2)) }))
}

function kindOf(code: string): ChangedFile['kind'] {
  if (/\?\?|A/.test(code)) return 'neu'
  return code.includes('D') ? 'gelöscht' : 'geändert'
}

/** Where the words of this folder stand on their way to visitors. */
export function standingOf(root: string): Standing {
  const none: Standing = {
    branch: '',
    isMain: true,
    changed: [],
    sentences: [],
    isSent: false,
    hasRemote: false,
    needsAuthor: false,
    others: [],
  }
  if (askGit(root, 'rev-parse', '--is-inside-work-tree') !== 'true') return none
  const remote = remoteOf(root)
  const main = mainOf(root, remote)
  const branch = git(root, 'branch', '--show-current').trim()
  const isMain = branch === main
  const since = publishedState(root)
  const linesOf = (...words: string[]) =>
    askGit(root, ...words)
      ?.split('\n')
      .filter(Boolean) ?? []
  const ahead = linesOf('log', '--format=%s', `${since}..HEAD`)
  const unsent = remote ? linesOf('rev-list', 'HEAD', '--not', `--remotes=${remote}`) : []
  const others = linesOf(
    'branch',
    `--no-merged=${since}`,
    '--sort=-committerdate',
    '--format=%(refname:short)\t%(subject)',
  )
    .map(line => line.split('\t'))
    .map(([name = '', sentence = '']) => ({ name, sentence }))
    .filter(({ name }) => name !== branch && name !== main && !name.startsWith('('))
  return {
    branch,
    isMain,
    changed: changedFiles(root),
    sentences: isMain ? [] : ahead,
    isSent: remote !== undefined && !isMain && ahead.length > 0 && unsent.length === 0,
    hasRemote: remote !== undefined,
    needsAuthor: !askGit(root, 'config', 'user.name') || !askGit(root, 'config', 'user.email'),
    others,
  }
}
