import { z } from 'zod'
import type { ChatMessage } from '../../../shared/messages'
import {
  CONFIRMED,
  filledOutcome,
  itemsIn,
  nextQuestion,
  type Scene,
  type SceneRecord,
  type SceneTurn,
} from '../../../shared/scene/scene'
import type { Ask } from '../model/model'
import { visibleText } from '../thread'
import { readBack, recordAfter, rowsOf, stateOf } from './play'
import { scenePrompt } from './scene-prompt'
import { isSame, valueFor } from './values'

type ActOptions = {
  ask: Ask
  scene: Scene
  /** What is on the slip before this line. */
  record: SceneRecord
  /** The guest's line last. */
  thread: readonly ChatMessage[]
  /** What of the model's words may be said. */
  sayable(text: string): string
  now: Date
}

/** The model plays a turn of the scene; undefined where it neither says nor notes anything. @throws ProviderError */
export async function act(options: ActOptions): Promise<SceneTurn | undefined> {
  const { ask, scene, thread, sayable, now } = options
  const before = tapped(options) ?? options.record
  const { text, calls } = await ask(scenePrompt(scene, before, thread, now))
  const record = withCalls(scene, before, calls, now)
  let words = sayable(text)
  if (words === '' && calls.length > 0) {
    // Many models only call: now they are asked for the words.
    const next = { ...scenePrompt(scene, record, thread, now), functions: [] }
    words = sayable((await ask(next)).text)
  }
  if (words === '' && record === options.record) return undefined
  return { ...stateOf(scene, record, now), says: saysOf(scene, record, words) }
}

/** The slip after a tap, which needs no model to be understood. */
function tapped({ scene, record, thread, now }: ActOptions): SceneRecord | undefined {
  const line = thread.at(-1)?.content ?? ''
  const isTap = itemsIn(line) || stateOf(scene, record, now).replies.some(one => isSame(one, line))
  return isTap ? recordAfter(scene, record, line, { now, readsBack: true }) : undefined
}

/** The model's words; before the outcome with the whole slip, whatever the model says. */
function saysOf(scene: Scene, record: SceneRecord, words: string): string {
  const open = nextQuestion(scene, record)
  if (open) return words || open.asks
  if (record[CONFIRMED]) return words || filledOutcome(scene, record)
  const isRead = rowsOf(scene, record).every(({ name }) => words.includes(record[name] ?? ''))
  const [rows = '', question = ''] = readBack(scene, record).split('\n\n')
  // In the guest's language, where the model asks.
  const asks = words.endsWith('?') ? words : question
  return isRead && words.endsWith('?') ? words : `${rows}\n\n${asks}`
}

const argumentsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number()]).transform(String).catch(''),
)

/** The slip with what was called, each value as its step takes it; what no step takes is left out. */
function withCalls(
  scene: Scene,
  before: SceneRecord,
  calls: readonly { arguments: string }[],
  now: Date,
): SceneRecord {
  const called = Object.assign({}, ...calls.map(call => parsed(call.arguments)))
  const { [CONFIRMED]: agreement, ...values } = called
  const taken = valuesFor(scene, values, now)
  const isNew = Object.entries(taken).some(([name, value]) => before[name] !== value)
  if (isNew) {
    const { [CONFIRMED]: _old, ...rest } = before
    return { ...rest, ...taken }
  }
  // Nobody agrees to what was not read to them.
  return agreement && !nextQuestion(scene, before) ? { ...before, [CONFIRMED]: 'Ja' } : before
}

/** What of some values the steps of a scene take. */
export function valuesFor(scene: Scene, values: Readonly<Record<string, string>>, now: Date) {
  const rows = scene.steps.flatMap(step => {
    const value = valueFor(step, visibleText(values[step.name] ?? '').trim(), now)
    return value === undefined ? [] : [[step.name, value] as const]
  })
  return Object.fromEntries(rows)
}

function parsed(json: string): Record<string, string> {
  try {
    return argumentsSchema.parse(JSON.parse(json))
  } catch {
    return {}
  }
}
