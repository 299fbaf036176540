import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import { questionsOf } from '../../../server/chat/several-questions'
import { testKnowledge } from '../../support/knowledge'

const emilia = createOffline(testKnowledge())
const ask = (content: string) => emilia.answer([{ role: 'user', content }])

describe('the questions in a message', () => {
  it.each([
    ['Kann sie das und was kostet es?', ['Kann sie das', 'und was kostet es?']],
    ['Wir sind zu dritt. Lohnt sich das? Was kostet es?', ['Was kostet es?']],
    ['mein Lokal ist immer voll, kann er Tische reservieren?', ['kann er Tische reservieren?']],
    ['Wir sind zu viert, was kostet das?', ['was kostet das?']],
    ['Wir haben 45 Zimmer und bekommen viele Fragen. Was kostet das?', ['Was kostet das?']],
  ])('are told apart: %s', (message, questions) => {
    expect(questionsOf(message)).toEqual(questions)
  })

  it.each([
    'Was kostet das?',
    'Gibt es eine Liste, wo alles steht?',
    'Ich bin Friseurin und kann nicht ans Telefon',
    'Hotel',
    '',
    'was und wie '.repeat(40),
  ])('are left alone where there is one, or too much: %s', message => expect(questionsOf(message)).toEqual([]))
})

describe('several questions at once', () => {
  it('get an answer each', () => {
    const { content } = ask('Was kostet das 1:1 Coaching und brauche ich eine Kreditkarte?')
    expect(content).toContain('990')
    expect(content).toContain('Kreditkarte')
  })

  it('may be about herself or for an appointment', () => {
    expect(ask('Wie heißen Sie und was kostet PRO?').content).toMatch(/Emilia[\s\S]*1\.500/)
    expect(ask('Was kostet PRO und kann mich jemand zurückrufen?')).toMatchObject({
      showQR: true,
      content: expect.stringMatching(/1\.500[\s\S]*QR-Code:$/),
    })
  })

  it('are answered as far as the site goes, and the rest is admitted', () => {
    const { content, kind } = ask('Was kostet das 1:1 Coaching und wie hoch ist der Großglockner?')
    expect(kind).not.toBe('unknown')
    expect(content).toContain('990')
  })

  it('are admitted where the site answers none', () => {
    expect(ask('Wie hoch ist der Großglockner und wie wird das Wetter?').kind).toBe('unknown')
  })
})
