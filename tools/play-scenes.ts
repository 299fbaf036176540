import { exampleAnswer, tapOf } from '../components/boxes/TryIt/example-talk'
import { type Finding, reporter, startOf } from '../renderer/data/report'
import { loadData } from '../renderer/data/site-data'
import type { CheckedContent } from '../renderer/editing/check/checked'
import { knowledgeOf } from '../renderer/output/knowledge'
import { createSentences } from '../server/chat/model/sentences'
import { SiteAnswers } from '../server/chat/pages/site-answers'
import { createScenes } from '../server/chat/scene/scenes'
import type { ChatAnswer, ChatMessage } from '../shared/messages'
import {
  answered,
  assistantName,
  nextQuestion,
  type Question,
  type Rows,
  type Scene,
  stepKinds,
} from '../shared/scene/scene'

/** The server's answer to a guest's line; `to` is what the assistant said before. */
type Say = (scene: Scene, rows: Rows, to: string, line: string) => Promise<ChatAnswer>

/**
 * Plays each scene of content/scenes with its own examples, and says to each question all that can be tapped, also in other words:
 * the server must write it down, and reach the outcome. Only the server knows, which the rules over the content do not.
 */
export async function playScenes({ files }: CheckedContent, root: string): Promise<Finding[]> {
  const knowledge = { ...knowledgeOf([], loadData('site', root), root), questions: {} }
  const pages = new SiteAnswers(knowledge)
  const scenes = createScenes({ knowledge, pages, sentences: createSentences(knowledge) })
  const say: Say = async ({ assistant }, rows, to, line) => {
    const play = scenes({ assistant, record: { rows } })
    if (!play) throw new Error(`nobody plays ${assistant}`)
    const thread: ChatMessage[] = [
      { role: 'assistant', content: to },
      { role: 'user', content: line },
    ]
    return play(thread, { key: '', signal: new AbortController().signal })
  }
  const found = await Promise.all(
    knowledge.scenes.map(async scene => {
      const { file, text, document } =
        files.find(one => one.file === `content/scenes/${scene.assistant}.yaml`) ?? {}
      if (!file || !text || !document) return []
      const { findings, report } = reporter(file, text)
      for (const { path, says } of await faultsOf(scene, say))
        report.error('scene-stuck', startOf(document.getIn(path, true)), says)
      return findings
    }),
  )
  return found.flat()
}

/** Where a scene does not go on, and why. */
async function faultsOf(scene: Scene, say: Say) {
  const faults: { path: (string | number)[]; says: string }[] = []
  let rows: Rows = {}
  for (let open = nextQuestion(scene, { rows }); open; open = nextQuestion(scene, { rows })) {
    const { step, asks } = open
    for (const { line, key, noted } of linesTo(open)) {
      const next = (await say(scene, rows, asks, line)).scene?.record.rows[step.name]
      if (next !== undefined && next === (noted ?? next) && next !== rows[step.name]) continue
      const cure = noted
        ? `nicht als „${noted}“, zu dem sie unter also steht. Schreiben Sie ein anderes Wort.`
        : `nicht, so käme niemand weiter. Schreiben Sie eine andere Antwort oder bei kind eine andere Art (${stepKinds.join(', ')}).`
      faults.push({
        path: ['steps', scene.steps.indexOf(step), ...key],
        says: `Auf „${asks}“ versteht ${assistantName(scene)} die Antwort „${line}“ ${cure}`,
      })
    }
    // Nobody comes to the next question.
    if (faults.length > 0) return faults
    rows = answered(rows, open, exampleAnswer(open))
  }
  const agreed = await say(scene, rows, '', 'Ja, stimmt')
  if (!agreed.scene?.isDone)
    faults.push({
      path: ['outcome'],
      says: `Mit den Antworten des Beispielgesprächs kommt ${assistantName(scene)} nicht zum Schluss. Ändern Sie example oder replies.`,
    })
  return faults
}

/** What can be tapped or said, with the names under which it stands in the step, and what is noted then. */
function linesTo({
  step,
  kind,
  item,
  replies,
}: Question): { line: string; key: (string | number)[]; noted?: string }[] {
  const tapped = replies.map((reply, at) => ({
    line: tapOf(kind, reply),
    key: item ? ['options'] : ['replies', at],
  }))
  const own = item ? [] : (['example', 'said'] as const)
  const inOtherWords = item ? [] : Object.entries(step.also ?? {})
  return [
    ...tapped,
    ...own.flatMap(key => (step[key] ? { line: step[key], key: [key] } : [])),
    ...inOtherWords.flatMap(([reply, ways]) =>
      ways.map((line, at) => ({ line, key: ['also', reply, at], noted: tapOf(kind, reply) })),
    ),
  ]
}
