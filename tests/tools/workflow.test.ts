import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { commitAll, git } from '../support/git'
import { scratchFolder } from '../support/scratch-folder'

type Step = {
  name?: string
  run?: string
  uses?: string
  if?: string
  env?: Record<string, string>
}
type Job = { if?: string; permissions?: Record<string, string>; steps: Step[] }
const { jobs, permissions } = parse(readFileSync('.github/workflows/check.yml', 'utf8')) as {
  jobs: Record<string, Job>
  permissions: Record<string, string>
}

it('who may write to a branch runs nothing of a pull request, and never for a fork', () => {
  expect(permissions).toEqual({ contents: 'read' })
  const writers = Object.entries(jobs).filter(([, job]) => job.permissions?.contents === 'write')
  expect(writers.map(([name]) => name)).toEqual(['commit'])
  for (const [, { steps, if: when }] of writers) {
    expect(when).toContain('head.repo.full_name == github.repository')
    expect(steps.flatMap(({ run }) => run ?? []).join('\n')).not.toMatch(
      /\b(?:npm|npx|node)\b(?! run check -- --fix\))/,
    )
  }
})

it.skipIf(process.platform === 'win32')(
  'a repair reaches the branch with what is in content/ alone, and its checks are started',
  () => {
    const folder = scratchFolder()
    const [remote, work, bin] = ['remote.git', 'work', 'bin'].map(name => join(folder, name)) as [
      string,
      string,
      string,
    ]
    git(folder, 'init', '-q', '--bare', remote)
    git(folder, 'clone', '-q', remote, work)
    for (const room of ['content', 'tools']) {
      mkdirSync(join(work, room))
      writeFileSync(join(work, room, 'a.txt'), 'alt\n')
    }
    commitAll(work)
    git(work, 'push', '-q', 'origin', 'HEAD:refs/heads/preise')
    for (const room of ['content', 'tools']) writeFileSync(join(work, room, 'a.txt'), 'neu\n')
    writeFileSync(join(folder, 'repair.patch'), git(work, 'diff', '--binary'))
    git(work, 'checkout', '-q', '.')
    mkdirSync(bin)
    writeFileSync(join(bin, 'gh'), `#!/bin/sh\necho "$@" > "${join(folder, 'gh.txt')}"\n`)
    chmodSync(join(bin, 'gh'), 0o755)
    const script = jobs.commit?.steps.find(({ run }) => run)?.run ?? ''
    const { status, stderr } = spawnSync('bash', ['-e', '-c', script], {
      cwd: work,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        BRANCH: 'preise',
        PATCH: join(folder, 'repair.patch'),
      },
    })
    expect([status, stderr]).toEqual([0, expect.any(String)])
    expect(git(remote, 'show', 'preise:content/a.txt')).toBe('neu\n')
    expect(git(remote, 'show', 'preise:tools/a.txt')).toBe('alt\n')
    expect(readFileSync(join(folder, 'gh.txt'), 'utf8')).toBe(
      'workflow run check.yml --ref preise\n',
    )
  },
)
