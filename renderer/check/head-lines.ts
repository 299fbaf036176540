import { signMistake } from './item-sign'
import type { Mistake } from './mistake'
import { oddQuotes } from './quoted-value'

/** Signs that mean something else to YAML at the start of a value. */
const START = /^[@`%&*!|>[{]/
const ENTRY = /^([A-Za-z_]\w*:|[ ]*-)(?:[ ]+(.*))?$/
const NESTED = /^([ ]*(?:- )?[A-Za-z_]\w*:|[ ]*-)(?:[ ]+(.*))?$/

/**
 * What would stop the YAML reader in a page's head, found line by line. `start` is the offset of the head in the file;
 * each mask is the repair as well. `nested`: keys may be indented, as in the .yaml files.
 */
export function scanHead(head: string, start: number, nested = false): Mistake[] {
  const mistakes: Mistake[] = []
  let offset = start
  let inside = false
  let listed = false
  for (const line of head.split('\n')) {
    const found = (listed && signMistake(line, offset)) || scanLine(line, offset, inside, nested ? NESTED : ENTRY)
    if (found) mistakes.push(found)
    if (/^[^\s#-]/.test(line) && found?.kind !== 'item-sign') {
      inside = /^[A-Za-z_]\w*:/.test(line)
      listed = /^[A-Za-z_]\w*:\s*$/.test(line)
    }
    offset += line.length + 1
  }
  return mistakes
}

function scanLine(line: string, offset: number, inside: boolean, shape: RegExp): Mistake | undefined {
  const make = (kind: string, at: number, data: Mistake['data'], edits: Mistake['mask']): Mistake => ({
    kind,
    data,
    at: offset + at,
    mask: edits.map(edit => ({ ...edit, from: offset + edit.from, to: offset + edit.to })),
    edits: edits.map(edit => ({ ...edit, from: offset + edit.from, to: offset + edit.to })),
  })
  if (/^(<{7}|={7}|>{7})/.test(line)) return { ...make('', 0, {}, [{ from: 0, to: line.length, text: '' }]), edits: [] }
  if (line.trim() === '' || /^\s*#/.test(line)) return undefined
  const tab = /^[ \u00a0]*[\t\u00a0]/.exec(line)
  if (tab) {
    const indent = /^\s+/.exec(line)?.[0].length ?? 1
    const text = /^\s*-/.test(line) ? '  ' : ''
    return make('yaml', 0, { code: 'TAB_AS_INDENT' }, [{ from: 0, to: indent, text }])
  }
  const tight = /^([A-Za-z_]\w*):(?=[^\s/:])/.exec(line)
  if (tight) {
    const at = tight[0].length
    return make('head-space', at - 1, { key: tight[1] ?? '' }, [{ from: at, to: at, text: ' ' }])
  }
  const odd = /^([A-Za-z_]\w*:|[ ]*-)[ ]*[\t\u00a0\u2007\u202f][\s]*/.exec(line)
  if (odd)
    return make('odd-space', line.search(/[\t\u00a0\u2007\u202f]/), {}, [
      { from: odd[1]!.length, to: odd[0].length, text: ' ' },
    ])
  const spaced = /^([A-Za-z_]\w*)[ ]+:(?=\s)/.exec(line)
  if (spaced) {
    const [whole, key = ''] = spaced
    return make('head-colon', key.length, { key }, [{ from: key.length, to: whole.length - 1, text: '' }])
  }
  const pushed =
    shape === ENTRY && /^([ ]+)(title|description|canonical|persona|social\w+|questions|noindex):/.exec(line)
  if (pushed)
    return make('head-indent', 0, { key: pushed[2] ?? '' }, [{ from: 0, to: pushed[1]?.length ?? 0, text: '' }])
  const entry = shape.exec(line)
  if (!entry) {
    const free = !/^\s/.test(line) || !inside
    return free
      ? { ...make('head-line', 0, { text: line.trim() }, [{ from: 0, to: line.length, text: '' }]), edits: [] }
      : undefined
  }
  const written = entry[2] ?? ''
  const value = written.trimEnd()
  const from = line.length - written.length
  const whole = (inner: string) => [
    { from, to: from + value.length, text: `"${unwrapped(inner).replace(/["\\]/g, '\\$&')}"` },
  ]
  if (/^["']/.test(value)) {
    const odd = oddQuotes(value)
    if (!odd) return undefined
    const found = make('yaml', from + odd.at, { code: odd.code }, [
      { from, to: from + value.length, text: odd.readable },
    ])
    return odd.isCure ? found : { ...found, edits: [] }
  }
  if (value.startsWith('**')) return { ...make('yaml-markup', from, {}, whole(value)), edits: [] }
  if (START.test(value) && !/^\[.*\]$/.test(value))
    return make('yaml', from, { code: 'BAD_SCALAR_START', sign: value[0] ?? '' }, whole(value))
  // A list in brackets has quotes, colons and all of its own.
  if (/^\[/.test(value)) return undefined
  const colon = value.search(/:(?=[\s\u00a0]|$)/)
  if (colon >= 0) return make('yaml', from + colon, { code: 'BLOCK_AS_IMPLICIT_KEY' }, whole(value))
  const note = value.search(/\s#/)
  if (note >= 0 && !value.startsWith('/'))
    return make('yaml-comment', from + note + 1, { kept: value.slice(0, note).trimEnd() }, whole(value))
  return undefined
}

/** A value without quotes around it that only stand in the way: those of Word, or the last one of two. */
function unwrapped(value: string): string {
  return value.replace(/^[„“”»«]([^„“”»«"]*)[„“”»«]$|^([^"]*)"$/, '$1$2')
}
