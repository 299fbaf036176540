import { boxes } from '../../../components/registry'
import type { AnyContract } from '../../../components/shapes'
import { exampleOf } from '../../page/example'
import { CATALOGUE_PATH } from '../messages'
import { byId, make } from './elements'

/** All boxes by purpose, each as the catalogue shows it; the chosen one is inserted. */
export function startPalette(insert: (example: string) => void): void {
  const dialog = byId<HTMLDialogElement>('palette')
  const search = byId<HTMLInputElement>('palette-search')
  const picture = byId<HTMLIFrameElement>('palette-picture')
  const rows = Object.entries<AnyContract>(boxes).map(([tag, { purpose, avoid }]) => {
    const show = () => {
      picture.src = `${CATALOGUE_PATH}#box-${tag}`
    }
    const choose = () => {
      dialog.close()
      insert(exampleOf(tag))
    }
    const words = [
      make('b', {}, tag),
      make('small', {}, purpose),
      make('small', {}, avoid ? `Wann nicht: ${avoid}` : ''),
    ]
    return make(
      'li',
      {},
      make('button', { type: 'button', onfocus: show, onmouseenter: show, onclick: choose }, ...words),
    )
  })
  byId('palette-list').append(...rows)
  search.addEventListener('input', () => {
    const wanted = search.value.toLowerCase().split(/\s+/)
    for (const row of rows) row.hidden = !wanted.every(word => row.textContent?.toLowerCase().includes(word))
  })
}
