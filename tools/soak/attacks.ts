import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuSeconds, residentKb } from '../bench/processes'
import { startBuiltServer } from '../built-server'

/** The address of the attacker; the honest visitor has 127.0.0.1. On Linux all of 127/8 is this machine. */
const attacker = '127.0.0.2'

const form = '/api/v1.0/email/send-form'
const slowForm = `POST ${form} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 65000\r\n\r\n`

/** Each keeps its connections until `stop`. */
export const attacks = {
  /** 10 connections with 5 000 requests each, sent at once and never read. */
  pipelining: (port: number) =>
    hold(port, 10, 'GET /nope HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5_000)),
  /** The same with a request that asks the disk. */
  pipelinedHealth: (port: number) =>
    hold(port, 10, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5_000)),
  /** 2 000 connections of one address, each with all of a form body but its end. */
  slowBodies: (port: number) => hold(port, 2_000, slowForm + 'x'.repeat(64_000)),
  idle: (port: number) => hold(port, 2_000, ''),
} as const

export type Attack = keyof typeof attacks

async function hold(
  port: number,
  connections: number,
  bytes: string,
): Promise<{ stop: () => void }> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  for (const socket of sockets) if (bytes && socket.writable) socket.write(bytes)
  return {
    stop() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A connection that is open or refused. The server may cut it at any moment. */
function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: attacker }).on('error', () => {})
  return new Promise(resolve =>
    socket.once('connect', () => resolve(socket)).once('close', () => resolve(socket)),
  )
}

/**
 * An honest visitor on 127.0.0.1 requests the home page again and again: the longest wait, the most processor time of the server
 * during one wait (what the wait is on a free machine), and answers other than 200.
 */
export async function honestVisitor(origin: string, pid: number, forMs: number) {
  const end = performance.now() + forMs
  const visit = { longestMs: 0, longestCpuMs: 0, refused: 0 }
  while (performance.now() < end) {
    const from = performance.now()
    const cpuBefore = cpuSeconds(pid)
    const answer = await fetch(`${origin}/`, { signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    )
    await answer?.arrayBuffer()
    visit.longestMs = Math.max(visit.longestMs, Math.round(performance.now() - from))
    visit.longestCpuMs = Math.max(
      visit.longestCpuMs,
      Math.round((cpuSeconds(pid) - cpuBefore) * 1000),
    )
    if (answer?.status !== 200) visit.refused += 1
    await wait(20)
  }
  return visit
}

/** Each attack for five seconds against a built server of its own, with what another visitor notices of it. */
export async function runAttacks() {
  const rows = []
  for (const attack of Object.keys(attacks)) {
    const folder = mkdtempSync(join(tmpdir(), 'attack-'))
    const { child, origin, port } = await startBuiltServer(folder)
    const pid = child.pid ?? 0
    await honestVisitor(origin, pid, 1_000)
    const before = residentKb(pid)
    const args = [...process.execArgv, 'tools/soak/attacker.ts', attack, port]
    const attacker = spawn(process.execPath, args, { stdio: 'inherit' })
    // One second more: the attacker has to start.
    const visit = await honestVisitor(origin, pid, 6_000)
    rows.push({ attack, ...visit, grownMb: Math.round((residentKb(pid) - before) / 1024) })
    if (attacker.exitCode) throw new Error(`The attack ${attack} did not run.`)
    attacker.kill('SIGKILL')
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}
