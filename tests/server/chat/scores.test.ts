import { describe, expect, it } from 'vitest'
import { sectionList } from '../../../server/chat/sections'
import type { Knowledge } from '../../../server/messages'
import { ask, readQuestions, score } from '../../support/emilia-questions'
import { builtKnowledge, testKnowledge } from '../../support/knowledge'

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
    expect(scores.medianMs).toBeLessThan(5)
  })
})

/** By fours, between which the questions are dealt out: each of them on each page would take a minute. */
const routes = site?.routes.map(({ url }) => url) ?? []
const fours = Array.from({ length: Math.ceil(routes.length / 4) }, (_, at) => routes.slice(at * 4, at * 4 + 4))

it.skipIf(!site).each(fours.map(pages => ({ pages, names: pages.join(', ') })))(
  'what is not our business is not answered on one of $names either',
  ({ pages }) => {
    const off = (['tuned', 'held-out'] as const).flatMap(readQuestions).filter(({ off, after }) => off && !after)
    const questions = off.map((question, at) => ({ ...question, here: pages[at % pages.length] as string }))
    expect(score(ask(site as Knowledge, questions)).offTopicAnswered).toBeLessThanOrEqual(0.05)
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
