import { describe, expect, it } from 'vitest'
import {
  askAll,
  offeredQuestions,
  type Question,
  questionSets,
  readQuestions,
  scoreOf,
} from '../../../../tools/emilia/emilia-questions'
import offered from '../../../fixtures/emilia-offered.json' with { type: 'json' }
import { testKnowledge } from '../../../support/knowledge'

const knowledge = testKnowledge()

describe('the labelled questions, kept apart from her examples', () => {
  const results = questionSets.flatMap(name => askAll(knowledge, readQuestions(name)))
  const scores = (kind: Question['kind']) => scoreOf(results, kind)

  it('are answered rightly and without a hedge where the site has an answer', () => {
    expect(scores('on').right).toBeGreaterThanOrEqual(0.82)
    expect(scores('on').outright).toBeGreaterThanOrEqual(0.6)
  })

  it('are hardly ever answered wrongly as if she were sure', () => {
    expect(scores('on').wrong).toBeLessThanOrEqual(0.05)
  })

  it('are admitted where they are our business, but on no page', () => {
    expect(scores('near').right).toBeGreaterThanOrEqual(0.95)
  })

  it('are not answered where they are none of our business', () => {
    expect(scores('off').answered).toBeLessThanOrEqual(0.02)
  })
})

it('answers every question that the panel offers from where it is asked', () => {
  const wrong = askAll(knowledge, offeredQuestions(offered, knowledge)).filter(
    ({ right }) => !right,
  )
  expect(wrong.map(({ question }) => question.ask)).toEqual([])
})

it('tells on every page what it costs, or how the price is found', () => {
  const asked = knowledge.routes.map(({ url }) => ({
    kind: 'on' as const,
    ask: 'Was kostet das?',
    here: url,
  }))
  const untold = askAll(knowledge, asked).filter(({ answer }) => answer.kind !== 'answer')
  expect(untold.map(({ question }) => question.here)).toEqual([])
})
