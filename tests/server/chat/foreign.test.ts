import { expect, it } from 'vitest'
import { foreignAnswer } from '../../../server/chat/foreign'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const answer = (question: string) => foreignAnswer(question, knowledge)

it.each([
  ['How much is a chatbot for my website?', 'from €500, plus €0.10 per message'],
  ['Where are you located?', 'Our team'],
  ['Does the bot call my customers?', 'Chatbot'],
  ['Quanto costa?', 'Prova gratuita: 14 giorni'],
  ['Buongiorno, parlate italiano?', 'in tedesco'],
])('who writes in another language hears in it what matters most: %s', (question, part) => {
  expect(answer(question)?.content).toContain(part)
  expect(answer(question)?.kind).toBe('unknown')
})

it('thanks and a wish for an appointment are understood', () => {
  expect(answer('Thank you very much!')).toEqual({ kind: 'talk', content: 'You are welcome!' })
  expect(answer('Grazie')?.content).toBe('Prego!')
  for (const wish of [
    'I want an appointment',
    'Vorrei un appuntamento',
    'Please call me',
    'Can I book a call with someone?',
  ])
    expect(answer(wish)?.kind, wish).toBe('appointment')
})

it.each([
  'was is des for a bot',
  'Was kostet das Free-Paket?',
  'whatsapp bot',
  'Wie geht das mit dem WhatsApp Business Account?',
  'tralala',
  '',
])('is not said to who writes German or nobody knows what: %s', question => {
  expect(answer(question)).toBeUndefined()
})
