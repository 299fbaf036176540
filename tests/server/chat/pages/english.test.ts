import { expect, it } from 'vitest'
import { createPages } from '../../../../server/chat/pages/pages'
import type { ChatMessage } from '../../../../shared/messages'
import { testKnowledge } from '../../../support/knowledge'

const pages = createPages(testKnowledge())

/** What Emilia says to each message of a conversation. */
function talk(here: string, messages: readonly string[]): string[] {
  const thread: ChatMessage[] = []
  return messages.map(content => {
    thread.push({ role: 'user', content })
    const answer = pages.answer(thread, here).content
    thread.push({ role: 'assistant', content: answer })
    return answer
  })
}

it('quotes an FAQ in German below an English sentence, with its link', () => {
  const [answer] = talk('/assistants/phonix', ['are the calls recorded?'])
  expect(answer).toMatch(/^Our page says, in German:\n\nAufgezeichnet wird/)
  expect(answer).toContain('(/assistants/phonix#werden-gespraeche-aufgezeichnet)')
})

it('tells the price of the telephone task that is asked for, and of the next', () => {
  const [support, appointments, minute] = talk('/ki-telefon-callcenter', [
    'how much per minute for technical support calls',
    'and for appointments?',
    'is a started minute charged in full?',
  ])
  expect(support).toContain('Complex technical support on the telephone: €1.00 per minute.')
  expect(support).not.toContain('Appointments')
  expect(appointments).toContain('Appointments on the telephone: €0.80 per minute.')
  expect(minute).toContain('#wird-jede-angefangene-minute-verrechnet')
})

it('does not say the same again', () => {
  const [first, second, third] = talk('/services/ki-avatar-produkt-videos-erstellen', [
    'how much is a video?',
    'video price?',
    'how much is a video?',
  ])
  expect(second).not.toBe(first)
  expect(third).not.toBe(second)
})

it('does not take one word for the whole question', () => {
  const [hotel] = talk('/assistants/sam', ['can Sam book rooms?'])
  expect(hotel).toContain('#kann-er-auch-zimmer-buchen')
  const [spare] = talk('/ki-telefon-callcenter', ['can the phone play chess with my nephew?'])
  expect(spare).toMatch(/^I could not find that|^Our website does not answer/)
})

it('knows which of the trainings it told is meant, and tells prices in English', () => {
  const [prices, last, first] = talk('/training', [
    'what are the prices?',
    'and the last one for 2 people?',
    'and the first one for 8 people?',
  ])
  expect(prices).toContain('**1:1 coaching**: €990')
  expect(last).toContain('(1:1 coaching, 2 × €990)')
  expect(first).toContain('(Workshop for beginners, 8 × €290)')
})

it('goes on with the task on the telephone that was asked for', () => {
  const [, counted] = talk('/ki-telefon-callcenter', [
    'how much are marketing calls',
    '500 minutes?',
  ])
  expect(counted).toContain('€600')
})
