import { createSentences } from '../../../../server/chat/model/sentences'
import { SiteAnswers } from '../../../../server/chat/pages/site-answers'
import { type Heard, hear } from '../../../../server/chat/scene/hearing'
import { createScenes, guestReader } from '../../../../server/chat/scene/scenes'
import { stateOf, turnAfter } from '../../../../server/chat/scene/turn'
import type { ChatMessage } from '../../../../shared/messages'
import { emptyRecord, type Scene, type SceneTurn } from '../../../../shared/scene/scene'
import { smallKnowledge, testKnowledge, testScenes } from '../../../support/knowledge'

// The scenes of the fixture, played line by line as a guest would.

export function sceneOf(assistant: string): Scene {
  const scene = testScenes().find(one => one.assistant === assistant)
  if (!scene) throw new Error(`nobody plays ${assistant}`)
  return scene
}
export const pizzeria = sceneOf('luigi')
export const garage = sceneOf('mathias')
export const salon = sceneOf('sabine')
export const workshop = sceneOf('phonix')
export const windows = sceneOf('roberto')
export const hotel = sceneOf('sam')

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
const served = createScenes({
  knowledge,
  pages: new SiteAnswers(knowledge),
  sentences: createSentences(knowledge),
  now: () => now,
})

/** A guest of a scene as the server plays it without a model. */
export function guestOf(assistant: string) {
  const thread: ChatMessage[] = []
  let state = stateOf(sceneOf(assistant), emptyRecord, now)
  return {
    state: () => state,
    /** Says a line. @returns the answer */
    async say(line: string): Promise<string> {
      thread.push({ role: 'user', content: line })
      const visitor = { key: 'guest', signal: new AbortController().signal }
      const answer = await served({ assistant, record: state.record })?.(thread, visitor)
      if (!answer?.scene) throw new Error(`no answer to ${line}`)
      const { content } = answer.message
      thread.push({ role: 'assistant', content })
      state = answer.scene
      return content
    },
  }
}
