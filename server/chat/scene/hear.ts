import { type Fact, LEFT_OPEN, type Scene, type Step } from '../../../shared/scene/scene'
import { appointmentsOn, nextStep, repliesTo, type State } from './ask'
import { parseCount, plainGerman, plainSpelling, plainWordsIn } from './german'
import { endsList, isCourtesy, isEnough, isNo, isYes } from './lines'
import { deniedBy } from './questions'
import { bareName } from './read-name'
import { readStep } from './read-step'

/** The state after a line, and whether the line said anything to a step, be it what stands already. */
export type Hearing = {
  state: State
  isHeard: boolean
  /** Facts that say no to what the line wants. */
  denied: readonly Fact[]
}

/** „Riegler, nein, Rigler“: what comes behind corrects what stands before. */
const SELF_CORRECTION =
  /[,.;–-]\s*(?:nein|entschuldigung|sorry|pardon|ich meine?|halt nein|besser gesagt)(?!\p{L})[ ,:]+(?=\S)/iu
const FILLER = /^(?:hm+|äh+m?|oh|ah|ach|warte|warten sie|moment|oder|also|na)(?!\p{L})[ ,.!]+/iu

/** The state after a line, with every step that it says something to. */
export function hear(scene: Scene, state: State, written: string, now: Date): Hearing {
  const line = withoutFillers(written)
  if (line === '') return { state, isHeard: false, denied: [] }
  const [before, ...after] = line.split(SELF_CORRECTION)
  const correction = after.at(-1)
  if (before && correction && !isCourtesy(before) && !isCourtesy(correction)) {
    const first = hear(scene, state, before, now)
    const second = hear(scene, first.state, `nein, ${correction}`, now)
    return second.isHeard ? second : { ...second, isHeard: first.isHeard }
  }
  const corrected = correct(scene, state, line, now)
  return corrected
    ? { state: corrected, isHeard: true, denied: [] }
    : hearAll(scene, state, pointedBack(scene, state, line), now)
}

function withoutFillers(line: string): string {
  const rest = line.replace(FILLER, '')
  return rest === line || rest === '' ? line.trim() : withoutFillers(rest)
}

