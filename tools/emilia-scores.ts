// How good Emilia is without a model, on the content as it is: npx tsx tools/emilia-scores.ts [FILE.yaml …] [--wrong] [--freeze]
// Without a file: the questions of tests/fixtures, kept apart from her examples. A file is a list of such entries:
//   - { ask: was kostet pro, place: price }                    place: '/route#anchor', '/route' (any place on that page), a list of
//   - { ask: und am wochenende?, place: /kontaktinformationen,  these of which one is enough, or none | emergency | person | price
//       before: [wann habt ihr offen], page: /trial }           before: what was asked before; page: the page that is read, else /
// --wrong prints what went wrong of every second question: only these may be read to mend something, the rest says whether it
// helped. --freeze makes this knowledge, and what the pages offer to ask, the ones that the tests use.
import { writeFileSync } from 'node:fs'
import { suggestedQuestions } from '../components/islands/ChatWidget/Suggestions'
import { loadData } from '../renderer/data/site-data'
import { checkContent } from '../renderer/editing/check/check-content'
import { knowledgeOf } from '../renderer/output/knowledge'
import {
  askAll,
  hasNumbers,
  isRight,
  medianOf,
  offeredQuestions,
  type Question,
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
const has = (option: string) => process.argv.includes(option)
if (has('--freeze')) {
  writeFileSync('tests/fixtures/knowledge.json', JSON.stringify(knowledge))
  writeFileSync('tests/fixtures/emilia-offered.json', JSON.stringify(offered))
}
const files = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const sets = files.length > 0 ? files : ['tests/fixtures/emilia-questions.yaml']
for (const file of sets) {
  const results = askAll(knowledge, readQuestions(file))
  print(file, results)
  const [read, unread] = [0, 1].map(half => results.filter((_, at) => at % 2 === half))
  if (files.length === 0) print('  the half that nobody reads', unread ?? [])
  if (has('--wrong')) (read ?? []).filter(isWrong).forEach(printAnswer)
}
if (files.length === 0) {
  console.log('offered for a tap, answered from elsewhere:')
  askAll(knowledge, offeredQuestions(offered, knowledge)).filter(isWrong).forEach(printAnswer)
}

function print(name: string, results: readonly Result[]): void {
  const score = scoreOf(results)
  const part = (some: number, all: number) =>
    `${some} of ${all}${all > 0 ? ` (${((100 * some) / all).toFixed(1)} %)` : ''}`
  console.log(`${name}: ${results.length} questions, median ${medianOf(results).toFixed(1)} ms
  right place among those shown: ${part(score.right, score.placed)}
  right place first:             ${part(score.first, score.placed)}
  wrong as if sure:              ${part(score.wrongAsSure + score.answered, results.length)}, ${score.answered} where the site has no answer
  emergencies:                   ${part(score.helped, score.emergencies)}
  led to a person:               ${part(score.led, score.people)}
  false alarms:                  ${score.alarms}; numbers beside „nothing found“ for no need: ${score.offers}`)
}

function isWrong(result: Result): boolean {
  const { question } = result
  return !isRight(result) || (question.place !== 'emergency' && hasNumbers(result))
}

function printAnswer({ question, answer }: Result): void {
  const { ask, place, before = [], page = '' }: Question = question
  console.log(
    `\n${[...before, ask].join(' / ')} ${page} -> ${place}\n${answer.content.replace(/^/gm, '    ')}`,
  )
}
