import { z } from 'zod'
import type { ChatAnswer, ChatMessage, Knowledge } from '../../../shared/messages'
import { figuresIn } from '../../../shared/money'
import {
  CONFIRMED,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneTurn,
} from '../../../shared/scene/scene'
import { Refusal } from '../../errors'
import { createSayable } from '../model/judge'
import type { Model, Visitor } from '../model/model'
import { createTalk } from '../pages/talk'
import { act, checked } from './act'
import { createFactFinder } from './facts'
import { changeOf, play } from './play'

export type Actors = ReturnType<typeof createActors>

type ActorsDeps = {
  knowledge: Knowledge
  /** Plays the scenes where there is one; else their own steps do. */
  model?: Model | undefined
  now?: () => Date
}

/** The scene that a request asks for, and what stands on the slip, as its page says; undefined where it says nothing. */
type Played = { scene: Scene; record: SceneRecord | undefined }

/** The entries of talk.yaml that come before everything, in the same words as by Emilia. */
const EMERGENCIES = /^(?:despair|danger)/
const FAILED = 'Mein Sprachmodell antwortet gerade nicht, tippen Sie bitte.'

const bodySchema = z.object({
  assistant: z.string().optional(),
  record: z.record(z.string().max(60), z.string().max(400)).optional().catch(undefined),
})

/** The assistants that visitors can try; nothing is kept between two requests. */
export function createActors({ knowledge, model, now = () => new Date() }: ActorsDeps) {
  const talk = createTalk(knowledge)
  const emergency = (line: string) => {
    const answer = talk.answerTo(line, 'always')
    return answer && EMERGENCIES.test(answer.name) ? answer.content : undefined
  }
  const mayBeSaid = createSayable(knowledge)
  const scenes = new Map(
    knowledge.scenes.map(scene => [scene.assistant, { scene, findFact: createFactFinder(scene) }]),
  )
  const steps = ({ scene, record }: Played, lines: readonly string[]) => {
    const { findFact = () => undefined } = scenes.get(scene.assistant) ?? {}
    const deps = { emergency, findFact, now: now(), readsBack: model !== undefined }
    // A page that tells no slip gets it from the whole talk.
    return play(scene, record ?? {}, record ? lines.slice(-1) : lines, deps)
  }

  /** What the model says; undefined where the steps have to go on. */
  async function played(
    own: Model,
    { scene, record }: { scene: Scene; record: SceneRecord },
    thread: readonly ChatMessage[],
    visitor: Visitor,
  ) {
    try {
      const sayable = (text: string) => mayBeSaid(text, eurosIn(scene))
      const asked = await own.ask(visitor, ask =>
        act({ ask, scene, record, thread, sayable, now: now() }),
      )
      return 'answer' in asked ? asked.answer : undefined
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  return {
    /**
     * The scene that a request asks for; undefined where it is one for Emilia.
     * @throws Refusal 422 where nobody plays it
     */
    named(body: unknown): Played | undefined {
      const { assistant, record } = bodySchema.safeParse(body).data ?? {}
      if (assistant === undefined) return undefined
      const scene = scenes.get(assistant)?.scene
      if (!scene)
        throw new Refusal(
          422,
          'invalid',
          'Mit diesem Assistenten kann man hier nicht schreiben. Bitte laden Sie die Seite neu.',
        )
      return { scene, record: record && trusted(scene, record, now()) }
    },

    /**
     * A provider that fails ends no scene: its steps go on.
     * @param thread the guest's line last
     * @throws ProviderError `left`
     */
    async answer(
      { scene, record }: Played,
      thread: readonly ChatMessage[],
      visitor: Visitor,
    ): Promise<ChatAnswer> {
      const lines = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
      const line = lines.at(-1) ?? ''
      if (!model) return answerOf(steps({ scene, record }, lines))
      const before = record ?? steps({ scene, record }, lines.slice(0, -1)).record
      const byStep = () => steps({ scene, record: before }, lines)
      if (emergency(line) || changeOf(scene, before, line)) return answerOf(byStep())
      const turn = await played(model, { scene, record: before }, thread, visitor)
      const isTold = thread.some(({ content }) => content.startsWith(FAILED))
      return turn ? answerOf(turn) : answerOf(byStep(), isTold ? '' : FAILED)
    },
  }
}

function answerOf({ says, ...scene }: SceneTurn, before = ''): ChatAnswer {
  const content = [before, says].filter(Boolean).join(' ')
  return { message: { role: 'assistant', content, showQR: false }, scene }
}

/** What a page says of its slip, as far as the scene takes it. */
function trusted(scene: Scene, told: SceneRecord, now: Date): SceneRecord {
  const record = checked(scene, told, now)
  const isAgreed = told[CONFIRMED] && !nextQuestion(scene, record)
  return isAgreed ? { ...record, [CONFIRMED]: 'Ja' } : record
}

/** The amounts that a scene itself names. */
function eurosIn(scene: Scene): number[] {
  return figuresIn(JSON.stringify(scene)).flatMap(({ euro }) => euro ?? [])
}
