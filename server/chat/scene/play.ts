import {
  type Fact,
  filledOutcome,
  type Scene,
  type SceneTurn,
  type Step,
} from '../../../shared/scene/scene'
import {
  appointmentsOn,
  EMPTY,
  nextStep,
  otherAppointments,
  question,
  repliesTo,
  type State,
} from './ask'
import { changesIn } from './changes'
import { asksSomething, plainWordsIn } from './german'
import { hear } from './hear'
import {
  asksWhoWrites,
  isCalledOff,
  isComplaint,
  isContact,
  isCourtesy,
  isEnough,
  isForEmilia,
  isNo,
  isOpen,
  isThanks,
  saysThatHelpIsCalled,
  withoutGreeting,
} from './lines'
import { factsIn } from './questions'
import { timeRefused } from './read-appointment'
import { asksForEnglish, spokenInGerman, withoutEnglishQuestion } from './spoken'

/** What the engine asks others for: it knows neither a search nor the words of emergencies. */
type PlayDeps = {
  /** The answer to an emergency, or undefined where a line is none. */
  emergency(line: string): string | undefined
  /** The fact of the scene that a line asks for, or undefined where none fits well enough. */
  findFact(line: string): Fact | undefined
  /** The date that „morgen“ and the coming appointments count from. */
  now: Date
}

const HAND_ON = 'Das gebe ich an das Team weiter. Wie erreicht man Sie?'
const HAND_ON_TOO = 'Auch das gebe ich weiter. Eine Telefonnummer oder eine Mailadresse genügt.'
const NOT_STORED =
  'Danke. Im Betrieb hätte das Team jetzt Ihre Nachricht. Hier ist es nur eine Probe, gespeichert wird nichts.'
const FOR_EMILIA = 'Dazu weiß Emilia mehr, sie arbeitet für 4xDU und ist auch eine KI.'
const NOT_HEARD = 'Das habe ich nicht verstanden.'
const CALLED_OFF = 'In Ordnung, ich trage nichts ein. Wenn doch, schreiben Sie einfach weiter.'
const GOODBYE = 'Gerne. Bis bald!'
const STANDS = 'Das steht schon. Ändern können Sie jede Angabe, schreiben Sie sie einfach neu.'
const CALL_FIRST = 'Rufen Sie bitte zuerst Hilfe, 144 oder 122, alles andere hat Zeit.'
const HELP_CALLED = 'Gut. Wenn Sie danach noch etwas brauchen, schreiben Sie mir.'
const IN_ENGLISH = 'English is fine, ich antworte hier auf Deutsch.'

/** A guest who says so little is asked again; what is longer and fits nothing goes to the team. */
const FEW_WORDS = 3

type Turn = { state: State; says: string; forEmilia?: boolean }
/** Answers a line, or leaves it to the rule behind it. */
type Rule = (talk: Talk) => Turn | undefined
type Talk = {
  scene: Scene
  /** How the scene stood before the line; nobody waits for a contact any more. */
  state: State
  /** The assistant has just asked how the guest can be reached. */
  isHandedOn: boolean
  line: string
  deps: PlayDeps
}

/**
 * The assistant's turn after all lines of a guest. The whole talk is played again each time, so that nothing has to be kept
 * between two requests.
 * @param lines what the guest wrote, oldest first; empty for the opening
 */
export function play(scene: Scene, lines: readonly string[], deps: PlayDeps): SceneTurn {
  let turn: Turn = { state: EMPTY, says: scene.opening }
  for (const line of lines) turn = answer(scene, turn.state, line, deps)
  const { state, says } = turn
  const next = nextStep(scene, state)
  return {
    says,
    replies: next ? repliesTo(next, state, deps.now) : [],
    record: state.record,
    isDone: next === undefined,
    forEmilia: turn.forEmilia ?? false,
  }
}

/** The first rule that has an answer; the order is that of architecture.md, emergencies first. */
function answer(scene: Scene, before: State, line: string, deps: PlayDeps): Turn {
  const talk = {
    scene,
    state: { ...before, isHandedOn: false },
    isHandedOn: before.isHandedOn,
    line,
    deps,
  }
  for (const rule of RULES) {
    const turn = rule(talk)
    if (turn) return turn
  }
  return unheard(talk)
}

