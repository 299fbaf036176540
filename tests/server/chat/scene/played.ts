import { createSentences } from '../../../../server/chat/model/sentences'
import { SiteAnswers } from '../../../../server/chat/pages/site-answers'
import { type Heard, hear } from '../../../../server/chat/scene/hearing'
import { createScenes, guestReader } from '../../../../server/chat/scene/scenes'

import { stateOf, turnAfter } from '../../../../server/chat/scene/turn'
import { emptyRecord, type Scene, type SceneTurn } from '../../../../shared/scene/scene'
import { smallKnowledge, testKnowledge, testScenes } from '../../../support/knowledge'

// The scenes of the fixture, played line by line as a guest would.

export const pizzeria = testScenes().find(({ assistant }) => assistant === 'luigi') as Scene
export const garage = testScenes().find(({ assistant }) => assistant === 'mathias') as Scene
export const salon = testScenes().find(({ assistant }) => assistant === 'sabine') as Scene
export const workshop = testScenes().find(({ assistant }) => assistant === 'phonix') as Scene
export const windows = testScenes().find(({ assistant }) => assistant === 'roberto') as Scene
export const hotel = testScenes().find(({ assistant }) => assistant === 'sam') as Scene

/** A Wednesday. */
export const now = new Date('2026-11-25T12:00:00+01:00')
export const deps: Omit<Heard, 'scene' | 'record' | 'line'> = {
  now,
  inEnglish: false,
  wasSaid: () => false,
  need: {
    concern: line => (/blute/i.test(line) ? 'Rufen Sie 144.' : undefined),
    emergency: line => (line.includes('brennt') ? 'Rufen Sie 122.' : undefined),
  },
  inGerman: guestReader(testKnowledge().english.words),
  findFact: line => (/liefer/i.test(line) ? pizzeria.facts[3] : undefined),
}
export const next = (scene: Scene, { record }: SceneTurn, line: string): SceneTurn =>
  turnAfter(scene, record, hear({ ...deps, scene, record, line }), now)
export const first = (scene: Scene): SceneTurn => ({
  ...stateOf(scene, emptyRecord, now),
  says: scene.opening,
})
export const played = (scene: Scene, ...lines: string[]) =>
  lines.reduce((turn, line) => next(scene, turn, line), first(scene))
/** What stands on the slip then. */
export const slip = (scene: Scene, ...lines: string[]) => played(scene, ...lines).record.rows
export const order = ['2 × Pizza Salami; 1 × Tiramisu', 'groß', 'ohne Zwiebel']
export const full = [...order, '19:30 Uhr', 'Steiner']
export const booked = [...full, 'Ja, stimmt']

const knowledge = { ...smallKnowledge(), scenes: testScenes() }
/** The scenes as the server plays them without a model. */
export const served = createScenes({
  knowledge,
  pages: new SiteAnswers(knowledge),
  sentences: createSentences(knowledge),
  now: () => now,
})
export const visitor = { key: 'guest', signal: new AbortController().signal }
