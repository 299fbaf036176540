import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitAll, git } from '../support/git'
import { startReceiver } from '../support/receiver'
import { scratchFolder } from '../support/scratch-folder'

/** An editor's clone, a bare repository, and a server that shows what `current` leads to. */
async function makeSite(host?: string) {
  const folder = scratchFolder()
  const origin = join(folder, 'origin.git')
  const editor = join(folder, 'editor')
  const root = join(folder, 'root')
  const tools = join(folder, 'bin')
  for (const made of [editor, tools, join(root, 'releases')]) mkdirSync(made, { recursive: true })
  git(folder, 'init', '-q', '--bare', '-b', 'main', origin)
  git(folder, 'clone', '-q', origin, editor)
  git(editor, 'checkout', '-q', '-b', 'main')
  // npm of the machine would take minutes: this one „builds“ what the page says, unless it says that it is broken.
  const npm = `#!/bin/sh
case "$*" in
  "ci "*) ! test -e ${join(folder, 'offline')} ;;
  "run check") ! grep kaputt page ;;
  "run build") mkdir -p dist/server && cp page dist/page && git rev-parse HEAD > dist/server/commit.txt ;;
esac`
  writeFileSync(join(tools, 'npm'), npm, { mode: 0o755 })
  const restart = `#!/bin/sh\n! grep -q 'startet nicht' ${join(root, 'current/dist/page')}`
  writeFileSync(join(tools, 'restart'), restart, { mode: 0o755 })
  const settings = join(folder, 'settings.env')
  const shown = (file: string) => {
    try {
      return readFileSync(join(root, 'current/dist', file), 'utf8').trim()
    } catch {
      return ''
    }
  }
  const site = await startReceiver(
    path => [
      path === '/' && shown('page').includes('zeigt nichts') ? 500 : 200,
      JSON.stringify({ commit: shown('server/commit.txt') }),
    ],
    host,
  )
  const alerts = await startReceiver()
  const merge = (words: string) => {
    writeFileSync(join(editor, 'page'), words)
    commitAll(editor, words)
    git(editor, 'push', '-q', 'origin', 'main')
  }
  merge('Erstens')
  git(folder, 'clone', '-q', origin, join(root, 'repository'))
  const update = async () => {
    const env = {
      PATH: `${tools}:${process.env.PATH}`,
      PORT: site.port,
      HOST: host,
      ALERT_URL: alerts.url,
      SETTINGS: settings,
      RESTART: 'restart',
    }
    const child = spawn(process.execPath, [resolve('deploy/update.mjs'), root], { env })
    words = ''
    child.stderr.on('data', chunk => {
      words += chunk
    })
    const [code] = await once(child, 'close')
    return code
  }
  let words = ''
  return {
    origin,
    /** Whether npm reaches its registry. */
    setOnline(isOnline: boolean) {
      if (isOnline) rmSync(join(folder, 'offline'))
      else writeFileSync(join(folder, 'offline'), '')
    },
    /** So much time goes by after a failed try. */
    pass(minutes: number) {
      const file = join(root, 'failed')
      const at = new Date(Date.now() - minutes * 60_000)
      if (existsSync(file)) utimesSync(file, at, at)
    },
    editor,
    root,
    settings,
    merge,
    update,
    page: () => shown('page'),
    said: () => words,
    alerts: () => alerts.bodies.map(body => JSON.parse(body)),
  }
}

