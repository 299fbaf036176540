import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Job = { if?: string; permissions?: Record<string, string>; steps: { run?: string }[] }
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
