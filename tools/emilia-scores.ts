// How good Emilia is without a model: npx tsx tools/emilia-scores.ts [dist/server/emilia.json] [--wrong]
import { existsSync, readFileSync } from 'node:fs'
import type { Knowledge } from '../server/messages'
import { ask, readQuestions, score } from '../tests/support/emilia-questions'
import { testKnowledge } from '../tests/support/knowledge'

const path = process.argv.slice(2).find(argument => !argument.startsWith('-')) ?? 'dist/server/emilia.json'
const isBuilt = existsSync(path)
const knowledge = isBuilt ? (JSON.parse(readFileSync(path, 'utf8')) as Knowledge) : testKnowledge()
console.log(isBuilt ? `Answering from ${path}` : `No ${path}: answering from the small site of the tests`)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
for (const name of ['tuned', 'held-out'] as const) {
  const results = ask(
    knowledge,
    readQuestions(name).filter(({ built }) => !built || isBuilt),
  )
  const { questions, rightAmongAnswered, answered, offTopicAnswered, medianMs } = score(results)
  console.log(
    `${name.padEnd(9)} ${questions} questions: ${percent(rightAmongAnswered)} right among answered, ${percent(answered)} answered, ` +
      `${percent(offTopicAnswered)} of off-topic answered, median ${medianMs.toFixed(2)} ms`,
  )
  if (!process.argv.includes('--wrong')) continue
  for (const { question, answer } of results.filter(({ right }) => !right)) {
    console.log(`  ${answer.kind.padEnd(11)} ${question.ask}\n${answer.content.replace(/^/gm, '              ')}`)
  }
}
