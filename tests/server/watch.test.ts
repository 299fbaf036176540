import { expect, it, onTestFinished } from 'vitest'
import { createWatch, type HealthProblem } from '../../server/watch/watch'
import { startReceiver } from '../support/receiver'
import { scratchFolder } from '../support/scratch-folder'
import { recordedLog } from './fixture'

const dead: HealthProblem = { name: 'mail.dead', hint: 'see DATA_DIR/dead' }
const disk: HealthProblem = { name: 'disk', code: 'ENOSPC', hint: 'look at the disk' }

/** One run of the service, which looks often; `set` changes what is wrong, and waits until that was looked at. */
function run(alertUrl: string | undefined, dataDir = scratchFolder()) {
  const { lines, log } = recordedLog()
  let state: HealthProblem[] = []
  let looks = 0
  const source = async () => {
    looks += 1
    return state
  }
  const deps = { sources: [source], known: () => [], alertUrl, dataDir, log, everyMs: 10 }
  const watch = createWatch(deps)
  onTestFinished(watch.close)
  let isStarted = false
  return {
    ...watch,
    lines,
    async set(problems: HealthProblem[]): Promise<void> {
      state = problems
      if (!isStarted) watch.start()
      isStarted = true
      const before = looks
      await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 2)
    },
  }
}

it('logs each cause of what is wrong once, and that it is solved', async () => {
  const { set, lines } = run(undefined)
  const full = { ...disk, code: 'EROFS' }
  for (const problems of [[], [disk], [disk], [full], []]) await set(problems)
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { msg: 'problem: look at the disk', name: 'disk', code: 'ENOSPC' },
    { name: 'disk', code: 'EROFS' },
    { msg: 'solved', name: 'disk' },
  ])
})

it('alerts when a problem appears and when none is left, once each', async () => {
  const { bodies, url } = await startReceiver()
  const { set } = run(url)
  for (const problems of [[], [dead], [dead, disk], [dead], [], []]) await set(problems)
  await expect.poll(() => bodies.length).toBe(3)
  expect(bodies.map(body => JSON.parse(body))).toMatchObject([
    { status: 'degraded', problems: ['mail.dead'], text: expect.stringContaining('DATA_DIR/dead') },
    {
      status: 'degraded',
      problems: ['mail.dead', 'disk'],
      text: '4xDU website: degraded: see DATA_DIR/dead: look at the disk (ENOSPC)',
    },
    { status: 'ok', problems: [] },
  ])
  expect(bodies[0]).toMatch(/^\{.*\}\n$/)
})

it('alerts of nothing twice because of a restart, and says when it was the cure', async () => {
  const { bodies, url } = await startReceiver()
  const folder = scratchFolder()
  const first = run(url, folder)
  await first.set([dead])
  first.close()
  const stillBad = run(url, folder)
  // Right after the start nobody knows yet.
  for (const problems of [[], [dead]]) await stillBad.set(problems)
  expect(bodies).toHaveLength(1)
  stillBad.close()
  const mended = run(url, folder)
  await mended.set([])
  const statuses = () => bodies.map(body => JSON.parse(body).status)
  await expect.poll(statuses).toEqual(['degraded', 'ok'])
  mended.close()
  await run(url, folder).set([])
  expect(statuses()).toHaveLength(2)
})

it('alerts again where the first try was refused, and logs that once', async () => {
  const statuses = [500, 500]
  const { bodies, url } = await startReceiver(() => [statuses.shift() ?? 200, 'ok'])
  const { set, lines } = run(url)
  await set([dead])
  await expect.poll(() => bodies.length).toBe(3)
  expect(lines.filter(line => line.includes('ALERT_URL'))).toHaveLength(1)
})
