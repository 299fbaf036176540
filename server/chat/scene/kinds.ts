import type { Rows, Scene, Step, StepKind } from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { appointmentIn } from './kinds/appointment'
import { choiceIn } from './kinds/choice'
import { listIn } from './kinds/list'
import { numberIn } from './kinds/number'
import { addressIn, nameIn, plainAnswer, plateIn, wishIn } from './kinds/own-words'
import type { Take } from './kinds/row'
import { isMinor, readWords } from './line'

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

/** The value that a step takes of a text that is said to it alone. */
export function valueFor(step: Step, text: string, now: Date): string | undefined {
  const line = { text, typed: text, words: readWords(text), now }
  const said = takes[step.kind]({ step, rows: {}, open: { ...step, step }, meant: [] }, line)
  const [value, ...others] = said?.rest.every(isMinor) && !said.isTyped ? said.values : []
  return others.length === 0 ? value : undefined
}

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: Rows, now: Date): Rows {
  const rows = steps.flatMap(step => {
    const value = valueFor(step, visibleText(values[step.name] ?? '').trim(), now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}
