import { isAsked, itemsIn, nextQuestion, standingIn } from '../../../shared/scene/scene'
import { asksPrice, beginsAsQuestion, partsOf, tellingWords } from '../words'
import { isFullName } from './kinds/own-words'
import {
  answerIn,
  commandIn,
  corrects,
  has,
  isAgreement,
  isAsking,
  isCancel,
  isContentWord,
  isDenial,
  isGivenUp,
  isMinor,
  isSame,
  readWords,
  refuses,
  type Word,
} from './line'
import { agrees, meantIn, stillAsked } from './meant'
import { type Heard, labelledIn, read, type SaidLine, sortOut, valuesOf } from './reading'
import { type Input, PARTLY, rowsOf, stateOf, taps } from './turn'

/**
 * Decides what a guest's line does. It is read once; the first of these counts:
 * 1. an emergency, a wish to change or to cancel;
 * 2. a tap;
 * 3. a question, which writes nothing down;
 * 4. what the rows take of it: it is written down where no other word says anything, else it is asked about;
 * 5. it was not understood.
 */
export function inputFor(heard: Heard): Input {
  const { line, need, inEnglish, wasSaid } = heard
  const command = commanded(heard)
  if (command) return command
  // Whoever tells of pain gets the numbers, whatever else a line says.
  const concern = need.concern(line, inEnglish)
  const done =
    tapped(heard) ??
    givenUp(heard) ??
    asked(heard) ??
    told(heard, !concern) ??
    plain(heard) ??
    // Of pain a fact is meant sooner: „Hob seit gestern so Zahnweh“.
    unclear(heard, [concern ? `${line}?` : line, ...tellingWords(line)])
  const input = stillAsked(heard, done)
  // Once: who tells of it again has the numbers.
  if (!concern || wasSaid(concern)) return input
  return { ...input, says: [input.says, concern].filter(Boolean).join(' ') }
}

/** What is never left to a model: an emergency, a wish to change or to cancel. */
export function commanded(heard: Heard): Input | undefined {
  const { record, line, need, inEnglish, findFact } = heard
  const help = need.emergency(line, inEnglish)
  if (help) return { does: 'help', says: help }
  // „Lang“ is no wish to change the row „Länge“.
  if (isOffered(heard)) return undefined
  const row = renamedIn(heard)
  if (row) return { does: 'reopen', row }
  if (record.meant === taps.cancel && isAgreement(line)) return { does: 'cancel' }
  const command = commandIn(line)
  if (command !== 'cancel' && command !== 'change') return undefined
  // „Kann ich absagen?“
  if (line.includes('?') && findFact(line, record.rows)) return undefined
  // „Ich muss verschieben, nehmen wir den Donnerstag“
  if (command === 'change')
    return read(heard, false).claims.length > 0 ? undefined : { does: 'change' }
  // „Löschen“ may mean the row that is asked again.
  const isAll = isWholeCancel(line) && (!record.changing || record.meant === taps.cancel)
  return { does: isAll ? 'cancel' : 'ask to cancel' }
}

/** The row that a line names without a value, also that it shall change: „Den Termin bitte“, „Namen ändern“. */
function renamedIn({ scene, record, line }: Heard): string | undefined {
  const words = readWords(line)
  const row = scene.steps.find(step => {
    const own = readWords(step.name)
    const isNamed = words.some(word => has(own, word))
    // „Ersatzwagen: ja“
    const isAnswer = step.replies.includes('Ja') && answerIn(words) !== undefined
    return isNamed && !isAnswer && words.every(word => has(own, word) || isMinor(word))
  })
  // „Wann kommt wer“
  const isMeant = row && isAsked(row, record.rows) && (isSame(row.name, line) || !isAsking(line))
  return isMeant && !line.includes('?') ? row.name : undefined
}

