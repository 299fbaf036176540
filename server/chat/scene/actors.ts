import { z } from 'zod'
import type { ChatAnswer, ChatMessage, Knowledge } from '../../../shared/messages'
import type { Scene, SceneRecord } from '../../../shared/scene/scene'
import { Refusal } from '../../errors'
import { createLinkRule } from '../links'
import type { Model } from '../model'
import { createTalk } from '../pages/talk'
import { visibleText } from '../thread'
import { act } from './act'
import { createFactFinder } from './facts'
import { isForEmilia } from './lines'
import { play } from './play'

export type Actors = ReturnType<typeof createActors>

type ActorsDeps = {
  knowledge: Knowledge
  /** Plays the scenes where there is one; else their own steps do. */
  model?: Model | undefined
  now?: () => Date
}

/** The scene that a request asks for, and what stands on the slip, as its page says. */
type Played = { scene: Scene; record: SceneRecord }
type Visitor = { key: string; signal: AbortSignal }

/** The entries of talk.yaml that come before everything, in the same words as by Emilia. */
const EMERGENCIES = /^(?:despair|danger)/

const bodySchema = z.object({
  assistant: z.string().optional(),
  record: z.record(z.string().max(60), z.string().max(400)).catch({}).optional(),
})

/**
 * The assistants that visitors can try. Without a model each answer plays the whole talk again from the lines of the guest; a
 * model gets the talk with what stands on the slip.
 */
export function createActors({ knowledge, model, now = () => new Date() }: ActorsDeps) {
  const talk = createTalk(knowledge)
  const links = createLinkRule(knowledge)
  const emergency = (line: string) => {
    const answer = talk.answerTo(line, true)
    return answer && EMERGENCIES.test(answer.name) ? talk.wordsOf(answer) : undefined
  }
  const actors = new Map(
    knowledge.scenes.map(scene => [
      scene.assistant,
      { scene, findFact: createFactFinder(scene.facts) },
    ]),
  )

  function fromSteps(scene: Scene, lines: readonly string[]): ChatAnswer {
    const findFact = actors.get(scene.assistant)?.findFact ?? (() => undefined)
    const { says, ...state } = play(scene, lines, { emergency, findFact, now: now() })
    return { message: { role: 'assistant', content: says, showQR: false }, scene: state }
  }

  return {
    /**
     * The scene that a request asks for; undefined where it is one for Emilia.
     * @throws Refusal 422 where nobody plays it
     */
    named(body: unknown): Played | undefined {
      const { assistant, record = {} } = bodySchema.safeParse(body).data ?? {}
      if (assistant === undefined) return undefined
      const scene = actors.get(assistant)?.scene
      if (!scene)
        throw new Refusal(
          422,
          'invalid',
          'Mit diesem Assistenten kann man hier nicht schreiben. Bitte laden Sie die Seite neu.',
        )
      const own = scene.steps.flatMap(({ name }) => {
        const value = visibleText(record[name] ?? '').trim()
        return value ? [[name, value] as const] : []
      })
      return { scene, record: Object.fromEntries(own) }
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
      onText?: (text: string) => void,
    ): Promise<ChatAnswer> {
      const lines = thread.filter(({ role }) => role === 'user').map(({ content }) => content)
      const line = lines.at(-1) ?? ''
      const steps = () => fromSteps(scene, lines)
      if (!model || emergency(line) || isForEmilia(line)) return steps()
      try {
        return await model.ask(visitor, {
          ask: within =>
            act({
              model,
              scene,
              record,
              thread,
              within,
              onText,
              insteadOf: sentence => (links.insteadOf(sentence) === undefined ? undefined : ''),
              withOurLinks: links.withOurLinks,
              now: now(),
            }),
          instead: steps,
        })
      } catch (error) {
        if (error instanceof Refusal) return steps()
        throw error
      }
    },
  }
}
