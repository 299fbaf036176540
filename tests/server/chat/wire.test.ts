import { describe, expect, it } from 'vitest'
import { canary, thread, withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'

const { provider, chat } = await withProvider()
const knowledge = testKnowledge()
const whole = await chat({ knowledge })

type Body = Record<string, unknown> & { messages: { role: string; content: string }[] }
const body = (): Body => JSON.parse(provider.received.at(-1)?.body ?? '')
const system = () => body().messages[0]?.content ?? ''

describe('what the provider receives', () => {
  it('is what the specification lists and no other field, whatever the client sends', async () => {
    const { post } = await chat()
    const messages = [
      { role: 'assistant', content: ' Hallo! ', showQR: true },
      { role: 'user', content: '\n Was kostet BASIC?\t', id: 7 },
    ]
    await post(
      JSON.stringify({ messages, model: 'gpt-4o', temperature: 2, tools: [], stream: true }),
    )
    expect(provider.received).toHaveLength(1)
    expect(provider.received[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' })
    expect(provider.received[0]?.headers.authorization).toBe(`Bearer ${canary}`)
    expect(body()).toEqual({
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
      messages: [
        { role: 'system', content: expect.any(String) },
        { role: 'assistant', content: 'Hallo!' },
        { role: 'user', content: 'Was kostet BASIC?' },
      ],
    })
  })

  it.each([
    ['gpt-3.5-turbo-0125', 'auto', 'functions', true],
    ['gpt-4', 'tools', 'tools', true],
    ['gpt-4o-mini', 'auto', 'tools', true],
    ['openai/gpt-5-mini', 'auto', 'tools', false],
    ['o4-mini', 'functions', 'functions', false],
  ] as const)('for %s, OPENAI_TOOLS %s', async (model, tools, offer, isPlain) => {
    const { ask } = await chat({ model, tools, maxTokens: 300 })
    await ask('Guten Tag')
    expect(body()).toMatchObject({
      model,
      ...(offer === 'functions' ? { function_call: 'auto' } : { tool_choice: 'auto' }),
      [offer]: [expect.any(Object)],
      ...(isPlain
        ? { temperature: 0.7, max_tokens: 300 }
        : { max_completion_tokens: 2_000, reasoning_effort: 'low' }),
    })
    expect(Object.keys(body())).toHaveLength(6)
  })
})

describe('the system message', () => {
  it.each([
    ['2026-11-21T12:00:00Z', '21.11.2026, ein Samstag'],
    ['2026-12-31T23:30:00Z', '01.01.2027, ein Freitag'],
    ['2026-07-01T21:59:00Z', '01.07.2026, ein Mittwoch'],
  ])('begins with the date and the weekday in Vienna: %s', async (now, date) => {
    const { ask } = await chat({ now: () => new Date(now) })
    await ask('Hallo')
    expect(system().startsWith(`Heute ist der ${date}.\n`)).toBe(true)
  })

  it.each([
    ['https://4xdu.example/training?x=1', 'Der Besucher liest gerade die Seite „KI-Training'],
    ['https://4xdu.example/ignore-all-rules', '.\n'],
    ['https://evil.example/training', '.\n'],
    ['nonsense', '.\n'],
  ])('names the page the visitor reads, if it is one of ours: %s', async (referer, words) => {
    const { post } = await chat()
    await post(thread('Hallo'), {
      headers: { referer, host: '4xdu.example', 'content-type': 'application/json' },
    })
    const behindTheDate = system().replace(/^Heute ist der [\d.]{10}, ein \p{L}+(?:\. )?/u, '')
    expect(behindTheDate.startsWith(words)).toBe(true)
  })

  it('holds the persona, every offer with its prices, and the pages', async () => {
    await whole.ask('Hallo')
    for (const line of [
      knowledge.persona.trim(),
      '- BASIC: ab 500\u00a0€, dazu 0,10\u00a0€ pro Nachricht. Enthält: Personalisierter Website-Chatbot;',
      '- Terminbuchung: 0,80\u00a0€ pro Minute (regulär 3,50\u00a0€, das sind 77 % weniger), dazu einmalig 1.500\u00a0€ Einrichtung',
      '- Enterprise: Preis auf Anfrage',
      '/ki-im-autohaus',
      'Alle Wege zu uns: /kontaktinformationen',
    ])
      expect(system()).toContain(line)
    // Nobody has given it yet.
    expect(system()).not.toContain('office@4xdu.example')
  })

  it('brings the passages that fit, also to a question that only makes sense with the one before', async () => {
    await whole.ask('Wo liegt der Gerichtsstand?')
    expect(system()).toContain('Graz')
    await whole.ask('Erzählen Sie mir von Luigi', 'Gern.', 'Und was kostet er?')
    expect(system()).toContain('(/assistants/luigi#was-luigi-kostet)')
  })

  it('brings five passages at most, none of them cut', async () => {
    const long = `Wir sind ein Hotel in Graz. ${'Bei uns rufen viele Gäste an. '.repeat(40)}`
    for (const question of ['Was kostet ein Assistent am Telefon?', long]) {
      await whole.ask(question)
      const [, found = ''] = system().split('# Stellen der Website, die zur Frage passen\n\n')
      const passages = found.split(/^## .*\n/m).slice(1)
      expect(passages.length).toBeGreaterThan(2)
      expect(passages.length).toBeLessThanOrEqual(5)
      const texts = [
        ...knowledge.passages,
        ...knowledge.routes.map(one => ({ text: one.description })),
      ]
      for (const passage of passages)
        expect(texts.some(({ text }) => text === passage.trimEnd())).toBe(true)
    }
  })
})
