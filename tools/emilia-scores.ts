// How good Emilia is without a model: npx tsx tools/emilia-scores.ts [--wrong] [--freeze]
// On the built site (dist/server/emilia.json); the questions are kept apart from her examples. --wrong prints what she got wrong,
// --freeze makes the built knowledge, and what the pages offer to ask, the ones that the tests use.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { suggestedQuestions } from '../components/islands/ChatWidget/Suggestions'
import { checkContent } from '../renderer/check/check-content'
import type { Knowledge } from '../server/messages'
import {
  askAll,
  medianOf,
  offeredQuestions,
  questionSets,
  readQuestions,
  scoreOf,
  strayExamples,
} from '../tests/support/emilia-questions'

const built = 'dist/server/emilia.json'
const knowledge: Knowledge = JSON.parse(readFileSync(built, 'utf8'))
const offered = [
  ...suggestedQuestions([], []).map(ask => ({ ask, here: '/' })),
  ...checkContent().pages.flatMap(({ page }) => page?.head?.questions?.map(ask => ({ ask, here: page.url })) ?? []),
]
if (process.argv.includes('--freeze')) {
  copyFileSync(built, 'tests/fixtures/knowledge.json')
  writeFileSync('tests/fixtures/emilia-offered.json', JSON.stringify(offered))
}
const percent = (share: number) => `${Math.round(share * 100)} %`

for (const name of questionSets) {
  const results = askAll(knowledge, readQuestions(name))
  console.log(`${name}: ${results.length} questions, median ${medianOf(results).toFixed(1)} ms`)
  for (const kind of ['on', 'near', 'off', 'talk', 'appointment'] as const) {
    const { questions, right, shown, answered } = scoreOf(results, kind)
    if (questions > 0)
      console.log(
        `  ${kind}: ${questions}, ${percent(right)} right (${percent(shown)} shown as the nearest), ${percent(answered)} answered from a page`,
      )
  }
  if (process.argv.includes('--wrong')) printWrong(results)
}
console.log('offered for a tap, answered from elsewhere:')
printWrong(askAll(knowledge, offeredQuestions(offered, knowledge)))
console.log(['examples that fit another page better:', ...strayExamples(knowledge)].join('\n  '))

function printWrong(results: ReturnType<typeof askAll>): void {
  for (const { question, answer } of results.filter(({ right }) => !right))
    console.log(`\n${question.kind} ${question.ask} ${question.here ?? ''}\n${answer.content.replace(/^/gm, '    ')}`)
}
