import { scanValue } from './attribute-scanner'
import type { Mistake } from './mistake'

/** A tag as it stands in the text. */
export type TagToken = {
  form: 'open' | 'close' | 'alone'
  name: string
  from: number
  to: number
  /** An attribute could not be kept: the grammar must not miss it. */
  lost: boolean
}

const ODD_SPACE = /^[\u00a0\u2000-\u200b\u202f\u3000\ufeff]/

/** Reads the tag at `from`, which starts with `<` and a letter or `</`. */
export function readTag(text: string, from: number): { token: TagToken; mistakes: Mistake[] } {
  const [start = '<', slash = '', name = ''] = /^<(\/?)[ \t]*([A-Za-z_$][\w.-]*)/.exec(text.slice(from)) ?? []
  const mistakes: Mistake[] = []
  let at = from + start.length
  let lost = false
  let line = true
  const token = (form: TagToken['form'], to: number) => ({
    token: { form: slash ? ('close' as const) : form, name, from, to, lost },
    mistakes,
  })
  for (;;) {
    const space = /^[ \t\n]*/.exec(text.slice(at))?.[0] ?? ''
    if (space.includes('\n')) line = false
    const rest = text.slice(at + space.length, at + space.length + 400)
    const end = /^(\/?)\s*>/.exec(rest)
    if (/\n[ \t]*\n/.test(space) || rest === '' || rest[0] === '<') return neverEnds(text, token, mistakes, name, from)
    at += space.length
    if (end) return token(end[1] ? 'alone' : 'open', at + end[0].length)
    const odd = ODD_SPACE.exec(rest)
    if (odd) {
      const edits = [{ from: at, to: at + 1, text: ' ' }]
      mistakes.push({ kind: 'odd-space', data: {}, at, mask: edits, edits })
      at++
      continue
    }
    const colon = /^([A-Za-z]\w*)[ \t]*:[ \t]*(?=["„“])/.exec(rest)
    if (colon && line) {
      const [whole, attributeName = ''] = colon
      const from = at + attributeName.length
      const edits = [{ from, to: at + whole.length, text: '=' }]
      const mask = [{ from, to: at + whole.length, text: '='.padEnd(whole.length - attributeName.length) }]
      mistakes.push({ kind: 'attribute-colon', data: { tag: name, name: attributeName }, at, mask, edits })
      const value = scanValue(text, attributeName, at, at + whole.length)
      if (value.mistake) mistakes.push({ ...value.mistake, data: { ...value.mistake.data, tag: name } })
      at = value.end
      continue
    }
    const attribute = /^([A-Za-z_$][\w:-]*)[ \t]*(=?)[ \t]*/.exec(rest)
    if (!attribute) {
      // After a line break this is the text below a tag whose `>` is missing.
      if (!line) return neverEnds(text, token, mistakes, name, from)
      const width = rest[0] === '{' ? Math.max(1, rest.indexOf('}') + 1) : 1
      const mask = [{ from: at, to: at + width, text: ' '.repeat(width) }]
      const kind = rest[0] === '{' ? 'braces' : 'tag-character'
      mistakes.push({ kind, data: { tag: name, text: rest.slice(0, width).replace(/^{|}$/g, '') }, at, mask })
      at += width
      continue
    }
    const [whole, attributeName = '', equals] = attribute
    if (!equals) {
      at += attributeName.length
      continue
    }
    const value = scanValue(text, attributeName, at, at + whole.length)
    if (value.mistake) mistakes.push({ ...value.mistake, data: { ...value.mistake.data, tag: name } })
    lost ||= Boolean(value.lost)
    at = value.end
  }
}

function neverEnds(
  text: string,
  token: (form: TagToken['form'], to: number) => { token: TagToken; mistakes: Mistake[] },
  mistakes: Mistake[],
  name: string,
  from: number,
) {
  const newline = text.indexOf('\n', from)
  const to = newline === -1 ? text.length : newline
  mistakes.push({ kind: 'tag-open', data: { tag: name }, at: from, mask: [{ from: to, to, text: '>' }] })
  return token('open', to)
}
