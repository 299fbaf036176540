import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../../shared/messages'
import { withProvider } from '../../support/chat'
import { testKnowledge } from '../../support/knowledge'
import { delayed, never, says, switchesProtocols } from '../../support/provider'

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
  it('are two of one visitor, who is told so beyond them, and others are served', async () => {
    const { ask } = await visitors(20)
    provider.behave(delayed(500, says('Ja.')))
    const [own, other] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => ask('one'))),
      ask('other'),
    ])
    expect(own.filter(({ content }) => content === 'Ja.')).toHaveLength(2)
    expect(own.filter(({ content }) => busy.test(content))).toHaveLength(18)
    expect(other.content).toBe('Ja.')
  })

  it('are eight: without one a visitor is answered from the pages, at once when 24 wait already', async () => {
    const { ask, leave } = await visitors(20)
    provider.behave(never)
    const answers = Array.from({ length: 40 }, (_, i) => ask(`${i}`))
    const late = await Promise.all(answers.slice(32))
    expect(late.every(({ content }) => busy.test(content) && content.includes('500'))).toBe(true)
    const waited = await Promise.all(answers.slice(8, 32))
    const shortest = Math.min(...waited.map(({ seconds }) => seconds))
    expect(Math.max(...late.map(({ seconds }) => seconds))).toBeLessThan(shortest)
    expect(waited.every(({ content, seconds }) => busy.test(content) && seconds > 4.9)).toBe(true)
    expect(provider.received).toHaveLength(8)
    leave()
    await Promise.all(answers)
    provider.behave(says('Wieder da.'))
    expect((await ask('new')).content).toBe('Wieder da.')
  })

  it('are handed on: who waits is answered by the model as soon as a place is free', async () => {
    const { ask } = await visitors(20)
    provider.behave(delayed(50, says('Ja.')))
    const answers = await Promise.all(Array.from({ length: 32 }, (_, i) => ask(`${i}`)))
    expect(answers.map(({ content }) => content)).toEqual(answers.map(() => 'Ja.'))
  })

  it('are given back whatever the provider does', async () => {
    const { ask } = await visitors(1)
    provider.behave(switchesProtocols)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => ask(`${i}`)))
    expect(answers.every(({ status }) => status === 502 || status === 504)).toBe(true)
    provider.behave(says('Wieder da.'))
    expect((await ask('new')).content).toBe('Wieder da.')
  })
})
