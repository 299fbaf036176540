import { z } from 'zod'
import type { ChatAnswer, ChatMessage, Knowledge } from '../../../shared/messages'
import {
  CONFIRMED,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneTurn,
} from '../../../shared/scene/scene'
import { Refusal } from '../../errors'
import type { Model, Visitor } from '../model/model'
import type { Sentences } from '../model/sentences'
import type { Pages } from '../pages/pages'
import { act, valuesFor } from './act'
import { createFactFinder } from './facts'
import { changeOf, play } from './play'

export type Scenes = ReturnType<typeof createScenes>

type ScenesDeps = {
  knowledge: Knowledge
  pages: Pick<Pages, 'emergency' | 'concern'>
  sentences: Sentences
  /** Plays the scenes where there is one; else their own steps do. */
  model?: Model | undefined
  now?: () => Date
}

const FAILED = 'Mein Sprachmodell antwortet gerade nicht, tippen Sie bitte.'

const bodySchema = z.object({
  assistant: z.string().optional(),
  record: z.record(z.string().max(60), z.string().max(400)).optional().catch(undefined),
})

/** The assistants that visitors can try; nothing is kept between two requests. */
export function createScenes(deps: ScenesDeps) {
  const { knowledge, pages, sentences, model, now = () => new Date() } = deps
  const scenes = knowledge.scenes.map(scene => ({
    scene,
    findFact: createFactFinder(scene),
    sayable: sentences.inScene(scene),
  }))
  const emergency = (line: string) => pages.emergency(line)

  return {
    /**
     * The scene that a request asks for, and what stands on the slip, as its page says; undefined where it is one for Emilia.
     * @throws Refusal 422 where nobody plays it
     */
    named(body: unknown) {
      const { assistant, record } = bodySchema.safeParse(body).data ?? {}
      if (assistant === undefined) return undefined
      const named = scenes.find(({ scene }) => scene.assistant === assistant)
      if (named) return { ...named, record: record && trusted(named.scene, record, now()) }
      const text =
        'Mit diesem Assistenten kann man hier nicht schreiben. Bitte laden Sie die Seite neu.'
      throw new Refusal(422, 'invalid', text)
    },

    /**
     * A provider that fails ends no scene: its steps go on.
     * @param thread the guest's line last
     * @throws ProviderError `left`
     */
    async answer(
      {
        scene,
        record,
        findFact,
        sayable,
      }: (typeof scenes)[number] & { record?: SceneRecord | undefined },
      thread: readonly ChatMessage[],
      visitor: Visitor,
    ): Promise<ChatAnswer> {
      const lines = thread.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
      const line = lines.at(-1) ?? ''
      const concern = (unclear: string) => pages.concern(unclear)
      const options = { emergency, concern, findFact, now: now(), readsBack: model !== undefined }
      // A page that tells no slip gets it from the whole talk.
      const slip = record ?? play(scene, {}, lines.slice(0, -1), options).record
      const isForSteps = emergency(line) || changeOf(scene, slip, line)
      if (!model || isForSteps) return answerOf(play(scene, slip, [line], options))
      const acting = { scene, record: slip, thread, sayable, now: options.now }
      const asked = await model.ask(visitor, ask => act({ ...acting, ask }))
      if ('answer' in asked) return answerOf(asked.answer)
      const isKnown = thread.some(({ content }) => content.startsWith(FAILED))
      return answerOf(play(scene, slip, [line], options), isKnown ? '' : FAILED)
    },
  }
}

function answerOf({ says, ...scene }: SceneTurn, before = ''): ChatAnswer {
  const content = [before, says].filter(Boolean).join(' ')
  return { message: { role: 'assistant', content, showQR: false }, scene }
}

/** What a page says of its slip, as far as the scene takes it. */
function trusted(scene: Scene, shown: SceneRecord, now: Date): SceneRecord {
  const record = valuesFor(scene, shown, now)
  const isAgreed = shown[CONFIRMED] && !nextQuestion(scene, record)
  return isAgreed ? { ...record, [CONFIRMED]: 'Ja' } : record
}
