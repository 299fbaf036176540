import { describe, expect, it, vi } from 'vitest'
import { canary, said, withProvider } from '../../support/chat'
import { type Behaviour, delta, json, says, streams, streamsText } from '../../support/provider'

const { provider, chat } = await withProvider()
const broken = 'Hier bricht meine Antwort ab. Fragen Sie bitte noch einmal nach.'

const end = (finish_reason: string | null, more: object = {}) => ({
  choices: [{ index: 0, delta: {}, finish_reason, ...more }],
})
const done = 'data: [DONE]\n\n'
const chunk = (content: string) => delta({ content })

/** A body under any type. */
const sendsAs =
  (type: string, body: string): Behaviour =>
  response =>
    void response.writeHead(200, { 'content-type': type }).end(body)
const events = `data: ${JSON.stringify(chunk('Ja, gern.'))}\n\n${done}`
const whole = `\n${JSON.stringify({ choices: [{ message: { content: 'Ja, gern.' } }] }, null, 2)}`

/** What visitors get of a streamed answer: its last event, and how often the provider was asked. */
async function answerTo(behaviour: Behaviour) {
  const { stream, lines } = await chat()
  provider.behave(behaviour)
  const { data } = (await stream(['Was können Sie?'])).at(-1) ?? {}
  const { content, showQR } = data?.message ?? {}
  const calls = provider.received.length
  return { content, showQR, error: data?.error?.code, calls, log: lines.join('') }
}

describe('an answer framed by', () => {
  it.each<[string, Behaviour]>([
    ['OpenAI', streamsText('Ja, gern.')],
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
        { ...chunk('Ja, '), provider: 'X' },
        chunk('gern.'),
        end('stop', { native_finish_reason: 'STOP' }),
        { choices: [{ index: 0, delta: { role: 'assistant', content: '' } }], usage: {} },
        done,
      ),
    ],
    [
      'llama.cpp: content null first, timings last',
      streams(
        { choices: [{ index: 0, delta: { role: 'assistant', content: null } }] },
        chunk('Ja, gern.'),
        end('stop', { timings: { predicted_n: 3 } }),
        done,
      ),
    ],
    ['a host without streaming', says('Ja, gern.')],
    ['a host that only says [DONE]', streams(chunk('Ja, gern.'), done, 20_000)],
    ['a host that just ends', streams(chunk('Ja, gern.'))],
    ['a host that ends early', streams(chunk('Ja, '), end('stop'), chunk('gern.'), end('stop'))],
    ['a host that breaks off after the end', streams(chunk('Ja, gern.'), end('stop'), '<html>\n')],
    ['empty data', streams(chunk('Ja, '), 'data:\n\n', chunk('gern.'), end('stop'), done)],
    ['no empty line at the end', streams(chunk('Ja, gern.'), end('stop'), 'data: [DONE]')],
    [
      'two choices',
      streams(chunk('Ja, '), { choices: [{ index: 1, delta: { content: 'X' } }] }, chunk('gern.')),
    ],
    [
      'parts',
      streams(delta({ content: [{ type: 'text', text: 'Ja, gern.' }] }), end('stop'), done),
    ],
    ['another type', sendsAs('application/json', events)],
    ['JSON under another type', sendsAs('text/event-stream', whole)],
  ])('%s', async (_name, behaviour) => {
    expect(await answerTo(behaviour)).toMatchObject({ content: 'Ja, gern.', calls: 1, log: '' })
  })

  it('a name of a function in two parts', async () => {
    const call = (name: string) => delta({ tool_calls: [{ index: 0, function: { name } }] })
    const behaviour = streams(call('schedule'), call('Appointment'), end('tool_calls'), done)
    expect(await answerTo(behaviour)).toMatchObject({ showQR: true })
  })
})

