import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../shared/messages'
import { withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'
import { never, says, switchesProtocols } from '../../support/provider'

const busy =
  /^Ich beantworte gerade schon viele Fragen, darum antworte ich nur aus unseren Seiten\./
const question: ChatMessage[] = [{ role: 'user', content: 'Was kostet der kleinste Chatbot?' }]
const { provider, chat } = await withProvider()

/** Emilia, asked by visitors of any name. */
async function visitors(timeoutSeconds: number) {
  const { emilia } = await chat({ timeoutSeconds, knowledge: testKnowledge() })
  const visits: AbortController[] = []
  const ask = async (key: string) => {
    const from = performance.now()
    const visit = new AbortController()
    visits.push(visit)
    const answer = await emilia.answer(question, { key, signal: visit.signal }).then(
      ({ content }) => ({ content, status: 200 }),
      (error: { status?: number }) => ({ content: '', status: error.status ?? 0 }),
    )
    return { ...answer, seconds: (performance.now() - from) / 1000 }
  }
  const leave = () => {
    for (const visit of visits) visit.abort()
  }
  return { ask, leave }
}

describe('the places at the provider', () => {
  it('are half of all for one address, which is told so beyond them, and others are served', async () => {
    const { ask, leave } = await visitors(20)
    provider.behave(never)
    const own = Array.from({ length: 4 }, () => ask('office'))
    await expect.poll(() => provider.received.length).toBe(4)
    expect((await ask('office')).content).toMatch(busy)
    provider.behave(says('Ja.'))
    expect((await ask('other')).content).toMatch(/^Ja\./)
    leave()
    await Promise.all(own)
  })

  it('are eight: beyond them the pages answer at once', async () => {
    const { ask, leave } = await visitors(20)
    provider.behave(never)
    const asked = Array.from({ length: 8 }, (_, i) => ask(`${i}`))
    await expect.poll(() => provider.received.length).toBe(8)
    const late = await ask('late')
    expect(late.content).toMatch(busy)
    expect(late.content).toContain('500')
    leave()
    await Promise.all(asked)
    provider.behave(says('Wieder da.'))
    expect((await ask('new')).content).toMatch(/^Wieder da\./)
  })

  it('are given back whatever the provider does', async () => {
    const { ask } = await visitors(1)
    provider.behave(switchesProtocols)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => ask(`${i}`)))
    expect(answers.every(({ status }) => status === 502 || status === 504)).toBe(true)
    provider.behave(says('Wieder da.'))
    expect((await ask('new')).content).toMatch(/^Wieder da\./)
  })
})
