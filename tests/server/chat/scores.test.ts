import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Knowledge } from '../../../server/messages'
import { ask, readQuestions, score } from '../../support/emilia-questions'
import { testKnowledge } from '../../support/knowledge'

const built = 'dist/server/emilia.json'

/** The whole site where it was built; an older build of a few pages says nothing. */
function builtKnowledge(): Knowledge | undefined {
  const knowledge = existsSync(built) ? (JSON.parse(readFileSync(built, 'utf8')) as Knowledge) : undefined
  return knowledge && knowledge.routes.length >= 28 ? knowledge : undefined
}

const sites: [name: string, knowledge: Knowledge | undefined][] = [
  ['the small site of the tests', testKnowledge()],
  ['the built site', builtKnowledge()],
]

describe.each(sites)('the answers from %s', (name, knowledge) => {
  if (!knowledge) console.warn(`\nNOT TESTED: the answers from ${name}. Run npm run build and then this test again.\n`)

  it.skipIf(!knowledge).each(['tuned', 'held-out'] as const)('are right and soon: %s questions', set => {
    const scores = score(ask(knowledge as Knowledge, readQuestions(set)))
    expect(scores.rightAmongAnswered).toBeGreaterThanOrEqual(0.9)
    expect(scores.offTopicAnswered).toBeLessThanOrEqual(0.05)
    expect(scores.answered).toBeGreaterThanOrEqual(0.75)
    expect(scores.medianMs).toBeLessThan(5)
  })
})

it('no question stands in both sets, and there are enough of them', () => {
  const [tuned, heldOut] = [readQuestions('tuned'), readQuestions('held-out')].map(set => set.map(one => one.ask))
  expect(heldOut?.filter(one => tuned?.includes(one))).toEqual([])
  expect(new Set(tuned).size).toBe(tuned?.length)
  expect(heldOut?.length).toBeGreaterThanOrEqual(100)
})
