import { escapePattern } from '../../../shared/escape-pattern'
import {
  type Fact,
  itemsIn,
  nextQuestion,
  type Rows,
  type SceneRecord,
  standingIn,
} from '../../../shared/scene/scene'
import { asksPrice, isQuestion, partsOf, tellingWords } from '../words'
import {
  answerIn,
  commandIn,
  has,
  hasAlike,
  isAgreement,
  isCommand,
  isContentWord,
  isCorrection,
  isDenial,
  isDoubt,
  isMinor,
  isNumber,
  isOfWeeks,
  isPolite,
  isSame,
  readWords,
  turnsTime,
} from './line'
import { type Reading, read, type SaidLine, sortOut } from './reading'
import { type Input, isNew, PARTLY, rowsOf, stateOf, taps } from './turn'

/** A guest's line, and who else may answer it. */
export type Heard = SaidLine & {
  /** What is said to a line that tells of an emergency, and added to one that may. */
  need: Record<'emergency' | 'concern', (line: string, inEnglish: boolean) => string | undefined>
  inEnglish: boolean
  /** Whether the talk holds a text already. */
  wasSaid(text: string): boolean
  /** The fact that a line asks for, while a slip stands as it does. */
  findFact(line: string, rows: Rows): Fact | undefined
}

const UNKNOWN = 'Das weiß ich in dieser Probe nicht.'
const UNCLEAR = 'Das habe ich nicht verstanden.'
const WAYS = `Der Zettel bleibt, wie er ist, außer Sie tippen „${taps.change}“ oder „${taps.cancel}“.`
/** A remark of more words than these tells something. */
const mostTopicWords = 1
const ONLY_DAYS = 'Frei sind in dieser Probe nur die nächsten fünf Werktage.'
const WHOLE_NAME = 'Schreiben Sie bitte Vor- und Nachnamen.'

/**
 * Decides what a guest's line does; the first of these counts:
 * 1. an emergency, a wish to change or to cancel;
 * 2. a tap;
 * 3. a question, which writes nothing down;
 * 4. what the rows take of it; where a word of it may mean the contrary, the guest is asked;
 * 5. „nein“, „danke“: nothing of the business;
 * 6. it was not understood.
 */
export function hear(heard: Heard): Input {
  const { line, need, inEnglish, wasSaid } = heard
  // Whoever tells of pain gets the numbers, whatever else a line says; once.
  const concern = need.concern(line, inEnglish)
  const input =
    commanded(heard) ??
    tapped(heard) ??
    asked(heard) ??
    told(heard, concern === undefined) ??
    plain(heard) ??
    unclear(heard, concern === undefined ? line : `${line}?`)
  if (!concern || wasSaid(concern)) return input
  return { ...input, says: [input.says, concern].filter(Boolean).join(' ') }
}

/** What is never left to a model: an emergency, a wish to change or to cancel. */
export function commanded(heard: Heard): Input | undefined {
  const { scene, record, line, need, inEnglish, findFact } = heard
  const help = need.emergency(line, inEnglish)
  if (help) return { does: 'help', says: help }
  const replies = nextQuestion(scene, record)?.replies ?? []
  if (replies.some(reply => isSame(reply, line))) return undefined
  const words = readWords(line)
  const command = commandIn(line)
  const row = rowsOf(scene, record.rows).find(({ name }) => {
    const isNamed = readWords(name).every(word => hasAlike(words, word))
    return isSame(name, line) || (command === 'change' && isNamed)
  })
  if (row) return { does: 'fill', values: {}, ask: { row: row.name } }
  // „Kann ich absagen?“
  if (line.includes('?') && findFact(line, record.rows)) return undefined
  // „Ich muss verschieben, nehmen wir den Donnerstag“
  if (command === 'change')
    return read(heard, false).claims.length > 0 ? undefined : { does: 'change' }
  if (command !== 'cancel') return undefined
  // „Doch nicht, bitte den Termin absagen“; „das Tiramisu stornieren“ may mean less.
  const isAll = words.every(
    word => word.word === 'termin' || isCommand(word) || isDenial(word) || isMinor(word),
  )
  return { does: isAll && !line.includes('?') ? 'cancel' : 'ask to cancel' }
}

