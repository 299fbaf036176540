import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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

  it('bundles its sources again when one of them has changed, and only then', () => {
    const root = mkdtempSync(join(tmpdir(), 'run-'))
    try {
      mkdirSync(join(root, 'tools'))
      for (const file of ['tools/run.mjs', 'tools/bundle.mjs']) cpSync(file, join(root, file))
      symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
      writeFileSync(join(root, 'tools/say.ts'), "import { word } from '../word'\nconsole.log(word)\n")
      const says = (word?: string) => {
        if (word) writeFileSync(join(root, 'word.ts'), `export const word: string = '${word}'\n`)
        const said = execFileSync(process.execPath, ['tools/run.mjs', 'say'], { cwd: root, encoding: 'utf8' }).trim()
        return { said, bundled: statSync(join(root, '.cache/say.mjs')).ino }
      }
      const [first, again, changed] = [says('eins'), says(), says('zwei')]
      expect(again).toEqual(first)
      expect([first.said, changed.said]).toEqual(['eins', 'zwei'])
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})
