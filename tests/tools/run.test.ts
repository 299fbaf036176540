import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

/** Runs `npm run check` as package.json does. */
async function check(): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, ['tools/run.mjs', 'check'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [[code], out, err] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { code, out, err }
}

describe('a tool run from its bundle', () => {
  it('says what it has to say and nothing else, also where another one is started at the same moment', async () => {
    const runs = await Promise.all([check(), check(), check()])
    for (const { code, out, err } of runs) {
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/^28 Seiten geprüft: 0 Fehler, 0 Hinweise\.\s*$/)
    }
  })
})
