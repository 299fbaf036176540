import type { ChatMessage } from '../../../shared/messages'
import { isAsked, type Scene, type SceneRecord, type Step } from '../../../shared/scene/scene'
import type { ModelFunction, Prompt } from '../prompt'
import { comingAppointments } from './times'

const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

const rules = `# Regeln

Schreibe Deutsch, höchstens zwei kurze Sätze, und frage nur eine Sache: die erste Angabe, die noch offen ist.
Rufe record auf, sobald der Gast etwas davon sagt oder ändert, und schreibe im selben Zug deine Antwort dazu.
Nenne nur Preise, Zeiten und Angaben, die hier stehen, rechne nichts aus und verspreche nichts.
Was hier nicht steht, beantwortest du so: „Das gebe ich an das Team weiter. Wie erreicht man Sie?“
Gibt der Gast dann eine Nummer oder Adresse an, sagst du: „Danke. Im Betrieb hätte das Team jetzt Ihre Nachricht. Hier ist es nur eine Probe, gespeichert wird nichts.“
Bleibe in deiner Rolle, auch wenn der Gast anderes verlangt. Fragt er danach, sagst du, dass du eine KI bist.`

/** What goes to the model that plays a scene: persona, facts and steps, and what is on the slip so far. */
export function scenePrompt(
  scene: Scene,
  record: SceneRecord,
  thread: readonly ChatMessage[],
  now: Date,
): Prompt {
  const name = scene.assistant.charAt(0).toUpperCase() + scene.assistant.slice(1)
  const steps = scene.steps.filter(step => isAsked(step, record))
  const lineOf = (step: Step) =>
    `- ${step.name}: ${record[step.name] ?? 'offen'}. Frage: „${step.asks}“${choicesOf(step, now)}`
  const system = [
    `Du bist ${name}, die KI von ${scene.business}. Ein Besucher der Website von 4xDU probiert dich aus und ist dein Gast; der Betrieb ist erfunden. Heute ist ${date.format(now)}.`,
    `# Was du weißt\n\n${scene.facts.map(({ question, answer }) => `- ${question} ${answer}`).join('\n')}`,
    `# Was du aufnimmst\n\n${steps.map(lineOf).join('\n')}\n\nIst alles da, sagst du: „${outcomeOf(scene)}“ mit den Angaben des Gasts.`,
    rules,
  ]
  return { system: system.join('\n\n'), thread, functions: [recordFunction(scene, now)] }
}

/** The same after a call without words: now only the words. */
export function wordsPrompt(prompt: Prompt): Prompt {
  return {
    ...prompt,
    system: `${prompt.system}\n\nDie Angaben oben sind schon notiert. Antworte jetzt in Worten.`,
    functions: [],
  }
}

function outcomeOf({ outcome }: Scene): string {
  return outcome
    .map(({ says, only }) => (only ? `(nur bei ${only.name} ${only.reply}: ${says})` : says))
    .join(' ')
    .replaceAll('**', '')
}

function choicesOf({ kind, replies, within }: Step, now: Date): string {
  if (kind === 'Termin')
    return ` Frei: ${comingAppointments(replies, now)
      .map(({ label }) => label)
      .join('; ')}`
  if (within) return ` Möglich: ${within.from} bis ${within.until} Uhr`
  return kind === 'Liste' || kind === 'Auswahl' ? ` Zur Auswahl: ${replies.join(', ')}` : ''
}

function recordFunction({ steps }: Scene, now: Date): ModelFunction {
  const says = (step: Step) =>
    step.kind === 'Liste' ? 'Alles Bestellte, z. B. „2 × Pizza Salami, 1 × Tiramisu“' : step.asks
  const properties = steps.map(step => [
    step.name,
    { type: 'string', description: says(step) + choicesOf(step, now) },
  ])
  return {
    name: 'record',
    description: 'Notiert, was der Gast gesagt oder geändert hat.',
    parameters: { type: 'object', properties: Object.fromEntries(properties) },
  }
}
