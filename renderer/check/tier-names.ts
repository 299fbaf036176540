import type { Problem } from '../../components/shapes'
import type { loadData } from '../site-data'
import { placeIn } from './places'

type Tiers = ReturnType<typeof loadData<'prices'>>['tiers']

/**
 * Where a text calls a package by the name that its id is, BASIC, while prices.yaml calls it otherwise. The columns of a
 * <PackageComparison> keep these words: visitors read the names there.
 */
export function tierNameHints(tiers: Tiers): (text: string) => Problem[] {
  const ids = tiers.map(({ id }) => id.toUpperCase())
  const names = tiers.map(({ name }) => name)
  const renamed = ids.filter(id => !names.includes(id))
  if (renamed.length === 0) return () => []
  const old = new RegExp(`(?<![\\p{L}-])(?:${renamed.join('|')})(?![\\p{L}-])`, 'gu')
  const isHead = (line: string) => line.trimStart().startsWith('|') && ids.every(id => line.includes(id))
  return text =>
    [...text.matchAll(old)].flatMap(({ 0: word, index }) => {
      const start = text.lastIndexOf('\n', index) + 1
      if (isHead(text.slice(start).split('\n', 1)[0] ?? '')) return []
      const name = names[ids.indexOf(word)] ?? ''
      const edits = [{ from: index, to: index + word.length, text: name }]
      return [{ kind: 'hint-tier-name', data: { word, name }, ...placeIn(text, index), edits }]
    })
}
