import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createAlert } from '../../server/watch/alert'
import { diskProblems } from '../../server/watch/disk'
import { createState, type HealthProblem } from '../../server/watch/state'
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

it('logs what is wrong once, and that it is solved', async () => {
  const { lines, log } = recordedLog()
  let problems: HealthProblem[] = []
  const state = createState({
    sources: [() => problems],
    isSure: () => true,
    onLook: async () => {},
    log,
  })
  await state.problems()
  problems = [disk]
  await state.problems()
  await state.problems()
  problems = []
  await state.problems()
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { msg: 'problem: look at the disk', name: 'disk', code: 'ENOSPC' },
    { msg: 'solved', name: 'disk' },
  ])
})

it('alerts when a problem appears and when none is left, once each', async () => {
  const { bodies, url } = await receiver()
  const alert = createAlert(url, scratchFolder(), recordedLog().log)
  for (const problems of [[], [dead], [dead, disk], [dead], [], []]) await alert(problems, true)
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
  const restarted = () => createAlert(url, folder, recordedLog().log)
  await restarted()([dead], true)
  const stillBad = restarted()
  // Right after the start nobody knows yet.
  for (const problems of [[], [dead]]) await stillBad(problems, false)
  expect(bodies).toHaveLength(1)
  const mended = restarted()
  await mended([], false)
  await mended([], true)
  await restarted()([], true)
  expect(bodies.map(body => JSON.parse(body).status)).toEqual(['degraded', 'ok'])
})

it('alerts again where the first try was refused, and says so once', async () => {
  const { bodies, url } = await receiver(500, 500)
  const { lines, log } = recordedLog()
  const alert = createAlert(url, scratchFolder(), log)
  for (let look = 0; look < 4; look += 1) await alert([dead], true)
  expect(bodies).toHaveLength(3)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('ALERT_URL')
})

it('a disk that takes no file is a problem with its code, one that hangs too', async () => {
  const full = () => Promise.reject(Object.assign(new Error('voll'), { code: 'ENOSPC' }))
  expect(await diskProblems(full)()).toMatchObject([{ name: 'disk', code: 'ENOSPC' }])
  const hanging = () => new Promise<void>(() => {})
  expect(await diskProblems(hanging)()).toMatchObject([{ name: 'disk', code: 'ETIMEDOUT' }])
  expect(await diskProblems(async () => {})()).toEqual([])
})