/** What can be tapped next; a „ja“ takes what the last question was about. */
function offersOf({ scene, record, now }: SaidLine): string[] {
  const { replies } = stateOf(scene, record, now)
  return [...(record.meant?.split('\n') ?? []), ...replies]
}

/** What was offered does what it says, and so does „ja“ to one thing that was asked about. */
export function tapped(said: SaidLine): Input | undefined {
  const { scene, record, line, inGerman } = said
  const { meant = '' } = record
  const open = nextQuestion(scene, record)
  const exact = line.includes('?') ? undefined : offersOf(said).find(one => isSame(one, line))
  // „Tomorrow is fine“ names what was offered.
  const isYes =
    !meant.includes('\n') &&
    [line, inGerman(line)].some(isAgreement) &&
    read(said, false).claims.every(({ row }) => row === open?.step.name)
  const isList = open?.kind === 'Liste' && itemsIn(line) !== undefined
  const text = exact ?? [isList && line, isYes && meant].find(Boolean)
  if (!text) return undefined
  if (meant === taps.cancel && text === meant) return { does: 'cancel' }
  if (!open) return text === taps.right && !record.isAgreed ? { does: 'agree' } : undefined
  const value = sortOut(read({ ...said, line: text }, true).claims).values[open.step.name]
  return value === undefined ? undefined : { does: 'fill', values: { [open.step.name]: value } }
}

/** A question is answered, and what is stated beside it counts; of what it asks for, „Geht Freitag um 10?“, the guest is asked. */
function asked(heard: Heard): Input | undefined {
  const { record, line, findFact, inGerman } = heard
  if (!asksSomething(heard)) return undefined
  const parts = partsOf(line)
  const fact = findFact(inGerman(parts.asked), record.rows)
  const isOrder = !fact && !asksPrice(line)
  const found = isOrder ? read({ ...heard, line: parts.asked }, false) : undefined
  const [ask] = found?.claims ?? []
  // „Muss den Donnerstag auslassen“ only sounds like a question.
  if (found && ask && !line.includes('?') && tellsNothingNew(heard, found))
    return { does: 'change', says: PARTLY }
  if (ask) return { does: 'fill', values: {}, ask }
  const more = parts.stated ? told({ ...heard, line: parts.stated }, true) : undefined
  // „Hat sich erledigt“ only sounds like a question.
  if (!fact && !more && !line.includes('?') && !asksPrice(line)) return undefined
  if (!more) return { does: 'nothing', says: fact?.answer ?? UNKNOWN }
  return { ...more, says: fact ? [fact.answer, more.says].filter(Boolean).join(' ') : UNKNOWN }
}

function asksSomething({ scene, record, line }: Heard): boolean {
  if (line.includes('?')) return true
  const open = nextQuestion(scene, record)
  // „Nein, brauche ich nicht“ only sounds so, and „Wukovits Inge“.
  const isAnswer = open?.replies.includes('Ja') && answerIn(readWords(line)) !== undefined
  const isName = open?.kind === 'Name' && /^\p{Lu}\S+(?: \p{Lu}\S+)+$/u.test(line)
  // „Groß, wie auf der Karte bitte“
  const details = scene.steps.flatMap(({ options = [] }) => options.flatMap(one => one.replies))
  const offered = [...(open?.replies ?? []), ...details].filter(reply => reply.includes(' '))
  const named = new RegExp(offered.map(escapePattern).join('|') || '$', 'gi')
  return !isAnswer && !isName && isQuestion(line.replace(named, ' '))
}

/** „Den Donnerstag brauch ich nicht mehr“: what a whole slip holds, with other words beside it, may be called off or changed. */
function tellsNothingNew({ scene, record }: Heard, { claims, rest }: Reading): boolean {
  const isKnown = claims.every(({ row, values }) => values.includes(record.rows[row] ?? ''))
  const isOpen = nextQuestion(scene, record) !== undefined
  // „Ja, Freitag um 13 Uhr, super“
  if (isOpen || answerIn(rest)?.answer === 'Ja') return false
  return isKnown && rest.some(word => isContentWord(word) || isDoubt(word))
}