const RULES: readonly Rule[] = [
  toEmergency,
  toEmilia,
  toContact,
  toWhoWrites,
  toCalledOff,
  toEnglish,
  toGreeting,
  toFactsAndWishes,
  toCourtesyAfterHandOn,
  toOtherAppointments,
  toTopic,
]

function toEmergency({ scene, state, line, deps }: Talk): Turn | undefined {
  const says = deps.emergency(line)
  if (says) return { state: { ...state, isUrgent: true }, says }
  if (!state.isUrgent) return undefined
  if (saysThatHelpIsCalled(line)) return { state: { ...state, isUrgent: false }, says: HELP_CALLED }
  // Whoever goes on with an order has no emergency any more.
  const { isHeard } = hear(scene, state, line, deps.now)
  const isOrder = isHeard && scene.steps[0]?.kind !== 'Text'
  return isOrder ? undefined : { state, says: CALL_FIRST }
}

function toEmilia({ state, line }: Talk): Turn | undefined {
  return isForEmilia(line) ? { state, says: FOR_EMILIA, forEmilia: true } : undefined
}

function toContact(talk: Talk): Turn | undefined {
  const { state, isHandedOn, line } = talk
  return isHandedOn && isContact(line)
    ? { state, says: joined(NOT_STORED, questionOf(talk)) }
    : undefined
}

function toWhoWrites(talk: Talk): Turn | undefined {
  const { scene, state, line } = talk
  if (!asksWhoWrites(line)) return undefined
  const name = scene.assistant.charAt(0).toUpperCase() + scene.assistant.slice(1)
  const says = `Nein, ich bin ${name}, eine KI. ${scene.business} ist für diese Probe erfunden.`
  return { state, says: joined(says, questionOf(talk)) }
}

function toCalledOff({ line }: Talk): Turn | undefined {
  return isCalledOff(line) ? { state: EMPTY, says: CALLED_OFF } : undefined
}

function toEnglish(talk: Talk): Turn | undefined {
  if (!asksForEnglish(talk.line)) return undefined
  const rest = withoutGreeting(withoutEnglishQuestion(withoutGreeting(talk.line)))
  if (rest === '') return { state: talk.state, says: joined(IN_ENGLISH, questionOf(talk)) }
  const { state, says } = answer(talk.scene, talk.state, rest, talk.deps)
  return { state, says: joined(IN_ENGLISH, says) }
}

function toGreeting(talk: Talk): Turn | undefined {
  const isGreeting = withoutGreeting(talk.line) === '' && plainWordsIn(talk.line).length > 0
  return isGreeting
    ? { state: talk.state, says: joined('Guten Tag.', questionOf(talk)) }
    : undefined
}

/** What the scene knows is told, what it takes is noted, and what is open is asked. */
function toFactsAndWishes({ scene, state, line, deps }: Talk): Turn | undefined {
  const { facts, asked, rest } = factsIn(scene, state, addressed(scene, line), deps)
  const { state: heard, isHeard, denied } = hear(scene, state, rest, deps.now)
  const told = [...new Set([...facts, ...denied])].map(fact => fact.answer)
  if (told.length === 0 && !isHeard) return undefined
  const after = asked ? { ...heard, asked } : heard
  const isSame = told.length === 0 && heard === state && !asked
  return {
    state: after,
    says: joined(isSame ? 'Genau.' : '', ...told, goOn(scene, state, heard, isHeard, deps.now)),
  }
}

/** A line without „Hallo Sam,“ */
function addressed({ assistant }: Scene, line: string): string {
  const spoken = withoutGreeting(line)
  const rest = spoken.replace(new RegExp(`^${assistant}[ ,.!]+`, 'i'), '')
  return rest || spoken
}

