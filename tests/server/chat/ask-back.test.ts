import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import type { ChatMessage } from '../../../server/messages'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const emilia = createOffline({
  ...knowledge,
  topics: [{ about: 'Ort', words: ['workshop*', 'statt'], answer: ['/training Was kostet der Workshop?'] }],
  passages: [
    ...knowledge.passages,
    { url: '/training#ort', page: 'Training', heading: 'Was kostet der Workshop?', text: 'Den Ort schlagen wir vor.' },
  ],
})
const ask = (thread: ChatMessage[], here?: string) => emilia.answer(thread, here).content
const first = (content: string): ChatMessage[] => [{ role: 'user', content }]

describe('who points at what nobody has named', () => {
  it.each([
    'Wo findet das statt?',
    'Wie hört sich das an?',
    'Kann man das wieder abschalten?',
    'Was kann man damit machen?',
  ])('is asked what he means, and told who else knows: %s', question => {
    expect(ask(first(question))).toMatch(/^Was genau meinen Sie\? .*Training.*mailto:/s)
  })

  it.each(['Wie schreibt man das Wort Rhythmus?', 'kann das system jodeln', 'Was kann Sam dabei tun?'])(
    'is not who names it: %s',
    question => {
      expect(ask(first(question))).not.toMatch(/^Was genau/)
    },
  )

  it('is not asked on a page of its own or in a conversation: it is meant', () => {
    const question = 'Wie hört sich das an?'
    expect(ask(first(question), '/assistants/phonix')).not.toMatch(/^Was genau/)
    const thread: ChatMessage[] = [...first('Was macht Phonix?'), { role: 'assistant', content: 'Er hebt ab.' }]
    expect(ask([...thread, ...first(question)])).not.toMatch(/^Was genau/)
  })

  it('is answered when he says it', () => {
    const thread = first('Wo findet das statt?')
    thread.push({ role: 'assistant', content: ask(thread) }, { role: 'user', content: 'Der Workshop' })
    expect(ask(thread)).toContain('Den Ort schlagen wir vor.')
  })
})
