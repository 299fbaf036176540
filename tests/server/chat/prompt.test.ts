import { describe, expect, it } from 'vitest'
import { createPassageIndex } from '../../../server/chat/passages'
import { createPrompts } from '../../../server/chat/prompt'
import type { ChatMessage, Knowledge } from '../../../server/messages'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()

function system(question: string, more: { now?: string; knowledge?: Knowledge; before?: ChatMessage[] } = {}): string {
  const known = more.knowledge ?? knowledge
  const thread: ChatMessage[] = [...(more.before ?? []), { role: 'user', content: question }]
  const deps = {
    knowledge: known,
    index: createPassageIndex(known),
    now: () => new Date(more.now ?? '2026-11-21T12:00:00Z'),
  }
  const prompt = createPrompts(deps)(thread)
  expect(prompt.thread).toEqual(thread)
  return [prompt.today, ...prompt.site].join('\n\n')
}

describe('the system message', () => {
  it('begins with the date in Vienna', () => {
    expect(system('Hallo')).toMatch(/^Heute ist der 21\.11\.2026\./)
    expect(system('Hallo', { now: '2026-12-31T23:30:00Z' })).toMatch(/^Heute ist der 01\.01\.2027\./)
    expect(system('Hallo', { now: '2026-07-01T21:59:00Z' })).toMatch(/^Heute ist der 01\.07\.2026\./)
    expect(system('Hallo', { now: '2026-07-01T22:01:00Z' })).toMatch(/^Heute ist der 02\.07\.2026\./)
  })

  it('holds everything the specification lists', () => {
    const text = system('Hallo')
    for (const part of [
      'Emilia',
      '4xDU',
      'Wissensdatei',
      'höflich',
      'charmant',
      'Philosophie',
      'Termin',
      'scheduleAppointment',
      'x9',
    ]) {
      expect(text, part).toContain(part)
    }
    expect(text).toContain(knowledge.digest)
  })

  it('brings the passages that fit the question, also one that only makes sense with the one before', () => {
    expect(system('Was kostet die Terminbuchung am Telefon?')).toContain('KI 0,80 €')
    expect(system('Wo liegt der Gerichtsstand?')).not.toContain('KI 0,80 €')
    const before: ChatMessage[] = [
      { role: 'user', content: 'Erzählen Sie mir vom Workshop für Einsteiger' },
      { role: 'assistant', content: 'Gern.' },
    ]
    expect(system('Und wie viele Leute dürfen kommen?', { before })).toContain('Höchstens 10 Teilnehmer')
  })

  it('stays under 6 000 tokens however much the site says', () => {
    const passages = knowledge.passages.map(passage => ({
      ...passage,
      text: passage.text.repeat(40),
    }))
    const huge = {
      ...knowledge,
      passages,
      digest: 'Wort '.repeat(5_000),
      persona: 'Rolle '.repeat(5_000),
    }
    for (const known of [knowledge, huge, { ...knowledge, passages }]) {
      for (const question of ['Was kostet ein Assistent am Telefon?', 'Hallo', 'x'.repeat(4_000)]) {
        expect(system(question, { knowledge: known }).length / 3).toBeLessThan(6_000)
      }
    }
  })
})
