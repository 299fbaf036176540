import type { Scene, SceneRecord, Step, StepKind } from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { appointmentIn } from './kinds/appointment'
import { choiceIn } from './kinds/choice'
import { listIn } from './kinds/list'
import { numberIn } from './kinds/number'
import { addressIn, nameIn, plainAnswer, plateIn, wishIn } from './kinds/own-words'
import type { Said, Take } from './kinds/row'
import { isMinor, isTurning, readWords, type Word } from './line'

/**
 * What each kind of step takes, whoever says it: a guest, a model's call, the page. Text, Name and Adresse are answers in the guest's
 * own words; the others take what is offered, wherever it stands in a line. What no kind takes is not written down.
 */
export const takes: Record<StepKind, Take> = {
  Auswahl: choiceIn,
  Termin: appointmentIn,
  Liste: listIn,
  Zahl: numberIn,
  Kennzeichen: plateIn,
  Name: plainAnswer(nameIn),
  Adresse: plainAnswer(addressIn),
  Text: plainAnswer(wishIn),
}

/** Whether a row surely gets what a line says to it: one value, and the words that no row has taken make nothing else of it. */
export function isSure(
  { values, isAnswer, isNamed, isTyped }: Said,
  others: readonly Word[],
): boolean {
  if (values.length !== 1 || isTyped) return false
  // „Farbe und schneiden“
  const isTurned = others.some(word => isTurning(word) || word.word === 'und')
  return others.every(isMinor) || isNamed === true || (isAnswer === true && !isTurned)
}

/** The value that a step takes of a text that is said to it alone. */
export function valueFor(step: Step, text: string, now: Date): string | undefined {
  const line = { text, words: readWords(text), to: '', now }
  const said = takes[step.kind]({ step, record: {}, open: { ...step, step } }, line)
  return said && isSure(said, said.rest) ? said.values[0] : undefined
}

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: SceneRecord, now: Date): SceneRecord {
  const rows = steps.flatMap(step => {
    const value = valueFor(step, visibleText(values[step.name] ?? '').trim(), now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}
