import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

describe('the workflow', () => {
  type Job = { steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] }
  const workflow: { on: Record<string, unknown>; permissions: unknown; jobs: Record<string, Job> } = parse(
    readFileSync('.github/workflows/check.yml', 'utf8'),
  )
  const steps = Object.values(workflow.jobs).flatMap(job => job.steps)
  const runs = steps.flatMap(step => step.run ?? [])

  it('may only read, and runs no code of strangers with rights', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
    expect(Object.values(workflow.jobs).some(job => 'permissions' in job)).toBe(false)
    const checkouts = steps.filter(step => step.uses?.startsWith('actions/checkout'))
    expect(checkouts.every(step => step.with?.['persist-credentials'] === false)).toBe(true)
  })

  it('pins its actions to a major version, all of them from GitHub itself', () => {
    const used = steps.flatMap(step => step.uses ?? [])
    expect(used.filter(name => !/^actions\/[a-z-]+@v\d+$/.test(name))).toEqual([])
  })

  it('runs check, tests and the text review, and puts no words of a pull request into a command', () => {
    for (const command of ['.ci/run', 'npm run check', 'npm run --silent review -- HEAD^1 --text'])
      expect(runs.join('\n')).toContain(command)
    expect(runs.filter(run => run.includes('${{'))).toEqual([])
    expect(statSync('.ci/run').mode & 0o111).not.toBe(0)
  })
})
