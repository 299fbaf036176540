import { LEFT_OPEN, type Step } from '../../../shared/scene/scene'
import { namedIn } from './choices'
import {
  isNear,
  NUMBER_WORDS,
  parseCount,
  plainGerman,
  plainSpelling,
  plainWordsIn,
} from './german'
import { isNo, isOpen, isYes } from './lines'
import { readAppointment, readTime } from './read-appointment'
import { readList } from './read-list'
import { readName } from './read-name'
import { readAddress, readPeriod, readPlate, readTown } from './read-place'
import { readFreeText } from './read-text'
import { spokenInGerman } from './spoken'

/** Where a line stands in the talk. */
export type Heard = {
  /** Whether the assistant has just asked for this step; then also bare answers count. */
  isAsked: boolean
  /** What the guest has said to this step before. */
  before: string | undefined
  /** The appointments that the assistant has just offered. */
  offered: readonly string[]
  /** What a later step asks of a list, such as the size of its pizzas. */
  details?: readonly string[]
  now: Date
}

/** What a line says to a step: its value, or undefined where it says nothing to it. */
export function readStep(step: Step, line: string, heard: Heard): string | undefined {
  const { isAsked } = heard
  switch (step.kind) {
    case 'Liste':
      return readList(step, line, heard.before, heard.details ?? [])
    case 'Auswahl':
      return readChoice(step, line, isAsked)
    case 'Uhrzeit':
      return readTime(step, line, isAsked)
    case 'Termin':
      return readAppointment(step, line, heard)
    case 'Zahl':
      return readNumber(line, isAsked)
    case 'Name':
      return readName(line, isAsked)
    case 'Adresse':
      return readAddress(line, isAsked)
    case 'Kennzeichen':
      return readPlate(line, isAsked)
    case 'Ort':
      return readTown(step, line, isAsked)
    case 'Zeitraum':
      return readPeriod(step, line, isAsked)
    case 'Text':
      return readFreeText(step, line, isAsked)
  }
}

/** „Normal statt groß“, „statt der Kontrolle“: what is not meant. */
const NOT_MEANT =
  /(?<!\p{L})(?:statt|nicht|keine?n?)(?: (?:der|die|das|dem|den|einer|einem|erst|mehr))? (\p{L}+)/giu

function readChoice(step: Step, line: string, isAsked: boolean): string | undefined {
  const { name, replies } = step
  const german = spokenInGerman(line)
  const isYesNo = replies.every(reply => isYes(reply) || isNo(reply))
  if (isYesNo) {
    const isNamed = plainWordsIn(line).some(word => isNear(word, plainSpelling(name)))
    const isDenied = isNo(line) || /\b(?:kein\w*|ohne|nicht)\b/.test(plainSpelling(german))
    const isMeant = isAsked ? isYes(line) || isNo(line) || isOpen(line) || isNamed : isNamed
    return isMeant ? replies.find(reply => (isDenied ? isNo(reply) : isYes(reply))) : undefined
  }
  // Where nobody has asked, only the very word counts: „anderer Tag“ is not „etwas anderes“.
  const meant = german.replace(NOT_MEANT, (denied, word: string) =>
    namedIn(step, word, true).length > 0 ? '' : denied,
  )
  const named = namedIn(step, meant, isAsked)
  if (named.length > 1 && /\boder\b/.test(german)) return undefined
  if (named.length > 0) return named.join(' und ')
  return isAsked && isOpen(line) ? replies[0] : undefined
}

const UNITS = 'person|leut|gaest|erwachsen|fenster|stueck|tuer|haustuer'

function readNumber(line: string, isAsked: boolean): string | undefined {
  // „Mittwoch um 9“ counts nothing.
  const text = plainGerman(line).replace(/\b(?:um|ab|gegen) \d+(?::\d+)?|\d+ ?uhr|\d+:\d+/g, ' ')
  const [, several] = /\b(?:zimmer|nummer)[,:]? (\d{1,4}(?:,? und \d{1,4})+)\b/.exec(text) ?? []
  if (several) return several
  const [, figure] =
    /\b(?:zimmer|zimmernummer|nummer|nr\.?|fuer|zu|wir sind|ca\.?|circa|etwa|ungefaehr)(?: ist)? (\d{1,4})\b(?! ?(?:uhr|:))/.exec(
      text,
    ) ?? []
  if (figure) return figure
  const counted = [
    ...text.matchAll(
      new RegExp(String.raw`\b(\d{1,4}|${NUMBER_WORDS}) (?:\w+ )?\w*(?:${UNITS})\w*`, 'g'),
    ),
  ]
    .map(([, word = '']) => parseCount(word))
    .filter(count => count !== undefined && count > 0)
  if (counted.length > 0 && (isAsked || counted.some(count => count !== 1)))
    return counted.join(' und ')
  const [, word = ''] = /\b(?:zu|fuer|wir sind) ([a-z]+)\b/.exec(text) ?? []
  const spoken = parseCount(word.replace(/t$/, ''))
  if (spoken !== undefined && spoken > 1) return String(spoken)
  if (!isAsked) return undefined
  const figures = text.match(/\b\d{1,4}\b/g) ?? []
  if (figures.length > 0) return figures.slice(0, 2).join(' und ')
  const count = plainWordsIn(text)
    .map(parseCount)
    .find(value => value !== undefined)
  if (count !== undefined) return String(count)
  return isOpen(line) ? LEFT_OPEN : undefined
}
