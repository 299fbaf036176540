import { readFileSync } from 'node:fs'
import type { Knowledge } from '../../server/messages'

/** What Emilia knew of the whole site one day, so that a changed page changes no test. `npx tsx tools/emilia-scores.ts --freeze` renews it. */
export function testKnowledge(): Knowledge {
  return JSON.parse(readFileSync(new URL('../fixtures/knowledge.json', import.meta.url), 'utf8'))
}
