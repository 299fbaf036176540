import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createWatch, type HealthProblem } from '../../server/watch/watch'
import { scratchFolder } from '../support/scratch-folder'
import { recordedLog } from './fixture'

const dead: HealthProblem = { name: 'mail.dead', hint: 'see DATA_DIR/dead' }
const disk: HealthProblem = { name: 'disk', code: 'ENOSPC', hint: 'look at the disk' }

/** Whoever takes alerts; answers with the statuses in turn, then with 200. */
async function receiver(...statuses: number[]) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response.writeHead(statuses.shift() ?? 200).end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { bodies, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` }
}

type Told = { problems: HealthProblem[]; isSure: boolean }

/** One run of the service, which looks often; `tell` says what is wrong from now on, and waits until that was looked at. */
function run(alertUrl: string | undefined, dataDir = scratchFolder()) {
  const { lines, log } = recordedLog()
  let told: Told = { problems: [], isSure: true }
  let looks = 0
  const source = () => {
    looks += 1
    return told.problems
  }
  const isSure = () => told.isSure
  const watch = createWatch({ sources: [source], isSure, alertUrl, dataDir, log, everyMs: 10 })
  onTestFinished(watch.close)
  let isStarted = false
  return {
    lines,
    problems: watch.problems,
    close: watch.close,
    async tell(problems: HealthProblem[], sure = true): Promise<void> {
      told = { problems, isSure: sure }
      if (!isStarted) void watch.start()
      isStarted = true
      const before = looks
      // The alert of a look is sent beside the next ones.
      await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(before + 20)
    },
  }
}

it('logs what is wrong once, and that it is solved', async () => {
  const { tell, lines } = run(undefined)
  for (const problems of [[], [disk], [disk], []]) await tell(problems)
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { msg: 'problem: look at the disk', name: 'disk', code: 'ENOSPC' },
    { msg: 'solved', name: 'disk' },
  ])
})

it('answers with what it saw last: who asks for the health reads no disk', async () => {
  let looks = 0
  const { log } = recordedLog()
  const source = () => {
    looks += 1
    return [disk]
  }
  const deps = { alertUrl: undefined, dataDir: scratchFolder(), isSure: () => true, log }
  const watch = createWatch({ ...deps, sources: [source], everyMs: 100_000 })
  onTestFinished(watch.close)
  void watch.start()
  for (let asked = 0; asked < 10; asked += 1) expect(await watch.problems()).toEqual([disk])
  expect(looks).toBeLessThanOrEqual(2)
})

it('alerts when a problem appears and when none is left, once each', async () => {
  const { bodies, url } = await receiver()
  const { tell } = run(url)
  for (const problems of [[], [dead], [dead, disk], [dead], [], []]) await tell(problems)
  expect(bodies.map(body => JSON.parse(body))).toMatchObject([
    { status: 'degraded', problems: ['mail.dead'], text: expect.stringContaining('DATA_DIR/dead') },
    { status: 'degraded', problems: ['mail.dead', 'disk'] },
    { status: 'ok', problems: [] },
  ])
  expect(bodies[0]).toMatch(/^\{.*\}\n$/)
})

it('alerts of nothing twice because of a restart, and tells when it was the cure', async () => {
  const { bodies, url } = await receiver()
  const folder = scratchFolder()
  const first = run(url, folder)
  await first.tell([dead])
  first.close()
  const stillBad = run(url, folder)
  // Right after the start nobody knows yet.
  for (const problems of [[], [dead]]) await stillBad.tell(problems, false)
  expect(bodies).toHaveLength(1)
  stillBad.close()
  const mended = run(url, folder)
  await mended.tell([], false)
  await mended.tell([])
  mended.close()
  await run(url, folder).tell([])
  expect(bodies.map(body => JSON.parse(body).status)).toEqual(['degraded', 'ok'])
})

it('alerts again where the first try was refused, and says so once', async () => {
  const { bodies, url } = await receiver(500, 500)
  const { tell, lines } = run(url)
  await tell([dead])
  await expect.poll(() => bodies.length).toBe(3)
  expect(lines.filter(line => line.includes('ALERT_URL'))).toHaveLength(1)
})
