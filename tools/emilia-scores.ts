// How good Emilia is without a model: npx tsx tools/emilia-scores.ts [--wrong] [--freeze]
// On the built site (dist/server/emilia.json); the questions were never used to tune her. --wrong prints what she got wrong,
// --freeze makes the built knowledge, and what the pages offer to ask, the ones that the tests use.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { suggestedQuestions } from '../components/islands/ChatWidget/suggested-questions'
import { checkContent } from '../renderer/check/check-content'
import type { Knowledge } from '../server/messages'
import { askAll, readQuestions, scoreLines, warningLines, wrongLines } from '../tests/support/emilia-questions'

const built = 'dist/server/emilia.json'
const knowledge: Knowledge = JSON.parse(readFileSync(built, 'utf8'))
const offered = [
  ...suggestedQuestions(undefined).map(ask => ({ ask, here: '/' })),
  ...checkContent().pages.flatMap(({ page }) => page?.head?.questions?.map(ask => ({ ask, here: page.url })) ?? []),
]
if (process.argv.includes('--freeze')) {
  copyFileSync(built, 'tests/fixtures/knowledge.json')
  writeFileSync('tests/fixtures/emilia-offered.json', JSON.stringify(offered))
}
for (const name of ['kept', 'unseen'] as const) {
  const results = askAll(knowledge, readQuestions(name))
  const wrong = process.argv.includes('--wrong') ? wrongLines(results) : []
  console.log([name, ...scoreLines(results), ...wrong].join('\n'))
}
console.log(warningLines(knowledge, offered).join('\n'))
