import { itemsIn, nextQuestion } from '../../../shared/scene/scene'
import { isAgreement, isSame } from './line'
import { type SaidLine, sureOf, toldInOwnWords, valuesIn } from './told'
import { type Input, stateOf, taps } from './turn'

/** A reply that was offered, word by word, „Ersatzwagen: Nein“, a list as the page writes it, or that the whole is right. */
export function tapped(heard: SaidLine): Input | undefined {
  const { scene, record, line, now, inGerman } = heard
  const labelled = line.includes('\n') ? {} : sureOf(valuesIn(scene, line, now))
  if (Object.keys(labelled).length > 0) return { does: 'fill', values: labelled }
  const open = nextQuestion(scene, record)
  if (open) {
    const isList = open.kind === 'Liste' && itemsIn(line) !== undefined
    const value =
      isOffered(heard) || isList ? toldInOwnWords(heard).values[open.step.name] : undefined
    return value === undefined ? undefined : { does: 'fill', values: { [open.step.name]: value } }
  }
  const isAgreed =
    isSame(line, taps.right) ||
    (record.meant === taps.right && [line, inGerman(line)].some(isAgreement))
  return isAgreed && !record.isAgreed ? { does: 'agree' } : undefined
}

/** Whether a line is one of the replies to the question that is open. */
export function isOffered({ scene, record, line, now }: SaidLine): boolean {
  const replies = nextQuestion(scene, record) ? stateOf(scene, record, now).replies : []
  return !line.includes('?') && replies.some(reply => isSame(reply, line))
}
