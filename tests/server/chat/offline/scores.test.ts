import { describe, expect, it } from 'vitest'
import { askAll, medianOf, readQuestions, scoreOf } from '../../../support/emilia-questions'
import { testKnowledge } from '../../../support/knowledge'

const knowledge = testKnowledge()

describe.each([
  ['kept', 0.65],
  ['unseen', 0.6],
] as const)('the %s questions, which nothing was tuned to', (name, right) => {
  const results = askAll(knowledge, readQuestions(name))

  it('are answered rightly where the site has an answer', () => {
    expect(scoreOf(results, 'on').right).toBeGreaterThanOrEqual(right)
  })

  it('are not answered where they are none of our business', () => {
    expect(scoreOf(results, 'off').answered).toBeLessThanOrEqual(0.09)
  })

  it('are soon answered', () => {
    expect(medianOf(results)).toBeLessThan(50)
  })
})
