import type { Scene, SceneRecord, StepKind } from '../../../shared/scene/scene'
import { visibleText } from '../thread'
import { appointmentIn } from './kinds/appointment'
import { choiceIn } from './kinds/choice'
import { listIn } from './kinds/list'
import { numberIn } from './kinds/number'
import { addressIn, nameIn, plainAnswer, plateIn, wishIn } from './kinds/own-words'
import type { Row, Said, Take } from './kinds/row'
import { readWords } from './line'

/**
 * What each kind of step takes, whoever says it: a guest, a model's call, the page. Auswahl, Termin and Liste take what is offered,
 * wherever it stands in a line; the others take a plain answer to their question. What no kind takes is not written down.
 */
const kinds: Record<StepKind, Take> = {
  Auswahl: choiceIn,
  Termin: appointmentIn,
  Liste: listIn,
  Zahl: numberIn,
  Name: plainAnswer(nameIn),
  Adresse: plainAnswer(addressIn),
  Kennzeichen: plainAnswer(plateIn),
  Text: plainAnswer(wishIn),
}

/** What a text says to a row of the slip, as it stands there. */
export const saidTo = (row: Row, text: string, now: Date): Said =>
  kinds[row.step.kind](row, { text, words: readWords(text), now })

/** What of some values the steps of a scene take. */
export function valuesFor({ steps }: Scene, values: SceneRecord, now: Date): SceneRecord {
  const rows = steps.flatMap(step => {
    const text = visibleText(values[step.name] ?? '').trim()
    const { value } = saidTo({ step, record: {}, open: { ...step, step } }, text, now)
    return value === undefined ? [] : [[step.name, value]]
  })
  return Object.fromEntries(rows)
}
