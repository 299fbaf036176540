import { describe, expect, it } from 'vitest'
import offered from '../../../fixtures/emilia-offered.json' with { type: 'json' }
import { askAll, offeredQuestions, readQuestions, scoreOf } from '../../../support/emilia-questions'
import { testKnowledge } from '../../../support/knowledge'

const knowledge = testKnowledge()

describe.each([
  ['kept', 0.8, 0.9, 0.02],
  ['unseen', 0.9, 1, 0],
  ['second', 0.85, 1, 0],
  ['third', 0.8, 1, 0],
  ['fourth', 0.9, 0.9, 0],
  ['fifth', 0.75, 0.9, 0],
  ['sixth', 0.75, 0.9, 0],
] as const)('the %s questions, kept apart from her examples', (name, right, admitted, answered) => {
  const results = askAll(knowledge, readQuestions(name))

  it('are answered rightly where the site has an answer', () => {
    expect(scoreOf(results, 'on').right).toBeGreaterThanOrEqual(right)
  })

  it('are admitted where they are our business, but on no page', () => {
    expect(scoreOf(results, 'near').right).toBeGreaterThanOrEqual(admitted)
  })

  it('are not answered where they are none of our business', () => {
    expect(scoreOf(results, 'off').answered).toBeLessThanOrEqual(answered)
  })
})

it('answers every question that the panel offers from where it is asked', () => {
  const wrong = askAll(knowledge, offeredQuestions(offered, knowledge)).filter(({ right }) => !right)
  expect(wrong.map(({ question }) => question.ask)).toEqual([])
})

it('tells on every page what it costs, or how the price is found', () => {
  const asked = knowledge.routes.map(({ url }) => ({ kind: 'on' as const, ask: 'Was kostet das?', here: url }))
  const untold = askAll(knowledge, asked).filter(({ answer }) => answer.kind !== 'answer')
  expect(untold.map(({ question }) => question.here)).toEqual([])
})
