import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { canary, testChat, withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'
import { delta, message, refuses, resets, streams, streamsText } from '../../support/provider'

const { provider, chat } = await withProvider()

const textsOf = (list: { data: { text?: string } }[]) => list.flatMap(({ data }) => data.text ?? [])

describe('a streamed answer', () => {
  it('comes a sentence or list item at a time, then whole', async () => {
    const { stream } = await chat()
    const text =
      'Gern! Das sind z. B. 3 Dinge am 14. Mai:\n- **Luigi** am Telefon\n- Sam\n\nWas darf es sein?'
    provider.behave(streamsText(text))
    const list = await stream(['Wer hilft im Gasthaus?'])
    expect(textsOf(list)).toEqual([
      'Gern!',
      ' Das sind z. B. 3 Dinge am 14. Mai:\n',
      '- **Luigi** am Telefon\n',
      '- Sam\n\n',
      'Was darf es sein?',
    ])
    expect(textsOf(list).join('').trim()).toBe(text)
    expect(list.at(-1)).toMatchObject({
      event: 'done',
      data: { message: { role: 'assistant', content: text, showQR: false } },
    })
    expect(JSON.parse(provider.received.at(-1)?.body ?? '')).toMatchObject({
      stream: true,
      max_tokens: 600,
    })
  })

  it('begins with the first sentence, long before the last one is there', async () => {
    const { stream } = await chat()
    provider.behave(
      streams(
        delta({ content: 'Ja, ' }),
        delta({ content: 'gern.' }),
        1500,
        delta({ content: ' Wann?' }),
        'data: [DONE]\n\n',
      ),
    )
    const list = await stream(['Haben Sie Zeit?'])
    expect(list.map(({ event }) => event)).toEqual(['text', 'text', 'done'])
    const [first = 0, last = 0] = list.map(({ at }) => at)
    expect(first / last).toBeLessThan(0.5)
  })

  it.each([
    [
      'a function',
      streams(
        delta({ content: 'Gern!' }),
        delta({ function_call: { name: 'scheduleAppointment', arguments: '' } }),
        delta({ function_call: { arguments: '{}' } }),
      ),
      'Bitte scannen Sie diesen QR-Code:',
      true,
    ],
    [
      'thoughts',
      streamsText('<think> Hm, 37 € vielleicht. </think> Grüß Gott.'),
      'Grüß Gott.',
      false,
    ],
    ['JSON all the same', message({ content: 'Ja. Gern.' }), 'Ja. Gern.', false],
  ])('ends as the specification says after %s', async (_name, behaviour, content, showQR) => {
    const { stream } = await chat()
    provider.behave(behaviour)
    expect((await stream(['Termin?'])).at(-1)?.data).toEqual({
      message: { role: 'assistant', content, showQR },
    })
  })

  it('leaves out a price of the model, keeps the rest, and ends with the table of the site', async () => {
    const { stream } = await chat({ knowledge: testKnowledge() })
    provider.behave(
      streams(
        delta({ content: 'PRO ist beliebt. Es kostet nur 99 €. ' }),
        delta({ content: 'Also 99 €! Passt das?' }),
        'data: [DONE]\n\n',
      ),
    )
    const list = await stream(['Was kostet PRO?'])
    const content = list.at(-1)?.data.message?.content ?? ''
    expect(content).toMatch(/^PRO ist beliebt\. Passt das\?\n\n- \*\*PRO\*\*: ab 1\.500\u00a0€/)
    expect(content).not.toContain('99')
    expect(textsOf(list).join('')).toBe(content)
  })

  it('reads on around what stands in place of a sentence', async () => {
    const { stream } = await chat({ knowledge: testKnowledge() })
    provider.behave(streamsText('Gern helfe ich. Ja, Sie bekommen 50 % Rabatt. Wer sind Sie?'))
    expect((await stream(['Geht da noch was?'])).at(-1)?.data.message?.content).toBe(
      'Gern helfe ich. Was es kostet, steht bei den [Preisen](/#was-es-kostet). Wer sind Sie?',
    )
  })

  it('has the line of the site where the model writes the mark of a price', async () => {
    const { stream } = await chat({ knowledge: testKnowledge() })
    provider.behave(streamsText('Ich rate zu PRO:\n[[Preis PRO]]\nWann reden wir?'))
    expect((await stream(['Was passt zu mir?'])).at(-1)?.data.message?.content).toBe(
      'Ich rate zu PRO:\n**PRO**: ab 1.500\u00a0€, dazu 0,07\u00a0€ pro Nachricht, exkl. USt.\nWann reden wir?',
    )
  })

  it('is tried again while nothing was shown, and ends with an error when it breaks off later', async () => {
    const { stream, lines } = await chat()
    provider.received.length = 0
    provider.behave(refuses(503, canary), resets, streamsText('Da bin ich. Wieder.'))
    expect((await stream(['Hallo?'])).at(-1)?.data.message?.content).toBe('Da bin ich. Wieder.')
    expect(provider.received).toHaveLength(3)
    provider.received.length = 0
    provider.behave(async (response, received) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`data: ${JSON.stringify(delta({ content: 'Ja. Und' }))}\n\n`)
      await wait(100)
      await resets(response, received)
    })
    const list = await stream(['Hallo?'])
    expect(list.map(({ event }) => event)).toEqual(['text', 'error'])
    expect(list[1]?.data.error).toEqual({
      code: 'provider_failed',
      message: expect.stringMatching(
        /^Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage\. Bitte versuchen Sie es später erneut\. \(Nr\. [0-9a-f]{6}\)$/,
      ),
    })
    expect(provider.received).toHaveLength(1)
    expect(lines.join()).not.toContain(canary)
  })

  it.each([
    ['stops', streams(delta({ content: 'Ja. ' }), 10_000), 504],
    [
      'says what is wrong',
      streams(delta({ content: 'Ja. ' }), { error: { message: canary } }),
      502,
    ],
    ['sends events that are none', streams('data: <html>\n\n'), 502],
  ])('ends with an error when the provider %s', async (_name, behaviour, status) => {
    const { stream, lines } = await chat({ timeoutSeconds: 1 })
    provider.behave(behaviour)
    const last = (await stream(['Hallo?'])).at(-1)
    expect(last?.data.error?.code).toBe(status === 504 ? 'provider_slow' : 'provider_failed')
    expect(JSON.stringify(last) + lines.join()).not.toContain(canary)
  })

  it('without a model is one text and the whole', async () => {
    const { stream } = await testChat()
    const list = await stream(['Was kostet PRO?'])
    expect(list.map(({ event }) => event)).toEqual(['text', 'done'])
    expect(list[0]?.data.text).toBe(list[1]?.data.message?.content)
  })
})
