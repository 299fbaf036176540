import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { residentKb } from '../../tools/bench/processes'
import { type Attack, attacks, honestVisitor } from '../../tools/soak/attacks'
import { builtServer } from './built-server'

const { started } = builtServer()

/** Open files and connections of a process; Linux only. */
const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

describe.skipIf(process.platform !== 'linux')(
  'the built server, while one address attacks it',
  () => {
    // Not how long the visitor waits: that is as long as other programs on the machine make it (`npm run soak -- attacks` tells it).
    it.each<{ name: Attack; left: number }>([
      { name: 'pipelining', left: 0 },
      { name: 'pipelinedHealth', left: 0 },
      { name: 'slowBodies', left: 256 },
      { name: 'idle', left: 256 },
    ])(
      'answers another visitor, stays small and cuts what is too much: $name',
      async ({ name, left }) => {
        const { child, url } = await started()
        const pid = child.pid ?? 0
        await honestVisitor(url, pid, 500)
        const before = residentKb(pid)
        const filesBefore = openFiles(pid)
        const attack = await attacks[name](Number(new URL(url).port))
        onTestFinished(attack.stop)
        const { refused } = await honestVisitor(url, pid, 1_500)
        expect(refused).toBe(0)
        expect(residentKb(pid) - before).toBeLessThan(60 * 1024)
        await expect.poll(() => openFiles(pid) - filesBefore).toBeLessThanOrEqual(left)
      },
    )
  },
)

it.skipIf(process.platform !== 'linux')(
  'a server out of descriptors says 503, and takes forms again with the next one',
  async () => {
    const { url } = await started({ FORMS_PER_MINUTE: '1000' }, 100)
    // One connection from before, as a browser keeps it.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const boundary = 'x'.repeat(30)
    let number = 0
    const post = () =>
      new Promise<number | undefined>((resolve, reject) => {
        number += 1
        const fields = {
          name: 'Eva',
          email: 'eva@example.at',
          phone: '1',
          company: 'X',
          message: `Nummer ${number}`,
        }
        const parts = Object.entries({ ...fields, template_id: 'contact' }).map(
          ([name, value]) =>
            `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
        const sent = request(
          `${url}/api/v1.0/email/send-form`,
          { method: 'POST', agent, headers },
          answer => {
            answer.resume().once('end', () => resolve(answer.statusCode))
          },
        )
        sent.on('error', reject).end(`${parts.join('')}--${boundary}--\r\n`)
      })
    expect(await post()).toBe(200)
    const attack = await attacks.idle(Number(new URL(url).port))
    expect(await post()).toBe(503)
    attack.stop()
    await expect.poll(post, { timeout: 10_000 }).toBe(200)
  },
)
