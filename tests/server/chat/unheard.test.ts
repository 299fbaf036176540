import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import { createPassageIndex } from '../../../server/chat/passages'
import { asksOfUnheard } from '../../../server/chat/unheard'
import { testKnowledge } from '../../support/knowledge'

const knowledge = testKnowledge()
const index = createPassageIndex(knowledge)
const emilia = createOffline(knowledge, index)
const kind = (content: string) => emilia.answer([{ role: 'user', content }]).kind

describe('who wants a yes or a no about a thing that the site never speaks of', () => {
  it.each([
    'Gibt es den Workshop auch als Zirkus?',
    'Stellt ihr den Workshop in Zügen aus?',
    'kann ich im workshop jodeln',
  ])('is not told something else about the rest: %s', question => {
    expect(asksOfUnheard(question, index)).toBe(true)
    expect(kind(question)).toBe('unknown')
  })

  it.each([
    'Gibt es den Workshop auch für Fortgeschrittene?',
    'Welche Workshops gibt es für Zirkusleute?',
    'Könnt ihr uns in Leibnitz einen Workshop machen?',
  ])('is not who asks of what is there, asks otherwise, or says where he is: %s', question => {
    expect(asksOfUnheard(question, index)).toBe(false)
  })
})

describe('who asks something about an assistant', () => {
  it('is not told what the assistant does in general', () => {
    for (const question of [
      'Wie viele Patienten schafft Selina am Tag?',
      'Spricht Phonix hochdeutsch oder lateinisch?',
    ])
      expect(kind(question), question).toBe('unknown')
  })

  it('is told so where he asks for it', () => {
    for (const question of ['Was macht Selina?', 'Stellt mir Selina vor', 'Vergibt Selina Termine in Zahnpraxen?'])
      expect(kind(question), question).toBe('passage')
  })
})