/** A statement gives values to rows, or the guest is asked about one. */
function told(heard: Heard, isWell: boolean): Input | undefined {
  const { scene, record, line } = heard
  // A cry of pain is no name, „bitte nicht absagen“ no report.
  const { claims, rest } = read(heard, isWell && !commandIn(line))
  const [first] = claims
  if (!first) return undefined
  const { values, ask } = sortOut(claims)
  // „Freitag geht nicht“, „na, nur schneiden“ where „Schnitt und Farbe“ stands
  const isDoubtful =
    rest.some(isDoubt) || (rest.some(isCorrection) && !ask && !isNew(values, record.rows))
  if (tellsNothingNew(heard, { claims, rest })) return { does: 'change', says: PARTLY }
  const time = claims.find(claim => claim.values.some(value => /\d:\d\d/.test(value)))
  const isOtherTime = time !== undefined && rest.some(word => turnsTime(word) || isNumber(word))
  const { row } = (isOtherTime && time) || first
  if (isDoubtful) return { does: 'fill', values: {}, ask: { row }, says: PARTLY }
  // „Mundhygiene, am Dienstag nach der Arbeit“: only the time is asked again.
  if (isOtherTime) {
    const says = rest.some(isOfWeeks) ? ONLY_DAYS : PARTLY
    const others = sortOut(claims.filter(claim => claim !== time)).values
    return { does: 'fill', values: others, ask: { row }, says }
  }
  const asked = scene.steps.filter(({ name }) => claims.some(({ row }) => row === name))
  const own = readWords(
    [...scene.steps.map(({ name }) => name), ...asked.map(({ asks }) => asks)].join('\n'),
  )
  const isPart = rest.some(word => (isContentWord(word) || isNumber(word)) && !has(own, word))
  return { does: 'fill', values, ask, says: isPart ? PARTLY : undefined }
}

/** „Eh, alles“ to „Soll ich alles absagen?“: the question that was asked about the whole is asked again. */
function asksOfWhole({ meant, isAgreed }: SceneRecord): Input | undefined {
  if (meant === taps.cancel) return { does: 'ask to cancel' }
  return meant === taps.change && isAgreed ? { does: 'change' } : undefined
}

/** „Nein“, „doch nicht“, „danke“: a line that says nothing of the business. */
function plain({ scene, record, line, inGerman }: Heard): Input | undefined {
  const words = readWords(inGerman(line))
  const isPlain = words.every(word => isMinor(word) || isDenial(word)) && !line.includes('?')
  if (!isPlain) return undefined
  const isRefusal = words.some(word => isDenial(word) || isCorrection(word))
  // Somebody may be called Weiß or Kurz.
  const isName = nextQuestion(scene, record)?.kind === 'Name'
  const says = isName && !isRefusal ? WHOLE_NAME : undefined
  const again = isRefusal || words.every(isPolite) ? undefined : asksOfWhole(record)
  if (again) return again
  if (!isRefusal || record.meant === taps.cancel) return { does: 'fill', values: {}, says }
  // „Doch nicht“ to a row that should change leaves it as it is.
  const [old, row] = [standingIn(record), record.changing]
  if (old !== undefined && row) return { does: 'fill', values: { [row]: old } }
  return nextQuestion(scene, record) ? undefined : { does: 'change' }
}

/** A line of few words may name what the business has an answer to, „Parkplatz“; to a slip that is whole, any other may call off. */
function unclear({ scene, record, line: said, findFact, inGerman }: Heard, line: string): Input {
  const isTopic = tellingWords(said).length <= mostTopicWords || line !== said
  const fact = isTopic ? findFact(inGerman(line), record.rows) : undefined
  if (fact) return { does: 'nothing', says: fact.answer }
  if (rowsOf(scene, record.rows).length === 0) return { does: 'nothing', says: UNCLEAR }
  if (!nextQuestion(scene, record)) return { does: 'change', says: UNCLEAR }
  return { does: 'nothing', says: `${UNCLEAR} ${WAYS}` }
}
