import { readFileSync } from 'node:fs'
import type { Knowledge } from '../../server/messages'

/** What Emilia knew of the whole site one day, so that a changed page changes no test. `npx tsx tools/emilia-scores.ts --freeze` renews it. */
export function testKnowledge(): Knowledge {
  return JSON.parse(readFileSync(new URL('../fixtures/knowledge.json', import.meta.url), 'utf8'))
}

/** The same with what three pages say: an index of all of them takes half a second, and most questions need none of it. */
export function smallKnowledge(): Knowledge {
  const { passages, questions, ...rest } = testKnowledge()
  return { ...rest, questions: {}, passages: passages.filter(({ url }) => /^\/(trial|training)?(#|$)/.test(url)) }
}
