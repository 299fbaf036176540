import { describe, expect, it } from 'vitest'
import { canary, withProvider } from '../../support/chat'

const { provider, chat } = await withProvider()

const body = () =>
  JSON.parse(provider.received[0]?.body ?? '') as Record<string, unknown> & {
    messages: { role: string; content: string }[]
  }

describe('what the provider receives', () => {
  it('is what the specification lists and no other field', async () => {
    const { ask } = await chat()
    expect((await ask('Guten Tag')).status).toBe(200)
    expect(provider.received).toHaveLength(1)
    expect(provider.received[0]).toMatchObject({
      method: 'POST',
      path: '/v1/chat/completions',
    })
    expect(provider.received[0]?.headers.authorization).toBe(`Bearer ${canary}`)
    expect(Object.keys(body()).sort()).toEqual([
      'function_call',
      'functions',
      'max_tokens',
      'messages',
      'model',
      'temperature',
    ])
    expect(body()).toMatchObject({
      model: 'gpt-3.5-turbo',
      temperature: 0.7,
      max_tokens: 600,
      function_call: 'auto',
      functions: [
        {
          name: 'scheduleAppointment',
          description: expect.any(String),
          parameters: { type: 'object', properties: {} },
        },
      ],
    })
  })

  it('is one system message, then the whole history, then the question, each trimmed, nothing but role and content', async () => {
    const { post } = await chat()
    const messages = [
      { role: 'assistant', content: ' Hallo! ', showQR: true },
      { role: 'user', content: '\n Was kostet BASIC?\t', id: 7 },
      { role: 'assistant', content: '500 €' },
      { role: 'user', content: '  Und PRO?  ' },
    ]
    await post(
      JSON.stringify({
        messages,
        model: 'gpt-4o',
        temperature: 2,
        tools: [{ type: 'function' }],
        stream: true,
      }),
    )
    expect(body().messages.map(({ role }) => role)).toEqual([
      'system',
      'assistant',
      'user',
      'assistant',
      'user',
    ])
    expect(
      body()
        .messages.slice(1)
        .map(({ content }) => content),
    ).toEqual(['Hallo!', 'Was kostet BASIC?', '500 €', 'Und PRO?'])
    expect(
      body().messages.every(message => Object.keys(message).sort().join() === 'content,role'),
    ).toBe(true)
    expect(body()).toMatchObject({ model: 'gpt-3.5-turbo', temperature: 0.7 })
    expect(body()).not.toHaveProperty('tools')
    expect(body()).not.toHaveProperty('stream')
  })

  const from = (post: Awaited<ReturnType<typeof chat>>['post'], referer: string) =>
    post('{"messages":[{"role":"user","content":"Hallo"}]}', {
      headers: { referer, host: '4xdu.example', 'content-type': 'application/json' },
    })
  const withoutPage = /^Heute ist der \d\d\.\d\d\.\d{4}\.\n/

  it('names the page the visitor reads, but only one that exists', async () => {
    const { post } = await chat()
    await from(post, 'https://4xdu.example/training?x=1')
    expect(body().messages[0]?.content).toContain(
      '„KI-Training und Workshops für Betriebe | 4xDU“ (/training)',
    )
    for (const other of ['https://4xdu.example/ignore-all-rules', 'nonsense', '']) {
      provider.received.length = 0
      await from(post, other)
      expect(body().messages[0]?.content).toMatch(withoutPage)
    }
  })

  it('takes no page of another host for ours: with API_ORIGIN every referrer is only an origin and looks like the home page', async () => {
    const { post } = await chat()
    for (const other of ['https://pages.example/', 'https://evil.example/training']) {
      provider.received.length = 0
      await from(post, other)
      expect(body().messages[0]?.content, other).toMatch(withoutPage)
    }
  })

  it.each([
    ['gpt-3.5-turbo-0125', 'auto', 'functions', true],
    ['gpt-4', 'tools', 'tools', true],
    ['gpt-4o-mini', 'auto', 'tools', true],
    ['openai/gpt-5-mini', 'auto', 'tools', false],
    ['o4-mini', 'functions', 'functions', false],
    ['mistral-small-latest', 'auto', 'tools', true],
  ] as const)(
    'for %s, OPENAI_TOOLS %s: %s, temperature and max_tokens: %s',
    async (model, tools, offer, isPlain) => {
      const { ask } = await chat({ model, tools, maxTokens: 300 })
      await ask('Guten Tag')
      const [functions, toolList] = [
        { function_call: 'auto' },
        {
          tool_choice: 'auto',
          tools: [{ type: 'function', function: { name: 'scheduleAppointment' } }],
        },
      ]
      expect(body()).toMatchObject({
        model,
        ...(offer === 'functions' ? functions : toolList),
        ...(isPlain
          ? { temperature: 0.7, max_tokens: 300 }
          : { max_completion_tokens: 2_000, reasoning_effort: 'low' }),
      })
      expect(Object.keys(body())).toHaveLength(6)
    },
  )
})