/** What the assistant says after it has heard something. */
function goOn(scene: Scene, before: State, state: State, isHeard: boolean, now: Date): string {
  const next = nextStep(scene, state)
  if (!isHeard) return question(next, state, now)
  const ends = next === undefined ? filledOutcome(scene, state.record) : question(next, state, now)
  return joined(changesIn(scene, before, state), ends)
}

function toCourtesyAfterHandOn(talk: Talk): Turn | undefined {
  const { state, isHandedOn, line } = talk
  const isShort = plainWordsIn(line).length <= FEW_WORDS
  const isPolite = isCourtesy(line) || (isShort && (isNo(line) || isThanks(line) || isOpen(line)))
  return isHandedOn && isPolite
    ? { state, says: joined('In Ordnung.', questionOf(talk)) }
    : undefined
}

/** A day or a time that is not free, or that a step does not take. */
function toOtherAppointments({ scene, state, line, deps }: Talk): Turn | undefined {
  const next = nextStep(scene, state)
  const refused = scene.steps.map(step => timeRefused(step, line, step === next)).find(Boolean)
  if (refused) return { state, says: joined(refused, question(next, state, deps.now)) }
  const others = next && otherAppointments(next, line, deps.now)
  if (others) {
    const offered = { ...state, offered: others.labels }
    return { state: offered, says: joined(others.why, question(next, offered, deps.now)) }
  }
  const open = scene.steps.find(({ kind, name }) => kind === 'Termin' && !state.record[name])
  const wished = open && appointmentsOn(open, line, deps.now)
  if (wished) {
    const offered = { ...state, offered: wished }
    return { state: offered, says: joined('Gerne.', question(next, offered, deps.now)) }
  }
  const standing = scene.steps.find(({ kind, name }) => kind === 'Termin' && state.record[name])
  const why = standing && otherAppointments(standing, line, deps.now)?.why
  if (!standing || !why) return undefined
  const says = `${why} Es bleibt bei ${state.record[standing.name]}.`
  return { state, says: joined(says, question(next, state, deps.now)) }
}

/** What the scene knows of something that is told, not asked: „Die rote Lampe leuchtet“. */
function toTopic(talk: Talk): Turn | undefined {
  const { state, line, deps } = talk
  if (isComplaint(line) || plainWordsIn(line).length < 2) return undefined
  const fact = deps.findFact(spokenInGerman(line))
  return fact && { state: { ...state, asked: line }, says: joined(fact.answer, questionOf(talk)) }
}

/** What is said to a line that neither asks nor says anything that the scene knows. */
function unheard(talk: Talk): Turn {
  const { scene, state, isHandedOn, line } = talk
  const next = nextStep(scene, state)
  const polite = politely(talk, next)
  if (polite) return { state, says: polite }
  const isShort = plainWordsIn(line).length <= FEW_WORDS
  if (asksSomething(line) || isComplaint(line) || !isShort)
    return {
      state: { ...state, isHandedOn: true, asked: asksSomething(line) ? line : '' },
      says: isHandedOn ? HAND_ON_TOO : HAND_ON,
    }
  if (next === undefined) return { state, says: STANDS }
  return { state, says: joined(NOT_HEARD, questionOf(talk), choicesOf(next)) }
}

/** „Danke“, „ja“, „weiß nicht“: nothing new, so what is open is asked again. */
function politely(talk: Talk, next: Step | undefined): string | undefined {
  const { line } = talk
  const isShort = plainWordsIn(line).length <= FEW_WORDS
  if (next === undefined)
    return isCourtesy(line) || isThanks(line) || isEnough(line) ? GOODBYE : undefined
  if (isThanks(line)) return joined('Gerne.', questionOf(talk))
  const isEmpty = isOpen(line) || isCourtesy(line) || (isShort && isEnough(line))
  return isEmpty ? joined(questionOf(talk), choicesOf(next)) : undefined
}

function questionOf({ scene, state, deps }: Talk): string {
  return question(nextStep(scene, state), state, deps.now)
}

function choicesOf({ kind, replies }: Step): string {
  return kind === 'Liste' || kind === 'Auswahl' ? `Zur Auswahl: ${replies.join(', ')}.` : ''
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
