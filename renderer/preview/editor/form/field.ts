import type { Scalar } from 'yaml'
import { readFigure } from '../../../../shared/money'
import type { JsonSchema } from '../../messages'
import { make } from '../elements'

/** One value as a field; `set` gets what it says after each change. */
export function fieldOf(
  { type, enum: words }: JsonSchema,
  node: Scalar | undefined,
  set: (value: unknown) => void,
): HTMLElement {
  if (type === 'boolean') return checkbox(node, set)
  if (words) return choice(words, node, set)
  const isNumber = type === 'number' || type === 'integer'
  // 0.10 in the file is 0,10 for whoever reads it.
  const shown = isNumber ? node?.source?.replace('.', ',') : node?.value
  const input = make('textarea', { rows: 1, value: String(shown ?? '') })
  input.addEventListener('input', () => set(isNumber ? readFigure(input.value) : input.value))
  return input
}

function checkbox(node: Scalar | undefined, set: (value: unknown) => void): HTMLElement {
  const box = make('input', { type: 'checkbox', checked: node?.value === true })
  box.addEventListener('input', () => set(box.checked))
  return box
}

function choice(
  words: readonly unknown[],
  node: Scalar | undefined,
  set: (value: unknown) => void,
): HTMLElement {
  const options = ['', ...words].map(word =>
    make('option', { selected: word === node?.value }, String(word)),
  )
  const select = make('select', {}, ...options)
  select.addEventListener('input', () => set(select.value))
  return select
}
