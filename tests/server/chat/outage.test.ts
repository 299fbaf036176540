import { describe, expect, it } from 'vitest'
import { canary, refusal, said, withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'
import { type Behaviour, json, refuses, resets, says } from '../../support/provider'

const { provider, chat } = await withProvider()
const question = 'Was kostet PRO?'

const refused = (status: number, code: string, param: string | null = null): Behaviour =>
  json(status, {
    error: { message: `${canary} is wrong`, type: 'invalid_request_error', param, code },
  })

describe('a provider that fails for good', () => {
  it.each([
    ['a wrong key', refused(401, 'invalid_api_key')],
    ['no such model', refused(404, 'model_not_found', 'model')],
    ['no credit', refused(429, 'insufficient_quota')],
    ['an account without a plan', refused(402, 'insufficient_credits')],
  ])(
    '%s: one error, then answers from the pages, until a look succeeds',
    async (_name, behaviour) => {
      const { ask, watch, lines } = await chat({ lookEveryMs: 50, knowledge: testKnowledge() })
      provider.behave(behaviour)
      expect(await refusal(await ask(question))).toMatchObject({
        status: 502,
        message: expect.stringContaining('ein Problem bei der Verarbeitung'),
      })
      const { content } = await said(await ask(question))
      expect(content).toContain('1.500\u00a0€')
      expect(watch.problems()).toMatchObject([{ name: 'provider', code: expect.any(String) }])

      provider.behave(says('Da bin ich wieder.'))
      await expect.poll(watch.isProviderWorking).toBe(true)
      expect((await said(await ask(question))).content).toMatch(/^Da bin ich wieder\./)
      const log = lines.map(line => JSON.parse(line))
      expect(log.map(({ msg }) => msg.replace(/:.*/, ''))).toEqual([
        'emilia.out',
        'emilia.failed',
        'emilia.back',
      ])
      expect(lines.join('')).not.toContain(canary)
    },
  )

  it('is named in the log by its code and parameter', async () => {
    const { ask, lines } = await chat()
    provider.behave(refused(404, 'model_not_found', 'model'))
    await ask(question)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: expect.stringContaining('OPENAI_MODEL'),
      status: 404,
      code: 'model_not_found',
      param: 'model',
      model: 'gpt-3.5-turbo',
    })
  })

  it('at the start: no visitor meets it', async () => {
    const { ask, emilia, watch } = await chat({ knowledge: testKnowledge() })
    provider.behave(refused(401, 'invalid_api_key'))
    await emilia.check()
    expect((await said(await ask(question))).content).toContain('1.500\u00a0€')
    expect(watch.isProviderWorking()).toBe(false)
  })

  it.each([
    ['refuses one question', [refused(400, 'content_filter')]],
    ['refuses every question', [refused(400, 'unknown')]],
    ['is away', [resets]],
    ['is busy', [refuses(503, canary)]],
  ] as [string, Behaviour[]][])(
    'is not one that %s: the next question is asked again',
    async (_name, behaviours) => {
      const { ask, watch } = await chat()
      provider.behave(...behaviours)
      expect((await ask(question)).status).toBe(502)
      expect(watch.problems()).toEqual([])
      provider.behave(says('Gern.'))
      expect((await said(await ask(question))).content).toMatch(/^Gern\./)
      expect(watch.isProviderWorking()).toBe(true)
    },
  )
})
