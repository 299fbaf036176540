// How good Emilia is without a model, on the content as it is:
//   npx tsx tools/emilia-scores.ts [FILE.yaml …] [--wrong] [--freeze]
//   npx tsx tools/emilia-scores.ts --why "Was kostet PRO?"            where the answer to one question comes from
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
import { createPrices } from '../server/chat/pages/prices'
import { cardsOf, createSearch } from '../server/chat/pages/search'
import { SiteAnswers } from '../server/chat/pages/site-answers'
import { createTalk } from '../server/chat/pages/talk'
import { termsOf } from '../server/chat/words'
import {
  askAll,
  hasNumbers,
  isRight,
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
const words = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
if (has('--why')) words.forEach(explain)
else scoreAll(words)

/** Says what answered a question; then the places that the search finds for it, with the heading or words that are nearest. */
function explain(ask: string): void {
  const thread = [{ role: 'user' as const, content: ask }]
  const cards = cardsOf(knowledge)
  const search = createSearch(cards)
  const { kind, content } = new SiteAnswers(knowledge).answer(thread, '/')
  const hasPrice = createPrices(knowledge, cards, search)(ask, [], '/') !== undefined
  let source = hasPrice ? 'prices' : 'the search'
  const topic = createTalk(knowledge).topicOf(ask)
  if (topic && content.startsWith(topic.text)) source = `talk.yaml, topics, „${topic.name}“`
  if (kind === 'talk') source = 'talk.yaml, answers'
  console.log(`${ask}\n  from ${source} (${kind}):\n${content.replace(/^/gm, '    ')}`)
  console.log('  what the search finds: how surely it is meant, how alike it is asked, where')
  const own = termsOf(ask)
  const shared = (text: string) => termsOf(text).filter(term => own.includes(term)).length
  for (const { card, fit, same } of search.rank(ask, { here: '/' }).slice(0, 6)) {
    const [nearest] = [card.heading, ...card.asks].sort((a, b) => shared(b) - shared(a))
    console.log(`    ${fit.toFixed(0).padStart(4)}  ${same.toFixed(2)}  ${card.url}  „${nearest}“`)
  }
}

function scoreAll(files: readonly string[]): void {
  for (const file of files) scoreFile(file, true)
  if (files.length > 0) return
  scoreFile('tests/fixtures/emilia-questions.yaml', false)
  console.log('offered for a tap, answered from elsewhere:')
  askAll(knowledge, offeredQuestions(offered, knowledge)).filter(isWrong).forEach(printAnswer)
}

/** @param mayRead whether all of its wrong answers may be read, not only every second */
function scoreFile(file: string, mayRead: boolean): void {
  for (const [kind, questions] of Object.entries(readQuestions(file))) {
    const results = askAll(knowledge, questions)
    print(`${file}, ${kind}`, results)
    const [read = [], unread = []] = [0, 1].map(half => results.filter((_, at) => at % 2 === half))
    if (!mayRead) print('  the half that nobody reads', unread)
    if (has('--wrong')) (mayRead ? results : read).filter(isWrong).forEach(printAnswer)
  }
}

function print(name: string, results: readonly Result[]): void {
  const score = scoreOf(results)
  const part = (some: number, all: number) =>
    `${some} of ${all} (${((100 * some) / all).toFixed(1)} %)`
  const rows: [string, number, number][] = [
    ['right place among those shown', score.right, score.placed],
    ['right place first', score.first, score.placed],
    ['wrong as if sure', score.wrongAsSure, score.placed],
    ['answered, but the site does not', score.answered, score.none],
    ['emergencies, numbers told', score.helped, score.emergencies],
    ['emergencies, told to call', score.ordered, score.emergencies],
    ['led to a person', score.led, score.people],
    ['told to call for no need', score.alarms, results.length - score.emergencies],
    ['numbers beside, for no need', score.offers, results.length - score.emergencies],
  ]
  console.log(`${name}: ${results.length} questions`)
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