describe.skipIf(process.platform === 'win32')('deploy/update.mjs', () => {
  it('a good merge comes onto the site, a bad one leaves it and is told once, a revert takes it back', async () => {
    const { editor, root, merge, update, page, said, alerts } = await makeSite()
    expect([await update(), page()]).toEqual([0, 'Erstens'])
    const running = realpathSync(join(root, 'current'))
    merge('kaputt in Zeile 1')
    expect([await update(), page()]).toEqual([1, 'Erstens'])
    expect(said()).toContain('kaputt in Zeile 1')
    expect(realpathSync(join(root, 'current'))).toBe(running)
    expect(alerts()).toMatchObject([
      { status: 'degraded', text: expect.stringMatching(/update to \w{40} failed.*npm run check/) },
    ])
    // Not again every five minutes.
    expect([await update(), alerts().length]).toEqual([0, 1])
    git(editor, 'revert', '--no-edit', 'HEAD')
    git(editor, 'push', '-q', 'origin', 'main')
    expect([await update(), page()]).toEqual([0, 'Erstens'])
    expect(alerts().map(({ status }) => status)).toEqual(['degraded', 'ok'])
  })

  it.each([
    ['startet nicht', /state before was started again: look whether it answers/],
    ['zeigt nichts', /home page with 500$/],
  ])('a state that „%s“ is taken back, and the alert says why', async (words, text) => {
    const { root, merge, update, page, alerts } = await makeSite()
    expect([await update(), page()]).toEqual([0, 'Erstens'])
    const running = realpathSync(join(root, 'current'))
    merge(words)
    expect([await update(), page()]).toEqual([1, 'Erstens'])
    expect(realpathSync(join(root, 'current'))).toBe(running)
    expect(alerts()).toMatchObject([{ text: expect.stringMatching(text) }])
  })

  // Other systems have only one address of their own.
  it.runIf(process.platform === 'linux')('asks the address that HOST names', async () => {
    const { update, page } = await makeSite('127.0.0.2')
    expect([await update(), page()]).toEqual([0, 'Erstens'])
  })

  it('other settings make the pages anew, and two releases stay', async () => {
    const { root, settings, merge, update, page } = await makeSite()
    expect([await update(), page()]).toEqual([0, 'Erstens'])
    merge('Zweitens')
    expect([await update(), page()]).toEqual([0, 'Zweitens'])
    const old = realpathSync(join(root, 'current'))
    // Pages tell of settings.
    writeFileSync(settings, 'REQUESTS_KEEP_DAYS=30')
    expect([await update(), page()]).toEqual([0, 'Zweitens'])
    expect(realpathSync(join(root, 'current'))).not.toBe(old)
    // The running one and the one before it.
    expect(readdirSync(join(root, 'releases'))).toHaveLength(2)
  })

  it('a failure that passes is tried again, later each time, and says what it waits for: also the very first', async () => {
    const { setOnline, pass, update, merge, page, said, alerts } = await makeSite()
    setOnline(false)
    expect([await update(), page()]).toEqual([1, ''])
    setOnline(true)
    pass(5)
    expect([await update(), page()]).toEqual([0, 'Erstens'])
    setOnline(false)
    merge('Zweitens')
    expect([await update(), page()]).toEqual([1, 'Erstens'])
    expect([await update(), said()]).toEqual([
      0,
      expect.stringMatching(/failed.*npm ci.*tried again/),
    ])
    pass(5)
    expect(await update()).toBe(1)
    pass(5)
    expect(await update()).toBe(0)
    setOnline(true)
    pass(9)
    expect([await update(), page()]).toEqual([0, 'Zweitens'])
    expect(alerts()).toMatchObject([
      { status: 'degraded', text: expect.stringMatching(/there is no site yet.*npm ci/) },
      { status: 'ok' },
      { status: 'degraded', text: expect.stringMatching(/the site stays as it was.*npm ci/) },
      { status: 'ok' },
    ])
  })

  it('leaves the site and says so in a line where main cannot be fetched', async () => {
    const { origin, update, page, said, alerts } = await makeSite()
    expect([await update(), page()]).toEqual([0, 'Erstens'])
    rmSync(origin, { recursive: true })
    expect([await update(), page(), alerts()]).toEqual([1, 'Erstens', []])
    expect(said()).toMatch(/main cannot be fetched.*\n$/)
    expect(said()).not.toMatch(/^\s+at /m)
  })
})
