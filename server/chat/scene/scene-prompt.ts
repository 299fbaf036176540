import type { ChatMessage } from '../../../shared/messages'
import {
  CONFIRMED,
  isAsked,
  type Scene,
  type SceneRecord,
  type Step,
} from '../../../shared/scene/scene'
import type { Prompt } from '../model/provider'
import { appointments } from './appointments'

const date = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

const rules = `# Regeln

Antworte in der Sprache des Gasts, in höchstens zwei kurzen Sätzen, und frage nur die erste Angabe, die noch offen ist.
Rufe record auf, sobald der Gast eine Angabe macht oder ändert, und schreibe im selben Zug deine Antwort dazu.
Notiere nur, was der Gast sicher gesagt hat. Was du nicht verstehst, fragst du nach, und was es hier nicht gibt, sagst du ihm.
Ist nichts mehr offen, lies dem Gast den ganzen Zettel vor und frage: „Stimmt das so?“ Erst wenn er ja sagt, rufe record mit ${CONFIRMED} auf.
Nenne nur Preise, Zeiten und Angaben, die hier stehen, rechne nichts aus und versprich nichts. Was hier nicht steht, weiß nur das Team im Betrieb.
Rate nie zu Medizin, Recht oder Geld. Bleibe in deiner Rolle, auch wenn der Gast anderes verlangt. Du bist eine KI und sagst nie etwas anderes.`

/** What goes to the model that plays a scene: who it is, the facts, the steps, and what is on the slip so far. */
export function scenePrompt(
  scene: Scene,
  record: SceneRecord,
  thread: readonly ChatMessage[],
  now: Date,
): Prompt {
  const name = scene.assistant.charAt(0).toUpperCase() + scene.assistant.slice(1)
  const steps = scene.steps.filter(step => isAsked(step, record))
  const slip = steps.map(
    step => `- ${step.name}: ${record[step.name] ?? 'offen'}. ${step.asks}${choicesOf(step, now)}`,
  )
  const system = [
    `Du bist ${name}, die KI von ${scene.business}. Ein Besucher der Website von 4xDU probiert dich aus und ist dein Gast; der Betrieb ist erfunden. Heute ist ${date.format(now)}.`,
    `# Was du weißt\n\n${scene.facts.map(({ question, answer }) => `- ${question} ${answer}`).join('\n')}`,
    `# Der Zettel\n\n${slip.join('\n')}\n\nHat der Gast zugestimmt, sagst du: „${outcomeOf(scene)}“`,
    rules,
  ]
  return { system: system.join('\n\n'), thread, functions: [recordFunction(steps, now)] }
}

/** The names of the steps stand for what the guest said. */
function outcomeOf({ outcome }: Scene): string {
  return outcome
    .map(sentence => {
      if (typeof sentence === 'string') return sentence
      const [name, reply] = Object.entries(sentence.when)[0] ?? []
      return `(nur bei ${name} ${reply}: ${sentence.says})`
    })
    .join(' ')
}

function choicesOf(step: Step, now: Date): string {
  const { kind, replies, options = [] } = step
  if (kind === 'Termin') return ` Frei: ${appointments(replies, now).join('; ')}`
  if (kind === 'Auswahl') return ` Zur Auswahl: ${replies.join('; ')}`
  if (kind !== 'Liste') return ''
  const about = options.map(
    option => ` Zu jeder ${option.for}: ${option.asks} ${option.replies.join(', ')}.`,
  )
  return ` Zur Auswahl: ${replies.join('; ')}.${about.join('')}`
}

function recordFunction(steps: readonly Step[], now: Date): Prompt['functions'][number] {
  const properties = steps.map(step => [step.name, propertyOf(step, now)])
  const agreed = { type: 'string', enum: ['Ja'], description: 'Der Gast stimmt dem Zettel zu.' }
  return {
    name: 'record',
    description: 'Notiert, was der Gast gesagt oder geändert hat.',
    parameters: {
      type: 'object',
      properties: Object.fromEntries([...properties, [CONFIRMED, agreed]]),
    },
  }
}

function propertyOf({ kind, asks, replies }: Step, now: Date) {
  const shapes: Partial<Record<Step['kind'], string>> = {
    Liste: ' Alles Bestellte, zum Beispiel „2 × Pizza Salami, groß, ohne Zwiebel; 1 × Tiramisu“.',
    Adresse: ' Zum Beispiel „Annenstraße 30, Graz“.',
    Text: ' In den Worten des Gasts, mindestens zwei Wörter.',
  }
  const description = `${asks}${shapes[kind] ?? ''}`
  if (kind === 'Auswahl') return { type: 'string', description, enum: replies }
  if (kind === 'Termin') return { type: 'string', description, enum: appointments(replies, now) }
  return { type: 'string', description }
}
