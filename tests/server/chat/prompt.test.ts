import { describe, expect, it } from 'vitest'
import { createPriceMarks } from '../../../server/chat/model/price-marks'
import { createPrompts, passagesRoom } from '../../../server/chat/model/prompt'
import { createPages } from '../../../server/chat/pages/pages'
import type { ChatMessage } from '../../../shared/messages'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const longer = {
  ...knowledge,
  passages: knowledge.passages.map(one => ({ ...one, text: one.text.repeat(3) })),
}
const { search } = createPages(knowledge)

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
  const prompt = createPrompts({
    ...from,
    marks: createPriceMarks(knowledge).list(),
    now: () => new Date(now),
  })(thread)
  expect(prompt.thread).toEqual(thread)
  return prompt.system
}

describe('the system message', () => {
  it('begins with the date in Vienna', () => {
    expect(system('Hallo')).toMatch(/^Heute ist der 21\.11\.2026\./)
    expect(system('Hallo', { now: '2026-12-31T23:30:00Z' })).toMatch(
      /^Heute ist der 01\.01\.2027\./,
    )
    expect(system('Hallo', { now: '2026-07-01T21:59:00Z' })).toMatch(
      /^Heute ist der 01\.07\.2026\./,
    )
  })

  it('holds the persona, every offer with the mark for its price, and the pages', () => {
    const text = system('Hallo')
    expect(text).toContain(knowledge.persona.trim())
    for (const line of [
      'höchstens vier kurzen Sätzen',
      'genau einem nächsten Schritt',
      '- [[Preis BASIC]]: BASIC; Personalisierter Website-Chatbot;',
      '- [[Preis Workshop für Einsteiger]]',
      '- [[Preis Telefon]]',
      '- [[Preis Test]]',
      '/ki-im-autohaus',
      'office@4xdu.example',
    ])
      expect(text).toContain(line)
  })

  it('brings the passages that fit the question, also one that only makes sense with the one before', () => {
    expect(system('Wo liegt der Gerichtsstand?')).toContain('Graz')
    const before: ChatMessage[] = [
      { role: 'user', content: 'Erzählen Sie mir von Luigi' },
      { role: 'assistant', content: 'Gern.' },
    ]
    expect(system('Und was kostet er?', { before })).toContain(
      '(/assistants/luigi#was-luigi-kostet)',
    )
  })

  it('has room for passages, however long the question is, and ends somewhere', () => {
    const heading = '# Stellen der Website, die zur Frage passen'
    for (const from of [
      { knowledge, search },
      { knowledge: longer, search: createPages(longer).search },
    ]) {
      for (const question of [
        'Was kostet ein Assistent am Telefon?',
        `Wir sind ein Hotel mit 40 Zimmern in Graz. ${'Bei uns rufen viele Gäste an. '.repeat(40)}`,
      ]) {
        const [fixed = '', passages = ''] = system(question, { from }).split(heading)
        expect(passages.length).toBeGreaterThan(1_500)
        expect(passages.length).toBeLessThanOrEqual(passagesRoom)
        // German takes at least 3 characters a token.
        expect((fixed.length + passages.length) / 3).toBeLessThan(5_000)
      }
    }
  })

  it('says what to do in an emergency, and what she never promises', () => {
    const text = system('Hallo')
    for (const rule of ['Rettung 144', 'Nenne nie eine Adresse', 'Du schreibst nie einen Betrag'])
      expect(text).toContain(rule)
  })
})
