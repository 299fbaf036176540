import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  askAll,
  isRight,
  offeredQuestions,
  type Question,
  readQuestions,
  scoreOf,
} from '../../../../tools/emilia/emilia-questions'
import offered from '../../../fixtures/emilia-offered.json' with { type: 'json' }
import { testKnowledge } from '../../../support/knowledge'

const knowledge = testKnowledge()
const asked = (questions: readonly Question[]) => askAll(knowledge, questions)

describe('the labelled questions, kept apart from her examples', () => {
  const score = scoreOf(
    asked(Object.values(readQuestions('tests/fixtures/emilia-questions.yaml')).flat()),
  )

  // Each as good as the day it was measured, but for a few questions: 456 of 487 right, 417 first, 2 of 812 as if sure, 59 numbers.
  it('get the right place among those shown', () => {
    expect(score.right / score.placed).toBeGreaterThanOrEqual(0.925)
    expect(score.first / score.placed).toBeGreaterThanOrEqual(0.85)
  })

  it('are hardly ever answered wrongly as if she were sure', () => {
    expect((score.wrongAsSure + score.answered) / (score.placed + score.none)).toBeLessThanOrEqual(
      0.004,
    )
  })

  it('lead to a person or an appointment where that is asked for', () => {
    expect(score.led).toBe(score.people)
  })

  it('are never told to call, and seldom get the numbers below', () => {
    expect(score.alarms).toBe(0)
    expect(score.offers).toBeLessThanOrEqual(0.074 * (score.placed + score.none))
  })
})

it('what people write in need gets the numbers, most often the right one first', () => {
  const written: { number: string; german?: string[]; english?: string[] }[] = parse(
    readFileSync('tests/fixtures/emilia-emergencies.yaml', 'utf8'),
  )
  const needs = written.flatMap(({ number, german = [], english = [] }) =>
    [...german, ...english].map(ask => ({ ask, place: 'emergency', number })),
  )
  const results = asked(needs)
  expect(results.filter(one => isRight(one)).length / needs.length).toBeGreaterThan(0.99)
  const rightFirst = results.filter(({ answer }, at) => {
    const number = needs[at]?.number.replace('poison', '144')
    return /\b1[234]\d\b/.exec(answer.content)?.[0] === number
  })
  expect(rightFirst.length / needs.length).toBeGreaterThan(0.9)
})

it('answers every question that the panel offers from where it is asked', () => {
  const wrong = asked(offeredQuestions(offered, knowledge)).filter(one => !isRight(one))
  expect(wrong.map(({ question }) => question.ask)).toEqual([])
})

it('tells on every page what it costs, or how the price is found', () => {
  const results = asked(
    knowledge.routes.map(({ url }) => ({ ask: 'Was kostet das?', place: 'price', page: url })),
  )
  const untold = results.filter(one => one.answer.kind !== 'answer' || !isRight(one))
  expect(untold.map(({ question }) => question.page)).toEqual([])
})
