import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Behaviour } from '../../support/smtp'
import { builtServer } from '../built-server'
import { all, filesIn, formData, path, smtp, until } from './fixture'

const requests = 40
const kills = 4
const visitors = 4
/** What the mail server does with the first mails; all others it takes. */
const faults: readonly Behaviour[] = ['drop-reply', 'greylist', 'cut']

const { folder, started } = builtServer()

it(`loses none of ${requests} requests through ${kills} SIGKILLs and a faulty mail server`, async () => {
  const mails = await smtp({ behave: attempt => faults[attempt] ?? 'take' })
  const env = { SMTP_URL: mails.url, MAIL_TO: 'office@4xdu.example', FORMS_PER_MINUTE: '100000' }
  let server = await started(env)
  let back = Promise.resolve()
  const restart = () => {
    server.child.kill('SIGKILL')
    back = server.exit.then(async () => {
      server = await started(env)
    })
    return back
  }

  let answered = 0
  let interrupted = 0
  let next = 0
  /** Presses send until the answer is OK, then for the next request. */
  const visit = async () => {
    while (next < requests) {
      const body = formData({ ...all, message: `Nummer ${next++}.` })
      const send = () =>
        fetch(`${server.url}${path}`, { method: 'POST', body }).then(
          answer => answer.ok,
          () => false,
        )
      while (!(await send())) {
        interrupted += 1
        await back
      }
      answered += 1
    }
  }
  const kill = async () => {
    for (let i = 1; i <= kills; i += 1) {
      await until(() => answered >= (i * requests) / (kills + 1), 60_000)
      await restart()
    }
  }
  await Promise.all([kill(), ...Array.from({ length: visitors }, visit)])

  // A start tries at once what has failed before; without one it waits for minutes.
  while (mails.attempts < faults.length) {
    const before = mails.attempts
    await restart()
    await until(async () => mails.attempts > before, 60_000)
  }
  await restart()
  await until(async () => (await filesIn(join(folder, 'data'), 'new')).length === 0, 60_000)

  // Pairs of number and Message-ID: one for each request, however often its mail arrived.
  const pairs = new Set(
    mails.received.map(
      ({ mail }) => `${/Nummer (\d+)\./.exec(mail.text ?? '')?.[1]} ${mail.messageId}`,
    ),
  )
  expect(pairs.size).toBe(requests)
  expect(new Set([...pairs].map(pair => pair.split(' ')[0])).size).toBe(requests)
  expect(new Set(mails.received.map(({ mail }) => mail.messageId)).size).toBe(requests)
  expect(await filesIn(join(folder, 'data'), 'sent')).toHaveLength(requests)
  // The kills did hit requests under way, and the mail server did fail.
  expect(interrupted).toBeGreaterThan(0)
  expect(mails.attempts).toBeGreaterThan(requests)
}, 200_000)
