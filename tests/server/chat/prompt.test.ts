import { describe, expect, it } from 'vitest'
import { createIndex } from '../../../server/chat/offline/card-index'
import { createPrompts } from '../../../server/chat/prompt'
import type { ChatMessage } from '../../../server/messages'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const longer = { ...knowledge, passages: knowledge.passages.map(one => ({ ...one, text: one.text.repeat(3) })) }
const { search } = createIndex(knowledge)

type More = {
  now?: string
  before?: ChatMessage[]
  from?: Pick<Parameters<typeof createPrompts>[0], 'knowledge' | 'search'>
}

function system(
  question: string,
  { now = '2026-11-21T12:00:00Z', before = [], from = { knowledge, search } }: More = {},
) {
  const thread: ChatMessage[] = [...before, { role: 'user', content: question }]
  const prompt = createPrompts({ ...from, now: () => new Date(now) })(thread)
  expect(prompt.thread).toEqual(thread)
  return prompt.system
}

describe('the system message', () => {
  it('begins with the date in Vienna', () => {
    expect(system('Hallo')).toMatch(/^Heute ist der 21\.11\.2026\./)
    expect(system('Hallo', { now: '2026-12-31T23:30:00Z' })).toMatch(/^Heute ist der 01\.01\.2027\./)
    expect(system('Hallo', { now: '2026-07-01T21:59:00Z' })).toMatch(/^Heute ist der 01\.07\.2026\./)
  })

  it('holds the persona, every offer with its prices, and the pages', () => {
    const text = system('Hallo')
    expect(text).toContain(knowledge.persona.trim())
    for (const line of [
      'höchstens vier kurzen Sätzen',
      'genau einem nächsten Schritt',
      '- **BASIC**: ab 500\u00a0€ Startpreis, dazu 0,10\u00a0€ pro Nachricht. Personalisierter Website-Chatbot;',
      'Die Einrichtung kostet einmalig je Leistung 1.500\u00a0€.',
      '- **Terminbuchung**: mit KI 0,80\u00a0€ pro Minute, regulär 3,50\u00a0€.',
      '- **Workshop für Einsteiger**: 290\u00a0€ pro Person.',
      '- **Enterprise**: Preis auf Anfrage.',
      '/ki-im-autohaus',
      'office@4xdu.example',
    ]) {
      expect(text).toContain(line)
    }
  })

  it('brings the passages that fit the question, also one that only makes sense with the one before', () => {
    expect(system('Wo liegt der Gerichtsstand?')).toContain('Graz')
    const before: ChatMessage[] = [
      { role: 'user', content: 'Erzählen Sie mir vom Workshop für Einsteiger' },
      { role: 'assistant', content: 'Gern.' },
    ]
    expect(system('Und wie viele Leute dürfen kommen?', { before })).toContain('Höchstens 10 Personen')
  })

  it('takes at most 2 500 tokens with a first question, however much the site says', () => {
    for (const from of [
      { knowledge, search },
      { knowledge: longer, search: createIndex(longer).search },
    ]) {
      for (const question of ['Was kostet ein Assistent am Telefon?', 'Hallo', 'Welche Branchen gibt es?']) {
        // German takes at least 3 characters a token.
        expect((system(question, { from }).length + question.length) / 3).toBeLessThan(2_500)
      }
    }
  })
})
