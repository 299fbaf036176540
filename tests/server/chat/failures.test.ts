import { afterAll, describe, expect, it } from 'vitest'
import { canary, refusal, said, withProvider } from '../../support/chat'
import {
  type Behaviour,
  cutsBody,
  delayed,
  drips,
  hangsInBody,
  hintsOnly,
  json,
  never,
  redirectsTo,
  refuses,
  resets,
  says,
  sendsHtml,
  sendsNothing,
  startProvider,
  switchesProtocols,
} from '../../support/provider'

const sentence =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
const { provider, chat } = await withProvider()
const other = await startProvider()
afterAll(() => other.close())

const asked = 'Mein Geheimwort ist Zwetschkenröster'

/** Asks once and returns what came, how long it took, how often the provider was called, and what was logged. */
async function fail(behaviour: Behaviour, timeoutSeconds = 12) {
  const { ask, lines } = await chat({ timeoutSeconds })
  provider.behave(behaviour)
  const started = performance.now()
  const response = await ask(asked)
  const retryAfter = response.headers.get('retry-after')
  const answer = await refusal(response)
  return {
    ...answer,
    retryAfter,
    seconds: (performance.now() - started) / 1000,
    calls: provider.received.length,
    log: lines.join(''),
  }
}

describe('a failing provider', () => {
  const cases: [name: string, behaviour: Behaviour, calls: number, logged: object][] = [
    ['reset', resets, 3, { class: 'ProviderError:connection' }],
    ['a change of protocols', switchesProtocols, 3, { class: 'ProviderError:connection' }],
    ['body cut off', cutsBody, 3, { class: 'ProviderError:connection' }],
    ['HTML with 200', sendsHtml, 1, { class: 'ProviderError:unreadable' }],
    ['nothing with 204', sendsNothing, 1, { class: 'ProviderError:unreadable' }],
    ['empty choices', json(200, { choices: [] }), 1, { class: 'ProviderError:unreadable' }],
    ...[401, 404].map((status): [string, Behaviour, number, object] => [
      `${status}`,
      refuses(status, canary),
      1,
      { class: 'ProviderError:status', status },
    ]),
    ...[429, 503].map((status): [string, Behaviour, number, object] => [
      `${status}`,
      refuses(status, canary),
      3,
      { class: 'ProviderError:status', status },
    ]),
    [
      '429 for an hour',
      refuses(429, canary, { 'retry-after': '3600' }),
      1,
      { class: 'ProviderError:status', status: 429 },
    ],
  ]

  it.each(cases)(
    '%s: the specified sentence, soon, and the cause in the log',
    async (_name, behaviour, calls, logged) => {
      const result = await fail(behaviour)
      expect(result).toMatchObject({
        status: 502,
        message: sentence,
        keys: ['error', 'code', 'message'],
      })
      expect(result.calls).toBe(calls)
      expect(result.seconds).toBeLessThan(10)
      const lines = result.log.trim().split('\n')
      expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'emilia.failed', ...logged })
      for (const leak of [canary, canary.slice(0, 12), 'Incorrect', 'Zwetschken', '127.0.0.1']) {
        expect(result.log + JSON.stringify(result)).not.toContain(
          `${leak}`.replace('127.0.0.1', provider.url),
        )
      }
    },
  )

  it.each([
    ['slow headers', never],
    ['hanging body', hangsInBody],
    ['an answer after the deadline', delayed(3_000, says('Zu spät'))],
    ['early hints and no answer', hintsOnly],
    ['a byte now and then', drips],
  ] as [string, Behaviour][])(
    '%s: 504 at the deadline, and its connection is closed',
    async (_name, behaviour) => {
      const result = await fail(behaviour, 1)
      expect(result).toMatchObject({
        code: 'provider_slow',
        status: 504,
        message: sentence,
      })
      expect(result.seconds).toBeGreaterThan(0.9)
      // Before the late answer is there.
      expect(result.seconds).toBeLessThan(3)
      await expect.poll(() => provider.received.at(-1)?.isGone).toBe(true)
    },
  )

  it('redirecting: is not followed, the key does not travel', async () => {
    const result = await fail(redirectsTo(`${other.url}/chat/completions`))
    expect(result).toMatchObject({ status: 502, message: sentence, calls: 1 })
    expect(other.received).toEqual([])
  })

  it('failing once or twice is tried again within the same wait', async () => {
    const { ask, lines } = await chat({ timeoutSeconds: 12 })
    provider.behave(refuses(503, canary), resets, says('Da bin ich wieder.'))
    expect(await said(await ask(asked))).toMatchObject({
      content: 'Da bin ich wieder.',
    })
    const bodies = provider.received.map(({ body }) => body)
    expect([bodies.length, new Set(bodies).size, bodies[0]?.includes(asked)]).toEqual([3, 1, true])
    expect(lines).toEqual([])
  })
})
