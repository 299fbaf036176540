import type { ActionResult, OpenGroup, OpenPoint } from '../messages'
import { ask } from './ask'
import { byId, make } from './elements'
import { keptDraft } from './kept-draft'
import { saveOne } from './save-all'

type Parts = {
  nameOf(file: string): string
  open(point: OpenPoint): Promise<void>
  written(file: string): Promise<void>
}

/** „Vor dem Start“: what is still missing, each point leads to its place. Gives what fills the list. */
export function startGolive({ nameOf, open, written }: Parts): () => Promise<void> {
  const dialog = byId<HTMLDialogElement>('golive')
  const output = byId('golive-said')

  async function refresh(): Promise<void> {
    if (!byId('open-points').hasChildNodes()) byId('golive-count').textContent = 'Einen Moment …'
    const groups = await ask<OpenGroup[]>('golive', {})
    const isOpen = new Set(
      [...byId('open-points').querySelectorAll('details[open]')].map(({ id }) => id),
    )
    const count = groups.reduce((sum, { points }) => sum + points.length, 0)
    byId('golive-count').textContent =
      count === 0
        ? 'Nichts fehlt: Die Website kann online gehen.'
        : `Noch ${count === 1 ? '1 Punkt' : `${count} Punkte`}:`
    byId('open-points').replaceChildren(
      ...groups.map(({ heading, points }, index) => {
        const id = `open-${index}`
        const summary = make('summary', {}, `${heading} (${points.length})`)
        const rows = make('ul', {}, ...points.map(rowOf))
        return make('details', { id, open: isOpen.has(id) }, summary, rows)
      }),
    )
  }
  function rowOf(point: OpenPoint): HTMLElement {
    const { file, line, sentence, promise } = point
    const place = make('b', {}, `${nameOf(file)}, Zeile ${line}`)
    if (!file.startsWith('content/')) return make('li', {}, sentence)
    const lead = async () => {
      dialog.close()
      await open(point)
    }
    const row = make(
      'li',
      {},
      make('button', { type: 'button', onclick: lead }, place, ` ${sentence}`),
    )
    if (promise)
      row.append(
        make('button', { type: 'button', onclick: () => confirm(file, promise) }, 'Stimmt'),
      )
    return row
  }
  /** What was typed in the page is saved before, so that it stays. */
  async function confirm(file: string, promise: string): Promise<void> {
    try {
      if (keptDraft(file)) {
        await saveOne(file)
        await written(file)
      }
      const { said } = await ask<ActionResult>('confirm', { file, promise })
      output.replaceChildren(said)
      written(file)
      await refresh()
    } catch (error) {
      output.replaceChildren((error as Error).message)
    }
  }
  return refresh
}