describe('an answer that is not whole', () => {
  it.each([
    ['it got too long', [end('length'), done]],
    ['it was filtered', [end('content_filter'), done]],
    ['it just ended', []],
  ])('as %s loses its half sentence and says so', async (_why, rest) => {
    const { content } = await answerTo(streams(chunk('Luigi bestellt. Dazu kom'), ...rest))
    expect(content).toBe(`Luigi bestellt. \n\n${broken}`)
  })

  it('empty for length: the pages answer', async () => {
    const { content, error } = await answerTo(streams(end('length'), done))
    expect(error).toBeUndefined()
    expect(content).toMatch(/\p{L}/u)
    expect(content).not.toContain('Keine lesbare Antwort')
  })

  const html = '<html>\n<h1>502</h1>\n'
  const ofOpenRouter = { error: { code: 502, message: canary }, choices: [] }
  it.each<[string, Behaviour, string, number]>([
    ['a stream without anything', streams(), 'unreadable', 3],
    ['an error page in the stream', streams(chunk('Ja. '), html), '', 1],
    ['an error page from the first byte', streams(html), '', 3],
    ['an error of llama.cpp', streams(chunk('Ja. '), `error: {"message":"${canary}"}\n\n`), '', 1],
    ['an error of OpenRouter', streams(chunk('Ja. '), ofOpenRouter), '"code":"502"', 1],
  ])('%s: fails with the error of the specification', async (_name, behaviour, logged, calls) => {
    const answer = await answerTo(behaviour)
    expect(answer).toMatchObject({ error: 'provider_failed', calls })
    expect(answer.log).toContain(logged)
    expect(answer.log).not.toContain(canary)
  })
})

describe('a parameter that a host refuses', () => {
  const refusesWhile = (name: string, param: string | null): Behaviour => {
    const message = `Unsupported parameter: '${name}' is not supported with this model.`
    const refusal = json(400, { error: { message, code: 'unsupported_parameter', param } })
    return (response, received) =>
      (name in JSON.parse(received.body) ? refusal : says('Gern.'))(response, received)
  }

  it.each([
    ['temperature', 'gpt-4o', ''],
    ['max_tokens', 'gpt-6-mini', 'max_completion_tokens'],
    ['reasoning_effort', 'o1-mini', ''],
    ['functions', 'gpt-3.5-turbo', 'tools'],
    ['tools', 'llama-3', ''],
  ])('%s is left out once and remembered', async (name, model, instead) => {
    const { ask, lines } = await chat({ model })
    provider.behave(refusesWhile(name, name))
    expect((await said(await ask('Hallo'))).content).toBe('Gern.')
    expect((await said(await ask('Hallo'))).content).toBe('Gern.')
    const sent = provider.received.map(({ body }) => Object.keys(JSON.parse(body)))
    expect(sent.map(keys => keys.includes(name))).toEqual([true, false, false])
    if (instead) expect(sent[2]).toContain(instead)
    expect(lines).toEqual([])
  })

  it('named in words alone costs this call its fields, no other and no conversation, and is logged once', async () => {
    const { ask, lines } = await chat({ model: 'llama-3' })
    provider.behave(refusesWhile('tools', null))
    for (const _ of ['eins', 'zwei'])
      expect((await said(await ask('Luigi?', 'Er bestellt.', 'Hallo'))).content).toBe('Gern.')
    const sent = provider.received.map(({ body }) => JSON.parse(body))
    expect(sent.map(body => 'tools' in body)).toEqual([true, false, true, false])
    expect(sent.map(({ messages }) => messages.length)).toEqual([4, 4, 4, 4])
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'emilia.field-refused', name: 'OPENAI_TOOLS, OPENAI_MODEL' }),
    ])
  })

  it('stream: the answers come as a whole from then on', async () => {
    const { stream } = await chat()
    provider.behave(refusesWhile('stream', 'stream'))
    for (const _ of ['eins', 'zwei'])
      expect((await stream(['Hallo'])).at(-1)?.data.message?.content).toBe('Gern.')
    expect(provider.received).toHaveLength(3)
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
  provider.behave(says('Ja.'), streamsText('Ja. Gern.'))
  await ask('Hallo')
  await stream(['Hallo'])
  vi.unstubAllGlobals()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})
