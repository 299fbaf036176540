import { readFileSync } from 'node:fs'
import { loadScenes } from '../../renderer/data/scenes'
import type { Knowledge } from '../../shared/messages'
import type { Scene } from '../../shared/scene/scene'

/** What Emilia knew of the whole site one day, so that a changed page changes no test. `npx tsx tools/emilia-scores.ts --freeze` renews it. */
export function testKnowledge(): Knowledge {
  return {
    ...JSON.parse(fixture('knowledge.json')),
    scenes: testScenes(),
  }
}

/** The scenes of the assistants as they stood one day. */
export function testScenes(): Scene[] {
  return loadScenes('tests/fixtures')
}

function fixture(file: string): string {
  return readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')
}

/** The same with what three pages say: an index of all of them takes half a second, and most questions need none of it. */
export function smallKnowledge(): Knowledge {
  const { passages, questions, ...rest } = testKnowledge()
  return {
    ...rest,
    questions: {},
    passages: passages.filter(({ url }) => /^\/(trial|training)?(#|$)/.test(url)),
  }
}