/** Whether a line says nothing but that the whole shall be called off: „doch nicht, bitte den Termin absagen“. */
function isWholeCancel(line: string): boolean {
  const words = readWords(line)
  const isPlain = (word: Word) =>
    isCancel(word) ||
    isDenial(word) ||
    word.word === 'termin' ||
    (isMinor(word) && word.word !== 'nur')
  // „Absagen, nein, bitte nicht“
  const isTakenBack = words.slice(words.findIndex(isCancel)).some(corrects)
  return words.every(isPlain) && !isTakenBack && !isAsking(line)
}

/** Whether a line is one of the replies to the question that is open. */
function isOffered({ scene, record, line, now }: SaidLine): boolean {
  const replies = nextQuestion(scene, record) ? stateOf(scene, record, now).replies : []
  return !line.includes('?') && replies.some(reply => isSame(reply, line))
}

/** What was offered does what it says: „Ja“ to what was asked about, „Ersatzwagen: Nein“, a reply, a list as the page writes it. */
export function tapped(said: SaidLine): Input | undefined {
  const { scene, record, line, now } = said
  const labelled = line.includes('\n') ? [] : labelledIn(scene, line, now)
  if (labelled.length > 0) return { does: 'fill', values: valuesOf(labelled) }
  const meant = meantIn(said)
  if (meant) return meant
  const open = nextQuestion(scene, record)
  if (open) {
    const isList = open.kind === 'Liste' && itemsIn(line) !== undefined
    const value = isOffered(said) || isList ? sortOut(read(said)).values[open.step.name] : undefined
    return value === undefined ? undefined : { does: 'fill', values: { [open.step.name]: value } }
  }
  const isRight = isSame(line, taps.right) || (record.meant === taps.right && agrees(said))
  return isRight && !record.isAgreed ? { does: 'agree' } : undefined
}

const UNKNOWN = 'Das weiß ich in dieser Probe nicht.'
const WHOLE_NAME = 'Schreiben Sie bitte Vor- und Nachnamen.'

/** A question is answered; what is stated beside it, or what it asks for, „Kann ich zwei Tiramisu haben?“, is asked about. */
function asked(heard: Heard): Input | undefined {
  const { scene, record, line, findFact, inGerman } = heard
  const { kind, step } = nextQuestion(scene, record) ?? {}
  // „Nein, brauche ich nicht“ only sounds so, and „Heizung geht nicht, ist eiskalt“.
  const isAnswer = step?.replies.includes('Ja') && answerIn(readWords(line)) !== undefined
  // „Groß, wie auf der Karte“ neither.
  const said = withoutReplies(heard)
  const sounds = kind === 'Text' ? beginsAsQuestion(line) : isAsking(said) && !isAnswer
  if (!line.includes('?') && !sounds) return undefined
  const parts = partsOf(line)
  const fact = findFact(inGerman(parts.asked), record.rows)
  const { claims, rest } = read({ ...heard, line: fact ? parts.stated : line }, false)
  // „Was kostet die Lasagne im Glas?“ orders none.
  if (!fact && (claims.length === 0 || asksPrice(line))) return { does: 'nothing', says: UNKNOWN }
  // „Eine Frage noch. Liefert ihr?“ loses nothing, where nothing stands on the slip.
  const isPart = rest.some(isContentWord) && (!fact || rowsOf(scene, record.rows).length > 0)
  const says = [isPart ? PARTLY : [], fact?.answer ?? []].flat().join(' ')
  return { does: 'fill', values: {}, unsure: claims, says }
}

/** A line without the replies of several words that stand in it as they were offered, and without what is a name. */
function withoutReplies({ scene, record, line, now }: SaidLine): string {
  const open = nextQuestion(scene, record)
  if (open?.kind === 'Name' && isFullName(line)) return ''
  const details = scene.steps.flatMap(({ options = [] }) => options.flatMap(one => one.replies))
  const replies = [...stateOf(scene, record, now).replies, ...details]
  return replies
    .filter(reply => reply.includes(' '))
    .reduce((left, reply) => left.replaceAll(reply, ''), line)
}

