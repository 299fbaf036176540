// How good Emilia is without a model: npx tsx tools/emilia-scores.ts [--wrong] [--freeze]
// On the built site (dist/server/emilia.json); the questions were never used to tune her. --wrong prints what she got wrong,
// --freeze makes the built knowledge the one that the tests use.
import { copyFileSync, readFileSync } from 'node:fs'
import type { Knowledge } from '../server/messages'
import { askAll, medianOf, readQuestions, scoreOf } from '../tests/support/emilia-questions'

const built = 'dist/server/emilia.json'
if (process.argv.includes('--freeze')) copyFileSync(built, 'tests/fixtures/knowledge.json')
const knowledge: Knowledge = JSON.parse(readFileSync(built, 'utf8'))
const percent = (share: number) => `${Math.round(share * 100)} %`

for (const name of ['kept', 'unseen'] as const) {
  const results = askAll(knowledge, readQuestions(name))
  console.log(`${name}: ${results.length} questions, median ${medianOf(results).toFixed(1)} ms`)
  for (const kind of ['on', 'near', 'off', 'talk', 'appointment'] as const) {
    const { questions, right, answered } = scoreOf(results, kind)
    if (questions > 0)
      console.log(
        `  ${kind.padEnd(11)} ${String(questions).padStart(3)}  ${percent(right)} right, ${percent(answered)} answered from a page`,
      )
  }
  if (!process.argv.includes('--wrong')) continue
  for (const { question, answer } of results.filter(({ right }) => !right))
    console.log(`\n${question.kind} ${question.ask} ${question.here ?? ''}\n${answer.content.replace(/^/gm, '    ')}`)
}
