import { byId, make } from '../elements'
import { keepDraft } from '../kept-draft'

/** The file that is open in the workplace. */
export type OpenFile = {
  file: string
  /** The page beside the text; another file than the open one while that is no page. */
  page: string
  /** The text as it lies on disk, as far as this window knows. */
  base: string
  /** No other window has it open. */
  isAlone: boolean
  /** It was deleted elsewhere; its text stays on screen. */
  isGone: boolean
}

const GONE = 'Diese Datei gibt es nicht mehr'
const LOST = `${GONE}, vielleicht nach einem Wechsel des Zweiges. Ihr Text ist hier noch da.`
const ELSEWHERE =
  'Diese Datei ist auch in einem anderen Fenster offen. Schreiben Sie nur in einem davon.'

/** Keeps what is not saved in the browser, and says whether there is something. */
export function keepText({ file, base, isGone }: OpenFile, text: string): void {
  keepDraft(file, { text, base, isGone })
  const saved = text === base ? 'Gespeichert' : 'Nicht gespeichert'
  byId('status').textContent = isGone ? GONE : saved
}

/** Says above the text what is the matter with its file, and what can be done. */
export function showNote(
  { isGone, isAlone }: OpenFile,
  acts: { restore(): void; discard(): void },
): void {
  const button = (label: string, onclick: () => void) =>
    make('button', { type: 'button', onclick }, label)
  const choice = [
    button('Wieder anlegen', acts.restore),
    ' ',
    button('Text verwerfen', acts.discard),
  ]
  const other = isAlone ? '' : ELSEWHERE
  byId('note').replaceChildren(...(isGone ? [`${LOST} `, ...choice] : [other]))
}
