import { readFileSync } from 'node:fs'
import { loadScenes } from '../../renderer/data/scenes'
import type { Knowledge } from '../../shared/messages'
import type { Scene } from '../../shared/scene/scene'

const scenes = loadScenes('tests/fixtures')
const knowledge: Knowledge = {
  ...JSON.parse(readFileSync(new URL('../fixtures/knowledge.json', import.meta.url), 'utf8')),
  scenes,
}
const isOfSmall = ({ url }: { url: string }) => /^\/(trial|training)?(#|$)/.test(url)
const small: Knowledge = {
  ...knowledge,
  questions: {},
  scenes: [],
  routes: knowledge.routes.filter(isOfSmall),
  passages: knowledge.passages.filter(isOfSmall),
}

/** What Emilia knew of the whole site one day, so that a changed page changes no test. `npx tsx tools/emilia-scores.ts --freeze` renews it. */
export const testKnowledge = (): Knowledge => knowledge

/** The scenes of the assistants as they stood one day. */
export const testScenes = (): Scene[] => scenes

/** The same without scenes and with three pages: an index of all of them takes half a second, and most questions need none of it. */
export const smallKnowledge = (): Knowledge => small
