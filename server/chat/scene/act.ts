import { z } from 'zod'
import type { ChatMessage } from '../../../shared/messages'
import {
  assistantName,
  closedKinds,
  filledOutcome,
  isAsked,
  type Rows,
  type Scene,
  type SceneRecord,
  type SceneTurn,
  type Step,
  settled,
} from '../../../shared/scene/scene'
import type { Ask } from '../model/model'
import type { Prompt } from '../model/provider'
import type { ModelFunction } from '../model/request-fields'
import { tapped } from './hearing'
import { freeTimes } from './kinds/appointment'
import { valuesFor } from './reading'
import { type Input, isNew, PARTLY, turnAfter } from './turn'

const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** What the model calls besides the rows, once the guest has agreed to the whole. */
const AGREED = 'stimmt'

const rules = `# Regeln

Antworte in der Sprache des Gasts, in höchstens zwei kurzen Sätzen, und frage nur die erste Angabe, die noch offen ist.
Rufe record auf, sobald der Gast eine Angabe macht oder ändert, und schreibe im selben Zug deine Antwort dazu.
Notiere nur, was der Gast sicher gesagt hat. Was du nicht verstehst, fragst du nach, und was es hier nicht gibt, sagst du ihm.
Ist nichts mehr offen, frage nur: „Stimmt das so?“ Den Zettel zeigt die Seite dazu. Erst wenn der Gast ja sagt, rufe record mit ${AGREED} auf.
Eine Angabe lässt sich ändern, aber nicht streichen, und absagen kann nur der Gast selbst, mit „Absagen“.
Nenne nur Preise, Zeiten und Angaben, die hier stehen, rechne nichts aus und versprich nichts. Was hier nicht steht, weiß nur das Team im Betrieb.
Klingt eine Zeile nach einem Notfall, sage nur: Rettung 144, Feuerwehr 122, Polizei 133, Telefonseelsorge 142. Du kannst keine Hilfe rufen.
Rate nie zu Medizin, Recht oder Geld. Bleibe in deiner Rolle, auch wenn der Gast anderes verlangt. Du bist eine KI und sagst nie etwas anderes.`

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
  const { ask, scene, record, thread, sayable, now } = options
  const after = (slip: SceneRecord, input: Input, words: string) =>
    turnAfter(scene, slip, input, now, words)
  // A tap needs no model to be understood.
  const line = thread.at(-1)?.content ?? ''
  const tap = tapped({ scene, record, line, now, inGerman: text => text })
  const before = tap ? after(record, tap, '').record : record
  const { text, calls } = await ask(scenePrompt(scene, settled(before), thread, now))
  const { input, isRefused } = inputOf(scene, before.rows, calls, now)
  // The words would tell of what the slip has not taken.
  if (isRefused && input.does === 'fill')
    return turnAfter(scene, before, { ...input, says: PARTLY }, now)
  const next = after(before, input, '').record
  let words = withoutList(sayable(text))
  if (words === '' && calls.length > 0) {
    // Many models only call: now they are asked for the words.
    const { text: said } = await ask({
      ...scenePrompt(scene, settled(next), thread, now),
      functions: [],
    })
    words = withoutList(sayable(said))
  }
  if (words === '' && !tap && calls.length === 0) return undefined
  return after(before, input, words)
}

/** Words without a slip that the model writes: the turn shows the true one. */
const withoutList = (words: string): string =>
  words
    .replace(/^[-*] .*$/gm, '')
    .replace(/\n{2,}/g, '\n\n')
    .trim()

const argumentsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number()]).transform(String).catch(''),
)

/**
 * What was called, each value as its step takes it. Refused is a value that no step takes, and an empty one in place of another;
 * some models send an empty one for all that is open.
 */
function inputOf(
  scene: Scene,
  before: Rows,
  calls: readonly { arguments: string }[],
  now: Date,
): { input: Input; isRefused: boolean } {
  const called: Rows = Object.assign({}, ...calls.map(call => parsed(call.arguments)))
  const { [AGREED]: agreement, ...said } = called
  const values = valuesFor(scene, said, now)
  const isRefused = scene.steps.some(({ name }) => {
    const text = said[name]?.trim()
    return text === '' ? before[name] !== undefined : text !== undefined && !values[name]
  })
  // Nobody agrees to what was not read to them, nor with „Nein“.
  const isYes = /^(?:ja|yes|true)\b/i.test(agreement ?? '')
  const agrees = isYes && !isRefused && !isNew(values, before)
  return { input: agrees ? { does: 'agree' } : { does: 'fill', values }, isRefused }
}

function parsed(json: string): Record<string, string> {
  try {
    return argumentsSchema.parse(JSON.parse(json))
  } catch {
    return {}
  }
}

/** What goes to the model that plays a scene: who it is, the facts, the steps, and what is on the slip so far. */
function scenePrompt(scene: Scene, rows: Rows, thread: readonly ChatMessage[], now: Date): Prompt {
  const steps = scene.steps.filter(step => isAsked(step, rows))
  const slip = steps.map(
    step => `- ${step.name}: ${rows[step.name] ?? 'offen'}. ${step.asks} ${choicesOf(step, now)}`,
  )
  const system = [
    `Du bist ${assistantName(scene)}, die KI von ${scene.business}. Ein Besucher der Website von 4xDU probiert dich aus und ist dein Gast; der Betrieb ist erfunden. Heute ist ${date.format(now)}.`,
    `# Was du weißt\n\n${scene.facts.map(({ question, answer }) => `- ${question} ${answer}`).join('\n')}`,
    `# Der Zettel\n\n${slip.join('\n')}\n\nHat der Gast zugestimmt, sagst du: ${filledOutcome(scene, rows)}`,
    rules,
  ]
  return { system: system.join('\n\n'), thread, functions: [recordFunction(steps)] }
}

/** What can be said to a step, and how it is noted. */
function choicesOf({ kind, replies, options = [] }: Step, now: Date): string {
  const choices = kind === 'Termin' ? freeTimes(replies, now).flat() : replies
  return [
    choices.length > 0 &&
      `${closedKinds.includes(kind) ? 'Zur Auswahl' : 'Zum Beispiel'}: ${choices.join('; ')}.`,
    ...options.map(one => `Zu jeder ${one.for}: ${one.asks} ${one.replies.join(', ')}.`),
    kind === 'Liste' &&
      'Notiere alles, zum Beispiel „2 × Pizza Salami, groß, ohne Zwiebel; 1 × Tiramisu“.',
    kind === 'Text' && 'In den Worten des Gasts, mindestens zwei Wörter.',
  ]
    .filter(Boolean)
    .join(' ')
}

function recordFunction(steps: readonly Step[]): ModelFunction {
  const names = [...steps.map(({ name }) => name), AGREED]
  const properties = Object.fromEntries(names.map(name => [name, { type: 'string' }]))
  return {
    name: 'record',
    description: `Notiert, was der Gast gesagt oder geändert hat, und mit ${AGREED} „Ja“, dass er dem Zettel zustimmt.`,
    parameters: { type: 'object', properties },
  }
}
