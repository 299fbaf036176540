import type { Mistake } from './mistake'

/** What programs that write leave behind where they quote, with the space before it. */
const SIGNS = /[ \t]?(?:【[^】\n]*】|:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\uE200[^\n\uE201]*\uE201)/gu
/** The name they put on every address. */
const CAMPAIGN = /\?utm_source=(?:chatgpt\.com|openai)(?=[)#\s"])|[?&]utm_source=(?:chatgpt\.com|openai)&?/g
/** „Studie.[1]“ and „Preis[^2]“ whose note was not copied along; a link has an address behind the bracket, „Punkt [3]“ a space before. */
const NOTES = /\[(\^[\w-]+)\](?![(:[])|(?<=[\p{L}\d.,;:!?%)“”])\[(\d{1,2})\](?![(:[\]])/gu

/** What one of these has in it: few pages do, and to look for their whole shapes takes as long as to read the page's head. */
const HINT = /【|oaicite|\uE200|utm_source=|\[(?:\^|\d)/

/** Spaces instead of these signs, so that their brackets mislead nobody: `residueMistakes` tells them. */
export function withoutResidue(text: string): string {
  return /【|oaicite|\uE200/.test(text) ? text.replace(SIGNS, signs => ' '.repeat(signs.length)) : text
}

/** Marks of sources that nobody can follow, of a text from somewhere else. */
export function residueMistakes(text: string, bodyStart: number): Mistake[] {
  if (!HINT.test(text)) return []
  const mistakes: Mistake[] = []
  for (const { 0: found, index } of text.matchAll(SIGNS)) {
    const edits = [{ from: index, to: index + found.length, text: '' }]
    const at = index + found.length - found.trimStart().length
    mistakes.push({ kind: 'residue', data: { found: found.trim() }, at, mask: [], edits })
  }
  for (const { 0: found, index } of text.matchAll(CAMPAIGN)) {
    const edits = [{ from: index, to: index + found.length, text: found.endsWith('&') ? (found[0] ?? '') : '' }]
    mistakes.push({
      kind: 'residue-campaign',
      data: { found: found.slice(1).replace(/&$/, '') },
      at: index,
      mask: [],
      edits,
    })
  }
  for (const { 0: found, 1: note, 2: figure, index } of text.matchAll(NOTES)) {
    // A note that stands below, or an address, is told where the page is read.
    if (index < bodyStart || text.includes(`\n[${note ?? figure}]:`)) continue
    mistakes.push({ kind: note ? 'footnote' : 'residue', data: { found }, at: index, mask: [] })
  }
  return mistakes
}
