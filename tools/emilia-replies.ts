// What a language model gets in Emilia's place, and what visitors would get of its replies.
//   npx tsx tools/emilia-replies.ts ask questions.json > prompts.json     ["Was kostet PRO?", …] -> [{ id, question, passages }]
//   npx tsx tools/emilia-replies.ts system > system.md                    what stands before the passages
//   npx tsx tools/emilia-replies.ts judge prompts.json replies.json       [{ id, reply, wrong?: ["a false sentence"] }]
import { readFileSync } from 'node:fs'
import { loadData } from '../renderer/data/site-data'
import { checkContent } from '../renderer/editing/check/check-content'
import { knowledgeOf } from '../renderer/output/knowledge'
import { createPrompts } from '../server/chat/model/prompt'
import { type FaultOf, sayableOf } from '../server/chat/model/reply'
import { createSentences } from '../server/chat/model/sentences'
import { SiteAnswers } from '../server/chat/pages/site-answers'

type Asked = { id: string; question: string; passages: string }

const [command, file = '', repliesFile = ''] = process.argv.slice(2)
const known = checkContent().pages.flatMap(({ page }) =>
  page?.head ? [{ ...page, head: page.head }] : [],
)
const knowledge = knowledgeOf(known, loadData('site'))
const promptFor = createPrompts({ knowledge, now: () => new Date() })
const pages = new SiteAnswers(knowledge)
const sentences = createSentences(knowledge)
const read = (name: string) => JSON.parse(readFileSync(name, 'utf8'))
const place = '# Stellen der Website, die zur Frage passen\n\n'
const base = promptFor([], [])

if (command === 'system') console.log(base.system)
if (command === 'ask') console.log(JSON.stringify(read(file).map(asked), null, 1))
if (command === 'judge') judge(read(file), read(repliesFile))

function asked(question: string, at: number): Asked {
  const thread = [{ role: 'user' as const, content: question }]
  const [, passages = ''] = promptFor(thread, pages.passages(thread)).system.split(place)
  return { id: `Q${String(at + 1).padStart(2, '0')}`, question, passages }
}

function judge(prompts: Asked[], replies: { id: string; reply: string; wrong?: string[] }[]): void {
  let untouched = 0
  for (const { id, reply, wrong = [] } of replies) {
    const { question = '', passages = '' } = prompts.find(one => one.id === id) ?? {}
    const [sent, system] = [base.sent + passages, base.system + passages]
    const talk = { sent, system, asked: question, name: 'Emilia' }
    const hits: string[] = []
    const find = sentences.checksOf(talk)
    const faultOf: FaultOf = (sentence, before) => {
      const fault = find(sentence, before)
      if (fault) hits.push(`${fault}: ${sentence.trim()}`)
      return fault
    }
    const said = sayableOf(reply, { faultOf, lines: sentences.lines(false) })
    if (hits.length === 0) untouched += 1
    for (const hit of hits) console.log(`${id} left out, ${hit}`)
    for (const sentence of wrong.filter(one => said.includes(one)))
      console.log(`${id} STAYS: ${sentence}`)
  }
  console.log(`${untouched} of ${replies.length} replies untouched`)
}
