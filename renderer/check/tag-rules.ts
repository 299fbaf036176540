import { contracts } from '../../components/contracts'
import type { Edit } from '../../components/shapes'
import type { Mistake } from './mistake'
import { blank } from './places'
import type { Balance } from './tag-balance'
import type { TagToken } from './tag-reader'

const known = Object.keys(contracts)

/** Boxes in wrong case, and boxes that share their line with text. */
export function tagMistakes(text: string, tokens: readonly TagToken[], { pairs }: Balance): Mistake[] {
  const boxes = [
    ...pairs.map(({ open, close }) => ({ open, close: close as TagToken | undefined })),
    ...tokens.filter(({ form }) => form === 'alone').map(open => ({ open, close: undefined })),
  ]
  return boxes.flatMap(({ open, close }) => {
    const ends = close ? [open, close] : [open]
    if (ends.some(token => !standsAlone(text, token))) {
      const mask = ends.map(({ from, to }) => blank(text, from, to))
      return [{ kind: 'tag-line', data: { tag: open.name }, at: open.from, mask }]
    }
    const right = known.find(name => name !== open.name && name.toLowerCase() === open.name.toLowerCase())
    if (!right) return []
    const edits = ends.map(token => renamed(text, token, right))
    return [{ kind: 'unknown-tag', data: { tag: open.name, known: right }, at: open.from, mask: edits, edits }]
  })
}

function standsAlone(text: string, { from, to }: TagToken): boolean {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  const after = text.slice(to, text.indexOf('\n', to) === -1 ? undefined : text.indexOf('\n', to))
  return before.trim() === '' && after.trim() === ''
}

/** The name of a tag replaced. */
export function renamed(text: string, { from, name }: Pick<TagToken, 'from' | 'name'>, right: string): Edit {
  const at = text.indexOf(name, from)
  return { from: at, to: at + name.length, text: right }
}