/** „Habts ihr“, „gibt es“: the words of a question before what it is about. */
const ASKING =
  /^(?:habts?|haben|gibts?|gibt'?s|kann|könnte|könnt|bekomme?|was kostet|kostet)(?: (?:ihr|sie|ich|wir|es|man|auch|noch))* /i

/** „Dann machen wir das“, „ja, eins bitte“: the line with what the last question was about, where the step can be that. */
function pointedBack(scene: Scene, state: State, line: string): string {
  const next = nextStep(scene, state)
  const isShort = plainWordsIn(line).length <= 6
  if (state.asked && next?.kind === 'Text' && isYes(line) && !isCourtesy(line) && isShort)
    return `${state.asked.replace(ASKING, '').replace(/\W+$/, '')}, ${line}`
  const isList = next?.kind === 'Auswahl' || next?.kind === 'Liste'
  const points = /\b(?:das|den|die|eine?n?|so|dafuer|nehm\w*|machen wir)\b/.test(
    plainSpelling(line),
  )
  return state.asked && isList && points && isShort ? `${line} ${state.asked}` : line
}

/** „Nein, 14“: a bare answer to what the line before was about. */
function correct(scene: Scene, state: State, line: string, now: Date): State | undefined {
  const marked =
    /^(?:(?:nein|doch|sorry|pardon|falsch|ich meine?|stimmt nicht|halt|lieber|im ernst|entschuldigung|warten sie|moment)(?!\p{L})[ ,.:!]*)+(.+)$/iu.exec(
      line,
    )
  const rest = marked?.[1]
  if (!rest || isCourtesy(rest)) return undefined
  const asked = nextStep(scene, state)
  for (const step of scene.steps.filter(({ name }) => state.latest.includes(name)).reverse()) {
    if (step.kind === 'Text' || step.kind === 'Liste') continue
    const before = state.record[step.name]
    const value = corrected(scene, step, rest, state, now)
    if (value === undefined || value === before) continue
    // „Nein, morgen“ answers what is asked now, where that can be.
    if (asked && asked.kind === step.kind) continue
    return { ...state, record: { ...state.record, [step.name]: value }, latest: [step.name] }
  }
  return undefined
}

function corrected(
  scene: Scene,
  step: Step,
  rest: string,
  state: State,
  now: Date,
): string | undefined {
  const heard = { isAsked: true, before: state.record[step.name], offered: [], now }
  if (step.kind !== 'Name') {
    const isBareYes = isYes(rest) || isNo(rest)
    const offered = step.kind === 'Termin' ? repliesTo(step, state, now) : []
    return isBareYes ? undefined : readStep(step, rest, { ...heard, offered })
  }
  const parts = rest
    .split(/,\s*/)
    .filter(
      part =>
        !isCourtesy(part) && /^\p{Lu}/u.test(part) && partTakenBy(scene, part, now).length === 0,
    )
  return parts.map(part => readStep(step, part, heard)).find(value => value !== undefined)
}

/** Reads a line for every step; for a step of free words only what no other step takes. */
function hearAll(scene: Scene, state: State, line: string, now: Date): Hearing {
  const asked = nextStep(scene, state)
  const { place, denied } = deniedPlace(scene, line, now)
  const said = place ? line.replace(new RegExp(`\\s*\\b(?:in|nach) ${place}`), '') : line
  const name = nameBetween(scene, state, said, now)
  const spoken = name ? said.replace(`, ${name}`, '') : said
  const heard = new Map<string, string>()
  for (const step of scene.steps) {
    const value = readStep(step, step === asked ? ownPart(scene, step, spoken, now) : spoken, {
      isAsked: step === asked && isOpenFor(scene, step, spoken),
      before: state.record[step.name],
      offered: step.kind === 'Termin' ? repliesTo(step, state, now) : [],
      details: detailsOf(scene),
      now,
    })
    if (value !== undefined) heard.set(step.name, value)
  }
  const named = scene.steps.find(({ kind }) => kind === 'Name')
  const between = name && bareName(name)
  if (named && between && !heard.has(named.name)) heard.set(named.name, between)
  const more =
    heard.size > 0
      ? leftover(scene, asked, withRecord(state, heard), spoken, now)
      : stillOpen(scene, state, spoken, now)
  for (const [step, value] of more) heard.set(step, value)
  return { ...closedBy(scene, state, heard, line, now), denied }
}

/** A place that a fact says no to. */
function deniedPlace(scene: Scene, line: string, now: Date): { place?: string; denied: Fact[] } {
  const step = scene.steps.find(({ kind }) => kind === 'Ort')
  const place =
    step && readStep(step, line, { isAsked: false, before: undefined, offered: [], now })
  const fact = place && deniedBy(scene, place)
  return place && fact ? { place, denied: [fact] } : { denied: [] }
}

function withRecord(state: State, heard: ReadonlyMap<string, string>): State {
  return { ...state, record: { ...state.record, ...Object.fromEntries(heard) } }
}

/** A short answer to what was left open before: „22“ after „weiß nicht“. */
function stillOpen(scene: Scene, state: State, line: string, now: Date): [string, string][] {
  if (isCourtesy(line) || plainWordsIn(line).length > 3) return []
  return scene.steps
    .filter(({ name, kind }) => state.record[name] === LEFT_OPEN && kind !== 'Zeitraum')
    .flatMap((step): [string, string][] => {
      const value = readStep(step, line, { isAsked: true, before: undefined, offered: [], now })
      return value === undefined || value === LEFT_OPEN ? [] : [[step.name, value]]
    })
    .slice(0, 1)
}

/** Whether the first step takes „egal“: without what it is about there is no scene. */
function isOpenFor({ steps }: Scene, step: Step, line: string): boolean {
  return (
    step !== steps[0] ||
    !/\b(?:egal|keine ahnung|weiss (?:\w+ )?nicht)\W*(?:danke|bitte)?\W*$/.test(plainGerman(line))
  )
}

/** What guests may say of a single thing on a list: the choices of the steps that are only asked for it. */
function detailsOf({ steps }: Scene): string[] {
  return steps.flatMap(({ kind, only, replies, also }) =>
    kind === 'Auswahl' && only?.isThere ? [...replies, ...Object.values(also ?? {}).flat()] : [],
  )
}

/** A part between commas that is two words with capitals and nothing that the scene knows: „…, Eva Kern, …“. */
function nameBetween(scene: Scene, state: State, line: string, now: Date): string | undefined {
  const name = scene.steps.find(({ kind }) => kind === 'Name')
  if (!name || state.record[name.name] !== undefined) return undefined
  const known = new Set(
    [...scene.facts.flatMap(fact => [fact.question, fact.answer])]
      .concat(scene.steps.flatMap(({ replies, asks }) => [...replies, asks]))
      .flatMap(plainWordsIn),
  )
  const [, ...others] = line.split(/,\s+/)
  return others.find(
    part =>
      /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}$/u.test(part) &&
      plainWordsIn(part).every(word => !known.has(word)) &&
      partTakenBy(scene, part, now).length === 0,
  )
}

