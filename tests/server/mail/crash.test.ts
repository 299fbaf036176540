import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { type Behaviour, startSmtp } from '../../support/smtp'
import { client, contact, filesIn, formData, path, tempFolder, until } from './fixture'

const requests = 200
const kills = 10
const visitors = 4
const program = fileURLToPath(new URL('crash-server.ts', import.meta.url))

it(`loses none of ${requests} requests through ${kills} SIGKILLs and a faulty mail server`, {
  timeout: 120_000,
}, async () => {
  const faults: Record<number, Behaviour> = { 3: 'drop-reply', 7: 'greylist', 11: 'cut' }
  const smtp = await startSmtp({ behave: attempt => faults[attempt % 15] ?? 'take' })
  onTestFinished(() => smtp.close())
  const dataDir = await tempFolder()

  let child: ChildProcess | undefined
  let port = 0
  const start = async () => {
    child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, smtp.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer]
    port = Number(line)
  }
  const kill = async () => {
    const ended = child && once(child, 'exit')
    child?.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  await start()

  let answered = 0
  let interrupted = 0
  /** A visitor presses send until he reads OK. */
  const send = async (number: number) => {
    for (;;) {
      const body = formData({ ...contact, ...client, message: `Nummer ${number}.` })
      const isOk = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body }).then(
        response => response.ok,
        () => false,
      )
      if (isOk) break
      interrupted += 1
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    answered += 1
  }
  let next = 0
  const visit = async () => {
    while (next < requests) await send(next++)
  }
  const killing = async () => {
    for (let i = 1; i <= kills; i += 1) {
      await until(() => answered >= (i * requests) / (kills + 1), 60_000)
      await kill()
      await start()
    }
  }
  await Promise.all([killing(), ...Array.from({ length: visitors }, visit)])
  await until(async () => (await filesIn(dataDir, 'new')).length === 0, 90_000)

  // Pairs of number and Message-ID: one for each request, however often its mail arrived.
  const pairs = new Set(
    smtp.received.map(({ mail }) => `${/Nummer (\d+)\./.exec(mail.text ?? '')?.[1]} ${mail.messageId}`),
  )
  expect(pairs.size).toBe(requests)
  expect(new Set([...pairs].map(pair => pair.split(' ')[0])).size).toBe(requests)
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(requests)
  expect(await filesIn(dataDir, 'sent')).toHaveLength(requests)
  // The kills did hit requests under way, and the mail server did fail.
  expect(interrupted).toBeGreaterThan(0)
  expect(smtp.attempts).toBeGreaterThan(requests)
})
