import { isAsked, type Scene } from '../../../shared/scene/scene'
import type { State } from './ask'

/** What changed of what stood before and what is new in a list, as the assistant says it. */
export function changesIn(scene: Scene, before: State, state: State): string {
  return scene.steps
    .filter(
      ({ name, ...step }) =>
        state.record[name] !== before.record[name] && isAsked({ name, ...step }, state.record),
    )
    .flatMap(({ name, kind }) => {
      const value = state.record[name]
      if (kind === 'Liste') return listChanges(before.record[name], value)
      return before.record[name] === undefined ? [] : `Geändert: ${name} ${value}.`
    })
    .join(' ')
}

const ITEM_END = /, (?=\d)/

function listChanges(before = '', after = ''): string[] {
  if (!after) return ['Gestrichen.']
  const old = before.split(ITEM_END).filter(Boolean)
  const items = after.split(ITEM_END)
  const added = items.filter(item => !old.includes(item))
  // „1 × Pizza Rucola“ is still there as „2 × Pizza Rucola ohne Parmesan“.
  const nameOf = (item: string) => item.replace(/^\d+ × /, '')
  const gone = old.map(nameOf).filter(name => !items.some(item => nameOf(item).startsWith(name)))
  return [
    ...(gone.length > 0 ? [`Gestrichen: ${gone.join(', ')}.`] : []),
    ...(added.length > 0 ? [`Notiert: ${added.join(', ')}.`] : []),
  ]
}
