import { describe, expect, it } from 'vitest'
import { createOffline } from '../../../server/chat/offline'
import { sectionList } from '../../../server/chat/sections'
import type { Knowledge } from '../../../server/messages'
import { ask, readQuestions, score } from '../../support/emilia-questions'
import { builtKnowledge, testKnowledge } from '../../support/knowledge'
import { quickest } from '../../support/quickest'

const isBuilt = ({ passages }: Knowledge) => passages.length > 200

const site = builtKnowledge()

const sites: [name: string, knowledge: Knowledge | undefined][] = [
  ['the small site of the tests', testKnowledge()],
  ['the built site', site],
]

describe.each(sites)('the answers from %s', (name, knowledge) => {
  if (!knowledge) console.warn(`\nNOT TESTED: the answers from ${name}. Run npm run build and then this test again.\n`)

  it.skipIf(!knowledge).each(['tuned', 'held-out'] as const)('are right and soon: %s questions', set => {
    const asked = knowledge as Knowledge
    const scores = score(
      ask(
        asked,
        readQuestions(set).filter(({ built }) => !built || isBuilt(asked)),
      ),
    )
    expect(scores.rightAmongAnswered).toBeGreaterThanOrEqual(0.9)
    expect(scores.offTopicAnswered).toBeLessThanOrEqual(0.05)
    expect(scores.answered).toBeGreaterThanOrEqual(0.75)
    // Soon, whatever the machine does: to read the whole site, as at every start, takes much longer than any question.
    expect(scores.medianMs / quickest(() => createOffline(asked), 3)).toBeLessThan(0.1)
  })
})

it.skipIf(!site).each(site?.routes.map(({ url }) => url) ?? [])(
  'what is not our business is not answered on %s either',
  here => {
    const questions = (['tuned', 'held-out'] as const).flatMap(readQuestions).filter(({ off, after }) => off && !after)
    const results = ask(
      site as Knowledge,
      questions.map(question => ({ ...question, here })),
    )
    expect(score(results).offTopicAnswered).toBeLessThanOrEqual(0.05)
  },
)

it('no question stands in both sets, and there are enough of them', () => {
  const [tuned, heldOut] = [readQuestions('tuned'), readQuestions('held-out')].map(set => set.map(one => one.ask))
  expect(heldOut?.filter(one => tuned?.includes(one))).toEqual([])
  expect(new Set(tuned).size).toBe(tuned?.length)
  expect(heldOut?.length).toBeGreaterThanOrEqual(100)
})

it.skipIf(!site)('every place that a topic names is on the site', () => {
  const { topics = [], passages, routes } = site as Knowledge
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  const places = new Set(passages.map(({ url, heading }) => plain(`${url.replace(/#.*/, '')} ${heading}`)))
  for (const { url } of routes) places.add(url)
  const named = topics.flatMap(({ answer = [], see = [] }) => [...answer, ...see])
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(place => !places.has(plain(place)) && !sectionList(plain(place), passages))).toEqual([])
})