function partTakenBy({ steps }: Scene, part: string, now: Date): string[] {
  return steps.flatMap(step => {
    const heard = { isAsked: false, before: undefined, offered: [], now }
    const value = step.kind === 'Text' ? undefined : readStep(step, part, heard)
    return value === undefined ? [] : [value]
  })
}

/** „Um dreiviertel acht, Wagner“: the part that answers nothing yet answers what is asked next, a name or a place. */
function leftover(
  scene: Scene,
  asked: Step | undefined,
  state: State,
  line: string,
  now: Date,
): [string, string][] {
  const next = nextStep(scene, state)
  if (!next || (next.kind !== 'Name' && next.kind !== 'Ort')) return []
  const isShort = (part: string) =>
    plainWordsIn(part).length <= 3 && /(?:^| )\p{Lu}[\p{L}-]+$/u.test(part.trim())
  const heard = { isAsked: true, before: undefined, offered: [], now }
  const isAnswer = (part: string) => asked && readStep(asked, part, heard) !== undefined
  const part = line
    .split(/[,;.!]\s+/)
    .find(own => isShort(own) && !isAnswer(own) && partTakenBy(scene, own, now).length === 0)
  const value = part === undefined ? undefined : readStep(next, part, heard)
  return value === undefined ? [] : [[next.name, value]]
}

/** For a step of free words, what no other step takes whole: „Heizung kalt, morgen um 11“ is about the heating. */
function ownPart(scene: Scene, step: Step, line: string, now: Date): string {
  if (step.kind !== 'Text') return line
  const own = line.split(/[,;]\s+|[.!?]\s+/).filter(part => !isTakenWhole(scene, step, part, now))
  return own.join(', ')
}

const FUNCTION_WORDS =
  /^(?:am|um|uhr|im|in|an|auf|bei|bis|der|die|das|den|dem|da|es|eh|ist|sind|ok|okay|gut|ja|bitte|liebsten|gern|gerne|lieber|ich|wir|mein|meine|name|dann|und|fuer|zimmer|termin|besichtigung|ungefaehr|stueck)$/

/** Whether other steps take a part so that hardly a word of it is left. */
function isTakenWhole(scene: Scene, step: Step, part: string, now: Date): boolean {
  const others = {
    ...scene,
    steps: scene.steps.filter(other => other !== step && other.kind !== 'Liste'),
  }
  const values = partTakenBy(others, part, now)
  if (values.length === 0) return false
  const taken = new Set(values.flatMap(plainWordsIn))
  const left = plainWordsIn(part).filter(
    word => !taken.has(word) && !FUNCTION_WORDS.test(word) && parseCount(word) === undefined,
  )
  return left.length < 2
}

/** The state with what a line said; a list is closed by „das ist alles“, or by whoever already says when and for whom. */
function closedBy(
  scene: Scene,
  state: State,
  heard: ReadonlyMap<string, string>,
  line: string,
  now: Date,
): Omit<Hearing, 'denied'> {
  // An empty value is a list from which the last thing was struck.
  const record = Object.fromEntries(
    Object.entries(withRecord(state, heard).record).filter(([, value]) => value !== ''),
  )
  const asked = nextStep(scene, state)
  const isChanged = ({ name }: Step) => record[name] !== state.record[name]
  const isListed = asked?.kind === 'Liste' && record[asked.name] !== undefined
  const isClosing = isListed && (isChanged(asked) ? endsList(line) : isEnough(line))
  if (!isClosing && !scene.steps.some(isChanged)) return { state, isHeard: heard.size > 0 }
  const isFurther = scene.steps.some(
    step => step.kind !== 'Liste' && step.only === undefined && isChanged(step),
  )
  const lists = scene.steps.filter(({ kind, name }) => kind === 'Liste' && record[name])
  const closed = isFurther || isClosing ? lists.map(({ name }) => name) : state.closed
  const offered = offeredFor(scene, record, line, now)
  const latest = scene.steps.filter(({ name }) => heard.has(name)).map(({ name }) => name)
  return { state: { ...state, record, closed, offered, latest, asked: '' }, isHeard: true }
}

/** „Kontrolle am Montag“: what the assistant then offers is on Monday. */
function offeredFor(scene: Scene, record: State['record'], line: string, now: Date): string[] {
  const step = scene.steps.find(({ kind }) => kind === 'Termin')
  if (!step || record[step.name] !== undefined) return []
  return appointmentsOn(step, line, now) ?? []
}
