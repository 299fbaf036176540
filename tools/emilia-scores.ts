// How good Emilia is without a model, on the content as it is: npx tsx tools/emilia-scores.ts [FILE.yaml …] [--wrong] [--freeze]
// Without a file: the questions of tests/fixtures, kept apart from her examples. A file is a list of such entries:
//   - { ask: was kostet pro, place: price }                    place: '/route#anchor', '/route' (any place on that page), a list of
//   - { ask: und am wochenende?, place: /kontaktinformationen,  these of which one is enough, or none | emergency | person | price
//       before: [wann habt ihr offen], page: /trial }           before: what was asked before; page: the page that is read, else /
// or a set by kinds, each kind is scored:
//   questions: [{ ask: was kostet pro, right: [/], amount: 1.500 € }]   right: such places, none where the site does not answer
//   talks: [[{ ask: …, right: […] }, …]]                                each a question with its follow-ups
//   emergencies: […], ordinary: […], person: […]                        ordinary: whatever comes, but no numbers to call
// --wrong prints what went wrong, without a file of every second question: only these may be read to mend something, the rest says whether it
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
  for (const [kind, questions] of Object.entries(readQuestions(file))) {
    const results = askAll(knowledge, questions)
    print(`${file}, ${kind}`, results)
    const [read, unread] = [0, 1].map(half => results.filter((_, at) => at % 2 === half))
    if (files.length === 0) print('  the half that nobody reads', unread ?? [])
    if (has('--wrong'))
      (files.length > 0 ? results : (read ?? [])).filter(isWrong).forEach(printAnswer)
  }
}
if (files.length === 0) {
  console.log('offered for a tap, answered from elsewhere:')
  askAll(knowledge, offeredQuestions(offered, knowledge)).filter(isWrong).forEach(printAnswer)
}

function print(name: string, results: readonly Result[]): void {
  const score = scoreOf(results)
  const part = (some: number, all: number) =>
    `${some} of ${all} (${((100 * some) / all).toFixed(1)} %)`
  const rows: [string, number, number][] = [
    ['right place among those shown', score.right, score.placed],
    ['right place first', score.first, score.placed],
    ['wrong as if sure', score.wrongAsSure, score.placed],
    ['another word instead of places', score.wrongAsTalk, score.placed],
    ['answered, but the site does not', score.answered, score.none],
    ['emergencies, numbers told', score.helped, score.emergencies],
    ['emergencies, told to call', score.ordered, score.emergencies],
    ['led to a person', score.led, score.people],
    ['told to call for no need', score.alarms, results.length - score.emergencies],
    ['numbers beside, for no need', score.offers, results.length - score.emergencies],
  ]
  console.log(`${name}: ${results.length} questions, median ${medianOf(results).toFixed(1)} ms`)
  for (const [what, some, all] of rows)
    if (all > 0) console.log(`  ${`${what}:`.padEnd(34)}${part(some, all)}`)
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
