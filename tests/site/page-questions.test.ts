import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SiteAnswers } from '../../server/chat/pages/site-answers'
import type { Knowledge } from '../../shared/messages'
import { builtRoutes, delivered } from '../support/delivered'

it('Emilia finds a place for every question that a page hands to her for a tap, without a key', () => {
  const knowledge: Knowledge = JSON.parse(readFileSync('dist/server/emilia.json', 'utf8'))
  const emilia = new SiteAnswers(knowledge)
  const doubted = builtRoutes.flatMap(route => {
    const own = delivered(route).main.getAttribute('data-questions') ?? '[]'
    const questions: string[] = JSON.parse(own)
    return questions.flatMap(content => {
      const answer = emilia.answer([{ role: 'user', content }], route).content
      const isFound = answer.trim() !== '' && !answer.startsWith(knowledge.talk.unknown)
      return isFound ? [] : [`${route}: ${content} -> ${answer.slice(0, 80)}`]
    })
  })
  expect(doubted).toEqual([])
})
