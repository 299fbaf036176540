import { isAsked, type Scene } from '../../../shared/scene/scene'
import { isSupposed } from '../words'
import {
  commandIn,
  corrects,
  has,
  isAgreement,
  isAsking,
  isCancel,
  isDenial,
  isMinor,
  isSame,
  readWords,
  type Word,
} from './line'
import { isOffered } from './tapped'
import { type Heard, told } from './told'
import { type Input, taps } from './turn'

/** What is never left to a model: an emergency, a wish to change or to cancel. */
export function commanded(heard: Heard): Input | undefined {
  const { record, line, need, inEnglish, findFact } = heard
  const help = need.emergency(line, inEnglish)
  if (help) return { does: 'say', says: help }
  // „Lang“ is no wish to change the row „Länge“.
  if (isOffered(heard)) return undefined
  const named = renamedIn(heard)
  if (named) return { does: 'reopen', row: named }
  if (record.meant === taps.cancel && isAgreement(line)) return { does: 'cancel' }
  const command = commandIn(line)
  if (command !== 'cancel' && command !== 'change') return undefined
  const isWhole = isWholeCancel(heard.scene, line)
  // „Kann ich absagen?“, „Kann ich früher kommen, wenn wer absagt?“
  if (isSupposed(line) ? isAsking(line) : line.includes('?') && findFact(line, record.rows))
    return undefined
  if (command === 'change') return { does: 'change' }
  // „Löschen“ may mean the row that is asked again.
  const isAll = isWhole && (!record.changing || record.meant === taps.cancel)
  return { does: isAll ? 'cancel' : 'ask to cancel' }
}

/** The row that a line names without a value, also that it shall change: „Den Termin bitte“, „Namen ändern“. */
function renamedIn(heard: Heard): string | undefined {
  const words = readWords(heard.line)
  const asked = heard.scene.steps.filter(step => isAsked(step, heard.record.rows))
  const named = asked.find(({ name }) => {
    const own = readWords(name)
    const isOwn = (word: Word) => has(own, word)
    return words.some(isOwn) && words.every(word => isOwn(word) || isMinor(word))
  })
  // „Ersatzwagen: ja“, „Wann kommt wer“
  const isMeant = named && told(heard).values[named.name] === undefined
  const isNamed = named && (isSame(named.name, heard.line) || !isAsking(heard.line))
  return isMeant && isNamed && !heard.line.includes('?') ? named.name : undefined
}

/** Whether a line says nothing but that the whole shall be called off: „doch nicht, bitte den Termin absagen“. */
function isWholeCancel({ steps }: Scene, line: string): boolean {
  // The whole is called by its first row, or „Termin“ where that is what it is about.
  const [first, ...others] = steps.map(({ name }) => name)
  const names = readWords([first, ...others.filter(name => name === 'Termin')].join(' '))
  const isPlain = (word: Word) =>
    word.word !== 'nur' && (isCancel(word) || isMinor(word) || isDenial(word) || has(names, word))
  const words = readWords(line)
  // „Absagen, nein, bitte nicht“; „ja, alles weg“ has no such word.
  const at = words.findIndex(isCancel)
  const isTakenBack = at >= 0 && words.slice(at).some(corrects)
  const isQuestion = isAsking(line) || /\b(?:wie|wia|wann)\b/i.test(line)
  return words.every(isPlain) && !isTakenBack && !isQuestion
}
