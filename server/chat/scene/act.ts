import { z } from 'zod'
import type { ChatAnswer, ChatMessage } from '../../../shared/messages'
import { figuresIn } from '../../../shared/money'
import type { Scene, SceneRecord, SceneState } from '../../../shared/scene/scene'
import type { Model } from '../model'
import type { SentenceCheck } from '../price-rule'
import type { Prompt } from '../prompt'
import type { Piece } from '../provider-stream'
import { readReply } from '../reply'
import { visibleText } from '../thread'
import { EMPTY, nextStep, repliesTo } from './ask'
import { readStep } from './read-step'
import { scenePrompt, wordsPrompt } from './scene-prompt'

type ActOptions = {
  model: Model
  scene: Scene
  /** What is on the slip before this line. */
  record: SceneRecord
  /** The guest's line last. */
  thread: readonly ChatMessage[]
  within: AbortSignal
  onText: ((text: string) => void) | undefined
  /** What is said in place of a sentence with somebody else's address. */
  insteadOf: SentenceCheck
  withOurLinks: (sentence: string) => string
  now: Date
}

const longestValue = 200
const handOn = 'Das gebe ich an das Team weiter.'

/** The model plays a turn of the scene; undefined where it says nothing. @throws ProviderError */
export async function act(options: ActOptions): Promise<ChatAnswer | undefined> {
  const { model, scene, thread, within, onText, now } = options
  const calls: string[] = []
  const hears = { isShown: false, hasText: false }
  const show = (text: string) => {
    hears.isShown = true
    onText?.(text)
  }
  const wrongPrice = priceCheck(scene)
  const read = (prompt: Prompt) =>
    model.call(
      within,
      () => hears.isShown,
      () =>
        readReply(
          withoutCalls(model.provider.ask(prompt, within, onText !== undefined), calls, hears),
          {
            insteadOf: sentence => wrongPrice(sentence) ?? options.insteadOf(sentence),
            withOurLinks: options.withOurLinks,
            onText: onText && show,
          },
        ),
    )
  const prompt = scenePrompt(scene, options.record, thread, now)
  // Without text readReply would say that nothing readable came: only what has words is shown.
  const first = await readIfText(read, prompt, hears)
  const record = recorded(scene, options.record, calls, now)
  const second =
    first ?? (await readIfText(read, wordsPrompt(scenePrompt(scene, record, thread, now)), hears))
  const message = second?.message
  return message && { message, scene: stateOf(scene, record, now) }
}

type Reply = Awaited<ReturnType<typeof readReply>>

async function readIfText(
  read: (prompt: Prompt) => Promise<Reply>,
  prompt: Prompt,
  hears: { hasText: boolean },
): Promise<Reply | undefined> {
  const reply = await read(prompt)
  return hears.hasText ? reply : undefined
}

/** The words of an answer; what it calls goes into `calls`. */
async function* withoutCalls(
  pieces: AsyncIterable<Piece>,
  calls: string[],
  hears: { hasText: boolean },
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    if ('functionArguments' in piece) calls.push(piece.functionArguments)
    else if (!('functionName' in piece)) {
      hears.hasText ||= 'text' in piece && piece.text.trim() !== ''
      yield piece
    }
  }
}

/** An amount that is not the scene's is not said. */
function priceCheck({ facts, steps }: Scene): SentenceCheck {
  const own = [
    ...facts.map(({ answer }) => answer),
    ...steps.flatMap(({ asks, replies }) => [asks, ...replies]),
  ]
  const known = new Set(own.flatMap(text => eurosIn(text)))
  return (sentence: string) =>
    eurosIn(sentence).every(amount => known.has(amount)) ? undefined : handOn
}

function eurosIn(text: string): number[] {
  return figuresIn(text).flatMap(({ euro }) => euro ?? [])
}

const valuesSchema = z.record(z.string(), z.unknown())

/** The slip with what was called, each value as its step takes it; what no step takes is left out. */
function recorded(
  scene: Scene,
  before: SceneRecord,
  calls: readonly string[],
  now: Date,
): SceneRecord {
  const record: Record<string, string> = { ...before }
  // Several calls come one after the other: their objects are flat.
  for (const [written] of calls.join('').matchAll(/\{[^{}]*\}/g)) {
    const values = valuesSchema.safeParse(parsed(written)).data ?? {}
    for (const step of scene.steps) {
      const value = values[step.name]
      if (typeof value !== 'string' && typeof value !== 'number') continue
      const text = visibleText(String(value)).trim().slice(0, longestValue)
      const heard = { isAsked: true, before: undefined, offered: [], now }
      const taken = readStep(step, text, heard)
      if (taken) record[step.name] = taken
    }
  }
  return record
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** How far the scene is, where the model decides what to ask: a list that holds something is closed. */
function stateOf(scene: Scene, record: SceneRecord, now: Date): SceneState {
  const closed = scene.steps.filter(({ name }) => record[name]).map(({ name }) => name)
  const state = { ...EMPTY, record, closed }
  const next = nextStep(scene, state)
  return {
    replies: next ? repliesTo(next, state, now) : [],
    record,
    isDone: next === undefined,
    forEmilia: false,
  }
}