/** A statement gives values to the rows of the slip, or is asked about. */
function told(heard: Heard, isWell: boolean): Input | undefined {
  const { record, line } = heard
  // A cry of pain is no name, „bitte nicht absagen“ no report.
  const reading = read(heard, isWell && !commandIn(line))
  const { claims, rest } = reading
  const says = rest.every(isMinor) ? undefined : PARTLY
  // „Das Tiramisu doch nicht“
  if (rest.some(isDenial))
    return claims.some(({ row }) => record.rows[row]) ? { does: 'change', says } : undefined
  return claims.length > 0 ? { does: 'fill', ...sortOut(reading), says } : undefined
}

/** Whoever may want none of it any more is asked; not „den Ersatzwagen nimmer“, nor a report of what does not work any more. */
function givenUp(heard: Heard): Input | undefined {
  const { scene, record, line } = heard
  const rows = rowsOf(scene, record.rows)
  const isReport = nextQuestion(scene, record)?.kind === 'Text'
  if (rows.length === 0 || isReport || line.includes('?')) return undefined
  // „Lassen wirs, ich ruf morgen an“
  const names = readWords(['Termin', ...rows.map(({ name }) => name)].join('\n'))
  const clause = line.split(/[,.;!]\s+/).find(one => isGivenUp(one, names))
  if (clause === undefined) return undefined
  const { claims } = read({ ...heard, line: clause }, false)
  // „Ich brauch doch keinen Termin“ refuses more than the rental car that is asked about.
  const words = readWords(line)
  const namesOther = rows.some(
    ({ name }) =>
      claims.every(({ row }) => row !== name) && readWords(name).some(word => has(words, word)),
  )
  const isRefusal = claims.every(({ values }) => values.join() === 'Nein') && namesOther
  return claims.length === 0 || isRefusal ? { does: 'ask to cancel' } : undefined
}

/** „Nein“, „doch nicht“, „danke“: what a line does that says nothing of the business. */
function plain({ scene, record, line, inGerman }: Heard): Input | undefined {
  const words = readWords(inGerman(line))
  const isPlain = words.every(word => isMinor(word) || isDenial(word)) && !line.includes('?')
  if (!isPlain) return undefined
  const isRefused = refuses(words)
  const open = nextQuestion(scene, record)
  // „Na doch, ja“ may be either.
  const isYes = words.some(one => answerIn([one])?.answer === 'Ja')
  if (open?.replies.includes('Ja') && isRefused && isYes) return undefined
  // Somebody may be called Weiß or Kurz.
  if (open?.kind === 'Name' && !isRefused) return { does: 'fill', values: {}, says: WHOLE_NAME }
  // Nobody shall agree to what they wanted to change.
  if (record.meant === taps.right && isRefused) return { does: 'change' }
  // „Doch nicht“ to a row that should change leaves it as it is.
  const old = standingIn(record)
  if (isRefused && record.changing && old)
    return { does: 'fill', values: { [record.changing]: old } }
  return !isRefused || record.meant ? { does: 'fill', values: {} } : undefined
}

/** A line, or a word of it, may name what the business has an answer to: „Parkplatz“. */
function unclear(heard: Heard, topics: readonly string[]): Input {
  const { scene, record, line, findFact, inGerman } = heard
  // „Doch liefern“ asks for another thing.
  const isTopic = !readWords(line).some(corrects)
  const [fact] = isTopic ? topics.flatMap(one => findFact(inGerman(one), record.rows) ?? []) : []
  const hasRows = rowsOf(scene, record.rows).length > 0
  const does = record.meant === taps.right && !fact ? 'change' : 'nothing'
  const unchanged = hasRows ? ', am Zettel ändert sich nichts' : ''
  // Whoever would call off in words that no list has.
  const ways =
    hasRows && does === 'nothing' ? ` Das geht mit „${taps.change}“ oder „${taps.cancel}“.` : ''
  return { does, says: fact?.answer ?? `Das habe ich nicht verstanden${unchanged}.${ways}` }
}
