import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished, vi } from 'vitest'
import { freePort } from '../support/processes'
import { scratchFolder } from '../support/scratch-folder'

/** Whether somebody listens there. */
const answers = (host: string, port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect({ host, port }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** This machine's addresses as another machine would name them. */
const addresses = Object.values(networkInterfaces())
  .flatMap(list => list ?? [])
  .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
  .map(({ address }) => address)
it.skipIf(addresses.length === 0)(
  'the preview is for this machine only, and says once what is wrong',
  async () => {
    const port = await freePort()
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: scratchFolder() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(async () => {
      child.kill()
      await once(child, 'exit')
    })
    let printed = ''
    child.stdout.on('data', words => {
      printed += String(words)
    })
    await vi.waitUntil(() => printed.includes('Vorschau: http'), 60_000)
    expect((await fetch(`http://127.0.0.1:${port}/@vite/client`)).status).toBe(200)
    const listening = await Promise.all(
      ['127.0.0.1', ...addresses].map(address => answers(address, port)),
    )
    expect(listening).toEqual([true, ...addresses.map(() => false)])
    // As VS Code waits for it.
    await vi.waitUntil(() => /^Geprüft\.$/m.test(printed), 60_000)
  },
  // What its waits may take together.
  130_000,
)
