import type { Scene, SceneRecord, Step, StepKind } from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { fold } from '../words'
import { appointmentIn } from './appointments'
import {
  commandIn,
  has,
  isAround,
  isAsking,
  isCorrection,
  isFiller,
  isNegation,
  isSame,
  isTelling,
  readWords,
  spanOf,
  type Word,
  withoutReplies,
} from './lines'
import { listIn } from './lists'
import type { Row, Said } from './row'

// What may stand on a slip, whoever says it: a guest, a model's call, the page. What fits nothing here is not written down.

const longest = 120
const street =
  /^\p{Lu}[\p{L}.-]+(?: [\p{L}.-]+){0,3} \d{1,4} ?[a-z]?(?:[/-]\d+)*,? (?:\d{4} )?\p{Lu}[\p{L} .-]*$/u
const plate = /(?<![\p{L}\d])\p{Lu}{1,2}[ -]?\d{1,5} ?\p{Lu}{1,3}(?![\p{L}\d])/u
const introduction =
  /^(?:auf(?: den namen)?|(?:hier )?(?:ich|i) (?:heiße?|bin)|mein name ist|my name is|i am|i['’]m|name(?: is)?:?) (?:(?:der|die|da|de) )?/i
const title = /^(?:herrn?|frau|familie|dr|mag|ing)\.? \p{L}/iu
const particle = /^(?:von|van|de|der|zu)$/
/** What is said in place of a name: greetings, „egal“, numbers. */
const noName =
  /^(?:\d+|jo|super|nix|griass|gruss(?:gott)?|tschuss|baba|wieder(?:sehen|schaun)|fertig|egal|ahnung|test|stimmt|yes|please|thanks?|hello)$/

/** What a text says to a row of the slip, as it stands there. */
export function saidTo(row: Row, text: string, now: Date): Said {
  const { step, isOpen } = row
  const words = readWords(text)
  switch (step.kind) {
    case 'Termin':
      return appointmentIn(row, words, now)
    case 'Liste':
      return { value: listIn(row, text) }
    case 'Zahl':
      return { value: numberIn(row, text) }
    default: {
      const reply = isOpen ? step.replies.find(one => isSame(one, text)) : undefined
      // A wish is noted as the guest says it.
      const choice = step.kind === 'Text' && isOpen ? undefined : choiceIn(row, words)
      const value = reply ?? choice ?? ownWords(row, text)
      // „asdf“, of which a name was made.
      const isGuess = step.kind === 'Name' && value !== undefined && !text.includes(value)
      return { value, isGuess }
    }
  }
}

/** Whether a line has the form of a name: „Auf Kostner“, „Schneider“. */
export const isNameLike = (text: string): boolean =>
  !text.includes('?') && (introduction.test(text) || /^\P{L}*\p{Lu}[\p{L}'’-]+\P{L}*$/u.test(text))

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: SceneRecord, now: Date): SceneRecord {
  const rows = steps.flatMap(step => {
    const text = visibleText(values[step.name] ?? '').trim()
    const { value } = saidTo({ step, current: undefined, isOpen: true }, text, now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}

/** A reply that was offered, wherever it stands: „na, doch lieber die große“. */
export function choiceIn(row: Row, words: Word[]): string | undefined {
  const { replies } = row.step
  const found = replies.filter(reply => spanOf(reply, words))
  // „Farbe statt Schnitt“: what stands there already is not what is wanted.
  const [reply = found[0], ...more] = found.filter(one => one !== row.current)
  if (reply === undefined || more.length > 0) return undefined
  const rest = withoutReplies(words, found)
  if (isWithMore(words, rest)) return undefined
  const others = replies.filter(one => !found.includes(one) && one !== row.current)
  const isMixed = others.flatMap(readWords).some(word => isTelling(word) && has(rest, word))
  const isDenied = reply !== 'Nein' && found.length === 1 && rest.some(isNegation)
  return !isMixed && !isDenied && isMeant(row, reply, rest) ? reply : undefined
}

/** „Färben und Schneiden“: one of both is not what is wanted. */
const isWithMore = (words: Word[], rest: Word[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:und|plus)$/.test(word.word) &&
      // Not that of „Graz und Umgebung“.
      rest.includes(word) &&
      [words[at - 1], words[at + 1]].every(one => one && isTelling(one)),
  )

/** „Ja“ and „morgen“ stand in many sentences that mean something else. */
function isMeant({ step, current, isOpen }: Row, reply: string, rest: Word[]): boolean {
  if (/^(?:ja|nein)$/i.test(reply)) {
    const isAlone = isOpen && rest.every(word => isAround(word) && !isCorrection(word))
    return isAlone || readWords(step.name).some(word => has(rest, word))
  }
  const isChanged = current !== undefined && rest.every(isFiller)
  return readWords(reply).some(isTelling) || isOpen || isChanged
}

/** „Ungefähr 12 Stück“; „warten Sie, Zimmer 12“ and „doch 12“ change what stands there. */
function numberIn({ step, current, isOpen }: Row, text: string): string | undefined {
  const labelled = isOpen ? undefined : afterLabel(step, text)
  const words = readWords(labelled ?? text)
  const [number, ...others] = words.filter(({ word }) => /^\d{1,4}$/.test(word))
  const rest = words.filter(word => word !== number)
  const own = readWords(`${step.name} ${step.asks}`)
  const isAnswer = isOpen || labelled !== undefined
  const isMeant = isAnswer
    ? rest.every(word => isAround(word) || has(own, word))
    : current !== undefined && rest.length > 0 && rest.every(isFiller)
  return others.length === 0 && isMeant ? number?.word : undefined
}

const readers: Partial<Record<StepKind, (text: string) => string | undefined>> = {
  Name: nameIn,
  Adresse: addressIn,
  Kennzeichen: plateIn,
  Text: wishIn,
}

/** What guests say in their own words; where it is not asked for, names and wishes only after the label of their row. */
function ownWords({ step, isOpen }: Row, text: string): string | undefined {
  const labelled = isOpen ? undefined : afterLabel(step, text)
  const said = labelled ?? text
  const isKnownByItself = step.kind === 'Kennzeichen' || step.kind === 'Adresse'
  const isMeant = isOpen || isKnownByItself || (labelled !== undefined && /^\p{Lu}/u.test(said))
  const isNone = said.length > longest || isSame(step.name, said)
  const isAsked = isAsking(said) && !(step.kind === 'Name' && isNameLike(said))
  if (!isMeant || isNone || isAsked || commandIn(said)) return undefined
  return readers[step.kind]?.(said)
}

/** What stands behind the name of a row: „Zimmer 9“ -> `9`. */
function afterLabel({ name }: Step, line: string): string | undefined {
  const label = name.replace(/[^\p{L}\p{N} ]/gu, '.')
  const [, behind] = line.split(new RegExp(`(?<!\\p{L})${label}(?!\\p{L}):?`, 'iu'))
  return behind?.trim()
}

/** One to three words with capitals, or one without: „Frau Novotny“, „steiner“, „nein, auf Huber bitte“. */
function nameIn(text: string): string | undefined {
  const said = withoutLeading(text, isFiller)
  const introduced = said.replace(introduction, '')
  const name = introduced.replace(/(?:[\s,]+(?:bitte|danke))*[^\p{L}\p{N}]*$/iu, '')
  const words = name.split(/\s+/)
  const isCapital = words.every(word => /^\p{Lu}/u.test(word) || particle.test(word))
  const isName =
    words.length <= 3 &&
    words.every(word => /^\p{L}[\p{L}.'’-]+$/u.test(word)) &&
    readWords(name).every(word => !isAround(word) && !isNegation(word) && !noName.test(word.word))
  // Not „nein, falsch“, and not „hm“.
  const isLone = words.length === 1 && said === text
  const isSpoken = words.length > 1 || /[aeiouy]/.test(fold(name))
  const isIntroduced = introduced !== said || title.test(name)
  if (!isName || !(isIntroduced || ((isCapital || isLone) && isSpoken))) return undefined
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return words.map(word => (particle.test(word) ? word : capital(word))).join(' ')
}

/** „Feldgasse 7, Graz“, also after „nein“ or „in der“. */
function addressIn(text: string): string | undefined {
  return [isFiller, isAround]
    .map(isLeading => withoutLeading(text, isLeading))
    .find(one => street.test(one))
}

function plateIn(text: string): string | undefined {
  const typed = text.toUpperCase()
  return plate.exec(typed)?.[0] === typed ? typed : plate.exec(text)?.[0]
}

/** At least two different words, one of which says something, and no name, number, address or correction. */
function wishIn(text: string): string | undefined {
  if (/\d{4}/.test(text) || street.test(text) || nameIn(text)) return undefined
  const words = readWords(text).filter(({ word }) => /\p{L}/u.test(word))
  if (words.slice(0, 1).some(isCorrection)) return undefined
  const telling = words.filter(
    word => word.word.length > 3 && !isAround(word) && !isNegation(word) && !noName.test(word.word),
  )
  return new Set(words.map(({ word }) => word)).size > 1 && telling.length > 0 ? text : undefined
}

/** A text from the first word on that is of another kind. */
function withoutLeading(text: string, isLeading: (word: Word) => boolean): string {
  const words = text.split(/\s+/)
  const from = words.findIndex(word => !readWords(word).every(isLeading))
  return words.slice(Math.max(0, from)).join(' ')
}
