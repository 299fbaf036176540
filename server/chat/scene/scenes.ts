import { z } from 'zod'
import type { ChatAnswer, ChatMessage, Knowledge } from '../../../shared/messages'
import {
  emptyRecord,
  isAsked,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneTurn,
} from '../../../shared/scene/scene'
import { Refusal } from '../../errors'
import type { Model, Visitor } from '../model/model'
import type { Sentences } from '../model/sentences'
import { germanReader, isEnglish } from '../pages/language'
import type { SiteAnswers } from '../pages/site-answers'
import { act } from './act'
import { createFactFinder } from './facts'
import { commanded, type Heard, hear } from './hearing'
import { valuesFor } from './reading'
import { turnAfter } from './turn'

export type Scenes = ReturnType<typeof createScenes>

type ScenesDeps = {
  knowledge: Knowledge
  pages: Pick<SiteAnswers, 'emergency' | 'concern'>
  sentences: Sentences
  /** Plays the scenes where there is one; else their own steps do. */
  model?: Model | undefined
  now?: () => Date
}

/**
 * Answers the guest's line, the last one of the thread. A provider that fails ends no scene: its steps go on.
 * @throws ProviderError `left`
 */
type PlayedScene = (thread: readonly ChatMessage[], visitor: Visitor) => Promise<ChatAnswer>

const nobodyPlays =
  'Mit diesem Assistenten kann man hier nicht schreiben. Bitte laden Sie die Seite neu.'
const FAILED = 'Mein Sprachmodell antwortet gerade nicht, tippen Sie bitte.'

const bodySchema = z.object({
  assistant: z.string().optional(),
  /** What stands on the slip, as the page shows it. A client that tells none gets it from the whole talk. */
  record: z
    .object({
      rows: z.record(z.string().max(60), z.string().max(1_000)),
      changing: z.string().max(60).optional(),
      meant: z.string().max(1_000).optional(),
      isAgreed: z.boolean().optional(),
    })
    .optional()
    .catch(undefined),
})

/**
 * The assistants that visitors can try; nothing is kept between two requests. A line is read by its words (`line.ts`), each row of
 * the slip takes its own from it (`reading.ts`, `kinds/`), and it does something (`hearing.ts`); that gives the next slip and what is
 * said (`turn.ts`). With a key the model says it, and what it notes is read the same way (`act.ts`).
 */
export function createScenes(deps: ScenesDeps) {
  const { knowledge, pages, sentences, model, now = () => new Date() } = deps
  const inGerman = guestReader(knowledge.english.words)
  const scenes = knowledge.scenes.map(scene => ({
    scene,
    findFact: createFactFinder(scene),
    sayable: sentences.inScene(scene),
  }))

  /**
   * The scene that a request asks for, with what stands on the slip, as its page says; undefined where it is one for Emilia.
   * @throws Refusal 422 where nobody plays it
   */
  return (body: unknown): PlayedScene | undefined => {
    const { assistant, record: shown } = bodySchema.safeParse(body).data ?? {}
    if (assistant === undefined) return undefined
    const named = scenes.find(({ scene }) => scene.assistant === assistant)
    if (!named) throw new Refusal(422, 'invalid', nobodyPlays)
    const { scene, findFact, sayable } = named
    return async (thread, visitor) => {
      const lines = thread.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
      const inEnglish = isEnglish(lines)
      const wasSaid = (text: string) => thread.some(({ content }) => content.includes(text))
      const deps = { scene, now: now(), need: pages, inEnglish, findFact, inGerman, wasSaid }
      const after = (heard: Heard) => turnAfter(scene, heard.record, hear(heard), heard.now)
      const last = thread.length - 1
      const slip = shown
        ? trusted(scene, shown, deps.now)
        : thread
            .slice(0, last)
            .reduce<SceneRecord>(
              (record, { role, content: line }) =>
                role === 'user' ? after({ ...deps, record, line }).record : record,
              emptyRecord,
            )
      const heard = { ...deps, record: slip, line: thread[last]?.content ?? '' }
      if (!model || commanded(heard)) return answerOf(after(heard))
      const asked = await model.ask(visitor, ask => act({ ...heard, ask, thread, sayable }))
      if ('answer' in asked) return answerOf(asked.answer)
      return answerOf(after(heard), wasSaid(FAILED) ? '' : FAILED)
    }
  }
}

function answerOf({ says, ...scene }: SceneTurn, before = ''): ChatAnswer {
  const content = [before, says].filter(Boolean).join(' ')
  return { message: { role: 'assistant', content, showQR: false }, scene }
}

/** Reads English words as German ones, but those that are both: „do 14:30“ is Thursday, „no a Tiramisu“ one more, „Bruck an der Mur“. */
export function guestReader({
  do: _day,
  no: _more,
  an: _at,
  ...words
}: Knowledge['english']['words']) {
  return germanReader(words)
}

/** What a page says of its slip, as far as the scene takes it; what a „ja“ stands for is read when one is said. */
function trusted(scene: Scene, shown: SceneRecord, now: Date): SceneRecord {
  const rows = valuesFor(scene, shown.rows, now)
  const changing = scene.steps.find(
    step => step.name === shown.changing && isAsked(step, rows),
  )?.name
  const isOpen = nextQuestion(scene, { rows, changing }) !== undefined
  return { rows, changing, meant: shown.meant, isAgreed: shown.isAgreed && !isOpen }
}
