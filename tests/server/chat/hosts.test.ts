import { describe, expect, it, vi } from 'vitest'
import { canary, said, withProvider } from '../../support/chat'
import {
  type Behaviour,
  delta,
  json,
  message,
  says,
  streams,
  streamsText,
} from '../../support/provider'

const { provider, chat } = await withProvider()
const broken = 'Hier bricht meine Antwort ab. Fragen Sie bitte noch einmal nach.'

const end = (finish_reason: string | null, more: object = {}) => ({
  choices: [{ index: 0, delta: {}, finish_reason, ...more }],
})
const done = 'data: [DONE]\n\n'
/** One event whose body is a choice with these fields. */
const chunk = (content: string, more: object = {}) => ({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: { content }, finish_reason: null }],
  ...more,
})

/** What visitors get of a streamed answer: its last event, and whether the provider was asked again. */
async function answerTo(behaviour: Behaviour, timeoutSeconds = 5) {
  const { stream, lines } = await chat({ timeoutSeconds })
  provider.behave(behaviour)
  const list = await stream(['Was können Sie?'])
  const last = list.at(-1)
  return {
    content: last?.data.message?.content,
    showQR: last?.data.message?.showQR,
    error: last?.data.error?.code,
    calls: provider.received.length,
    isGone: () => provider.received.at(-1)?.isGone,
    log: lines.join(''),
    took: last?.at ?? 0,
  }
}

describe('an answer framed by', () => {
  it.each<[string, Behaviour]>([
    [
      'Azure: results of its filter first, without a choice',
      streams(
        { choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] },
        chunk('Ja, '),
        { choices: [{ index: 0, finish_reason: null, content_filter_offsets: { start: 0 } }] },
        chunk('gern.'),
        end('stop'),
        done,
      ),
    ],
    [
      'OpenRouter: comments while it waits, usage behind the end',
      streams(
        ': OPENROUTER PROCESSING\n\n',
        ': OPENROUTER PROCESSING\n\n',
        chunk('Ja, ', { provider: 'X' }),
        chunk('gern.'),
        end('stop', { native_finish_reason: 'STOP' }),
        { choices: [{ index: 0, delta: { role: 'assistant', content: '' } }], usage: {} },
        done,
      ),
    ],
    [
      'vLLM: a role alone, usage without a choice',
      streams(
        { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, logprobs: null }] },
        chunk('Ja, '),
        chunk('gern.'),
        end('stop', { stop_reason: null }),
        { choices: [], usage: { total_tokens: 3 } },
        done,
      ),
    ],
    [
      'llama.cpp: content null first, timings last',
      streams(
        { choices: [{ index: 0, delta: { role: 'assistant', content: null } }] },
        chunk('Ja, '),
        chunk('gern.'),
        end('stop', { timings: { predicted_n: 3 } }),
        done,
      ),
    ],
    [
      'a proxy: empty data, names and ids of events, CRLF',
      streams(
        'data:\n\n',
        'data: \r\n\r\n',
        `event: message\r\nid: 1\r\nretry: 5\r\ndata: ${JSON.stringify(chunk('Ja, gern.'))}\r\n\r\n`,
        'data:\n\n',
        done,
      ),
    ],
    [
      'a host without a blank line at the end',
      streams(chunk('Ja, '), `data: ${JSON.stringify(chunk('gern.'))}\n\n`, 'data: [DONE]'),
    ],
    [
      'a last event without a blank line that is the end',
      streams(chunk('Ja, gern.'), `data: ${JSON.stringify(end('stop'))}`),
    ],
    [
      'several choices, of which the first counts',
      streams(
        { choices: [{ index: 1, delta: { content: 'Nein.' } }] },
        {
          choices: [
            { index: 1, delta: { content: 'Nie.' } },
            { index: 0, delta: { content: 'Ja, gern.' } },
          ],
        },
        end('stop'),
        done,
      ),
    ],
  ])('%s', async (_name, behaviour) => {
    expect(await answerTo(behaviour)).toMatchObject({ content: 'Ja, gern.', calls: 1, log: '' })
  })

  it('a name of a function in two parts', async () => {
    const call = (name: string) => delta({ tool_calls: [{ index: 0, function: { name } }] })
    const behaviour = streams(call('schedule'), call('Appointment'), end('tool_calls'), done)
    expect(await answerTo(behaviour)).toMatchObject({ showQR: true })
  })

  it('[DONE], whatever the socket does after it', async () => {
    const answer = await answerTo(streams(chunk('Ja, gern.'), done, 4_000))
    expect(answer).toMatchObject({ content: 'Ja, gern.', log: '' })
    expect(answer.took).toBeLessThan(3_000)
    await expect.poll(answer.isGone).toBe(true)
  })
})

