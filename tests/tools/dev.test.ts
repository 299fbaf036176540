import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scratchFolder } from '../support/scratch-folder'

const dev = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })

describe('the preview', () => {
  it('says so in a sentence when its port is taken', async () => {
    const other = createServer().listen(0, 'localhost')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { status, stderr } = dev({ PORT: String(port), DATA_DIR: scratchFolder() })
    expect(status).toBe(1)
    expect(stderr).toBe(
      `PORT ${port} ist schon belegt, vielleicht von einer Vorschau in einem anderen Fenster. Beenden Sie sie dort mit Strg+C.\n`,
    )
  })
})
