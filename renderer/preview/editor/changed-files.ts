import type { ActionResult, ChangedFile, Difference } from '../messages'
import { ask } from './ask'
import { viewOf } from './dialogs'
import { byId, make } from './elements'
import { keptDraft } from './kept-draft'
import { saveOne } from './save-all'

/** A file in the list: what was changed, what is not saved yet, what is faulty. */
export type Row = {
  file: string
  kind?: ChangedFile['kind']
  isUnsaved: boolean
  isWrong: boolean
}

type Acts = {
  nameOf(file: string): string
  open(file: string): void
  /** A file was saved here: where it is open, that is known now. */
  saved(file: string): Promise<void>
  /** A file was reset. */
  done(said: string): void
}

const button = (label: string, onclick: () => void) =>
  make('button', { type: 'button', onclick }, label)

/** The changed files with what can be done with each; what is shown open stays while nothing changes. */
export function createChangedFiles(acts: Acts): (rows: readonly Row[]) => void {
  let shown = ''
  return rows => {
    const key = JSON.stringify(rows)
    if (key !== shown) byId('changed').replaceChildren(...rows.map(row => rowOf(row, acts)))
    shown = key
  }
}

function rowOf({ file, kind, isUnsaved, isWrong }: Row, acts: Acts): HTMLElement {
  const marks = [kind, isUnsaved ? 'nicht gespeichert' : '', isWrong ? 'mit Fehlern' : '']
  const detail = make('div', { className: 'difference' })
  const buttons = [
    ...(kind ? [button('Was lesen Besucher anders?', () => showDifference(file, detail))] : []),
    ...(kind ? [resetButton(file, detail, acts)] : []),
    ...(kind !== 'gelöscht' && /\.(?:mdx|yaml)$/.test(file)
      ? [button(isWrong ? 'Fehler zeigen' : 'Öffnen', () => acts.open(file))]
      : []),
  ]
  return make(
    'li',
    { className: isWrong ? 'error' : '' },
    make('b', {}, acts.nameOf(file)),
    ` ${marks.filter(Boolean).join(', ')} `,
    ...buttons,
    detail,
  )
}

async function showDifference(file: string, place: HTMLElement): Promise<void> {
  const differences = await ask<Difference[]>('differences', { file })
  const note = keptDraft(file) ? ['Was noch nicht gespeichert ist, fehlt hier. '] : []
  place.replaceChildren(
    ...note,
    differences.length > 0 ? differenceView(differences) : nothingOf(file),
  )
}

/** Asks once more in the same place; what was typed is saved before, so that it can be taken back. */
function resetButton(file: string, place: HTMLElement, { saved, done }: Acts): HTMLButtonElement {
  let isSure = false
  const reset = button('Zurücksetzen', async () => {
    try {
      if (isSure && keptDraft(file)) {
        await saveOne(file)
        await saved(file)
      }
      const told = await ask<ActionResult>('reset', { file, isSure })
      place.replaceChildren(...viewOf(told))
      isSure = Boolean(told.sure)
      if (told.sure) reset.textContent = told.sure
      else done(told.said)
    } catch (error) {
      place.replaceChildren((error as Error).message)
    }
  })
  return reset
}

/** What differs, old words struck out and new ones underlined. */
function differenceView(differences: readonly Difference[]): HTMLElement {
  const rows = differences.flatMap(({ where, parts }) => {
    const words = parts.flatMap(({ kind, text, space }): (Node | string)[] => {
      if (kind === 'same') return [space + text]
      return [space, make(kind === 'gone' ? 'del' : 'ins', {}, text)]
    })
    return [make('dt', {}, where), make('dd', {}, ...words)]
  })
  return make('dl', {}, ...rows)
}

const nothingOf = (file: string) =>
  /\.(?:mdx|yaml|md|txt)$/.test(file)
    ? 'Kein Wort, das Besucher lesen.'
    : 'Ein Bild oder Video: keine Worte.'