describe('an answer that is not whole', () => {
  it.each([
    ['too long', [end('length'), done]],
    ['filtered', [end('content_filter'), done]],
  ])('%s: loses its half sentence and says so', async (_name, rest) => {
    const answer = await answerTo(
      streams(chunk('Luigi nimmt Bestellungen an. Dazu kom'), ...(rest as object[])),
    )
    expect(answer).toMatchObject({
      content: `Luigi nimmt Bestellungen an. \n\n${broken}`,
      calls: 1,
    })
  })

  it('empty for length: the pages answer', async () => {
    const { content, error } = await answerTo(streams(end('length'), done))
    expect(error).toBeUndefined()
    expect(content).toMatch(/\p{L}/u)
    expect(content).not.toContain('Keine lesbare Antwort')
  })

  it('of a host without streaming too', async () => {
    const { ask } = await chat()
    provider.behave(
      json(200, {
        choices: [{ index: 0, message: { content: 'Ja. Und d' }, finish_reason: 'length' }],
      }),
    )
    expect((await said(await ask('Geht das?'))).content).toBe(`Ja. \n\n${broken}`)
  })

  it.each<[string, Behaviour, string, number]>([
    ['a stream that just ends', streams(chunk('Ja. Und d')), 'ENDED', 1],
    ['an error page in the stream', streams(chunk('Ja. '), '<html>\n<h1>502</h1>\n'), '', 1],
    [
      'an error page from the first byte: tried again',
      streams('<html>\n<h1>502 Bad Gateway</h1>\n</html>\n'),
      '',
      3,
    ],
    [
      'an error of llama.cpp as a line of its own',
      streams(chunk('Ja. '), `error: {"code":500,"message":"${canary}"}\n\n`),
      '',
      1,
    ],
    [
      'an error of OpenRouter within the stream',
      streams(chunk('Ja. '), {
        error: { code: 502, message: canary },
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
      }),
      '"status":502',
      1,
    ],
    ['a line of more than 1 MB', streams(chunk('Ja. '), `data: ${'x'.repeat(1_100_000)}`), '', 1],
  ])('%s: fails with the error of the specification', async (_name, behaviour, logged, calls) => {
    const answer = await answerTo(behaviour)
    expect(answer).toMatchObject({ error: 'provider_failed', calls })
    expect(answer.log).toContain(logged)
    expect(answer.log).not.toContain(canary)
  })
})

describe('a parameter that a host refuses', () => {
  const refusesWhile = (name: string, then: Behaviour, param: string | null = name): Behaviour => {
    const refusal = json(400, {
      error: {
        message: `Unsupported parameter: '${name}' is not supported with this model.`,
        code: 'unsupported_parameter',
        param,
      },
    })
    return (response, received) =>
      (name in JSON.parse(received.body) ? refusal : then)(response, received)
  }
  const sent = () => provider.received.map(({ body }) => Object.keys(JSON.parse(body)))

  it.each([
    ['temperature', 'gpt-4o', 'temperature', ''],
    ['max_tokens', 'gpt-6-mini', 'max_tokens', 'max_completion_tokens'],
    ['reasoning_effort', 'o1-mini', 'reasoning_effort', ''],
    ['functions', 'gpt-3.5-turbo', 'functions', 'tools'],
    ['tools', 'llama-3', 'tools', ''],
  ])('%s is left out once and remembered', async (name, model, absent, instead) => {
    const { ask, lines, watch } = await chat({ model })
    provider.behave(refusesWhile(name, says('Gern.')))
    expect((await said(await ask('Hallo'))).content).toBe('Gern.')
    expect((await said(await ask('Hallo'))).content).toBe('Gern.')
    const [first, second, third] = sent()
    expect(first).toContain(absent)
    for (const keys of [second, third]) {
      expect(keys).not.toContain(absent)
      if (instead) expect(keys).toContain(instead)
    }
    expect(sent()).toHaveLength(3)
    expect([lines, watch.isProviderWorking()]).toEqual([[], true])
  })

  it('is also known where only the words name it', async () => {
    const { ask } = await chat({ model: 'gpt-6' })
    provider.behave(refusesWhile('max_tokens', streamsText('Gern.'), null))
    expect((await said(await ask('Hallo'))).content).toBe('Gern.')
  })
})

it('lets go of the signal of each answer: Node 20 keeps what listens on one that is never aborted', async () => {
  const signals: AbortSignal[] = []
  const original = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    if (init?.signal) signals.push(init.signal)
    return original(input, init)
  })
  const { ask, stream } = await chat()
  provider.behave(message({ content: 'Ja.' }), streamsText('Ja. Gern.'))
  await ask('Hallo')
  await stream(['Hallo'])
  vi.unstubAllGlobals()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})
