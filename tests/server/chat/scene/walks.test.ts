import { expect, it } from 'vitest'
import { play } from '../../../../server/chat/scene/play'
import type { Scene } from '../../../../shared/scene/scene'
import { testScenes } from '../../../support/knowledge'

const WALKS = 100
const deps = {
  now: new Date('2026-11-25T12:00:00+01:00'),
  emergency: () => undefined,
  concern: () => undefined,
  findFact: () => undefined,
  readsBack: false,
}

/** Numbers from 0 to below 1, the same in each run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Taps whatever is offered, types a name where nothing is. */
function walk(scene: Scene, next: () => number): { lines: string[]; isDone: boolean } {
  const lines: string[] = []
  let turn = play(scene, {}, lines, deps)
  while (!turn.isDone && lines.length < 100) {
    lines.push(turn.replies[Math.floor(next() * turn.replies.length)] ?? 'Steiner')
    turn = play(scene, {}, lines, deps)
  }
  return { lines, isDone: turn.isDone }
}

it.each(testScenes())('whoever taps comes to the outcome with $assistant', scene => {
  const walks = Array.from({ length: WALKS }, (_, at) => walk(scene, chance(at + 1)))
  expect(walks.filter(({ isDone }) => !isDone)).toEqual([])
})
