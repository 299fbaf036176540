import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { residentKb } from '../support/processes'
import { builtServer } from './built-server'

/** The address of the attacker; the honest visitor has 127.0.0.1. On Linux all of 127/8 is this machine. */
const attacker = '127.0.0.2'

const slowForm =
  'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 65000\r\n\r\n'

/** All of a form's body but its end, on 2 000 connections. @returns stops it */
async function sendSlowBodies(url: string): Promise<() => void> {
  const port = Number(new URL(url).port)
  const sockets = await Promise.all(Array.from({ length: 2_000 }, () => open(port)))
  for (const socket of sockets) if (socket.writable) socket.write(slowForm + 'x'.repeat(64_000))
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

/** A connection that is open or refused. The server may cut it at any moment. */
function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attacker }).on('error', () => {})
  return new Promise(resolve =>
    socket.once('connect', () => resolve(socket)).once('close', () => resolve(socket)),
  )
}

/** Requests the home page `visits` times from 127.0.0.1 and counts the answers other than 200. */
async function refusedVisits(url: string, visits: number): Promise<number> {
  let refused = 0
  for (let visit = 0; visit < visits; visit += 1) {
    const answer = await fetch(`${url}/`, { signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    )
    await answer?.arrayBuffer()
    if (answer?.status !== 200) refused += 1
    await wait(20)
  }
  return refused
}

const { started } = builtServer()

/** Open files and connections of a process; Linux only. */
const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length

// One that sends much ahead on a connection: http/socket.test.ts. Not how long the visitor waits: that is as long as other
// programs on the machine make it.
it.skipIf(process.platform !== 'linux')(
  'while one address attacks it, the server answers others, stays small and cuts bodies that never end',
  async () => {
    const { child, url } = await started()
    const pid = child.pid ?? 0
    await refusedVisits(url, 20)
    const before = residentKb(pid)
    const filesBefore = openFiles(pid)
    onTestFinished(await sendSlowBodies(url))
    expect(await refusedVisits(url, 50)).toBe(0)
    // Unguarded the bodies alone are 128 MB.
    expect(residentKb(pid) - before).toBeLessThan(128 * 1024)
    await expect.poll(() => openFiles(pid) - filesBefore).toBeLessThanOrEqual(256)
  },
)
