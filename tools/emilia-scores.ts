// How good Emilia is without a model: npx tsx tools/emilia-scores.ts [--wrong] [--freeze]
// On the content as it is; the questions are kept apart from her examples. Of each set only every second
// question may be read to mend something: --wrong prints what she got wrong of these, the other half says whether it helped.
// --freeze makes this knowledge, and what the pages offer to ask, the ones that the tests use.
import { writeFileSync } from 'node:fs'
import { suggestedQuestions } from '../components/islands/ChatWidget/Suggestions'
import { loadData } from '../renderer/data/site-data'
import { checkContent } from '../renderer/editing/check/check-content'
import { knowledgeOf } from '../renderer/output/knowledge'
import {
  askAll,
  medianOf,
  offeredQuestions,
  questionSets,
  type Result,
  readQuestions,
  scoreOf,
} from './emilia/emilia-questions'

const pages = checkContent().pages.flatMap(({ page }) =>
  page?.head ? [{ ...page, head: page.head }] : [],
)
const knowledge = knowledgeOf(pages, loadData('site'))
const offered = [
  ...suggestedQuestions([], []).map(({ ask }) => ({ ask, here: '/' })),
  ...pages.flatMap(({ url, head }) => head.questions?.map(ask => ({ ask, here: url })) ?? []),
]
if (process.argv.includes('--freeze')) {
  writeFileSync('tests/fixtures/knowledge.json', JSON.stringify(knowledge))
  writeFileSync('tests/fixtures/emilia-offered.json', JSON.stringify(offered))
}
const percent = (share: number) => `${Math.round(share * 100)} %`

const all: { [half in 'read' | 'unread']: Result[] } = { read: [], unread: [] }
for (const name of questionSets) {
  const results = askAll(knowledge, readQuestions(name))
  printScores(name, results)
  all.read.push(...results.filter((_, at) => at % 2 === 0))
  all.unread.push(...results.filter((_, at) => at % 2 === 1))
}
printScores('all sets', [...all.read, ...all.unread])
printScores('the half that may be read', all.read)
printScores('the half that nobody reads', all.unread)
if (process.argv.includes('--wrong')) printWrong(all.read)
console.log('offered for a tap, answered from elsewhere:')
printWrong(askAll(knowledge, offeredQuestions(offered, knowledge)))

function printScores(name: string, results: readonly Result[]): void {
  console.log(`${name}: ${results.length} questions, median ${medianOf(results).toFixed(1)} ms`)
  for (const kind of ['on', 'near', 'off', 'talk', 'appointment'] as const) {
    const { questions, right, outright, wrong, answered } = scoreOf(results, kind)
    if (questions > 0)
      console.log(
        `  ${kind}: ${questions}, ${percent(right)} right, ${percent(outright)} outright, ${percent(wrong)} wrong as if sure, ${percent(answered)} answered from a page`,
      )
  }
}

function printWrong(results: readonly Result[]): void {
  for (const { question, answer } of results.filter(({ right }) => !right))
    console.log(
      `\n${question.kind} ${question.ask} ${question.here ?? ''}\n${answer.content.replace(/^/gm, '    ')}`,
    )
}
