import type { Passage } from '../messages'

/** A line of a passage in sentences; `item` when it is one of a list. */
export type Line = { text: string; item: boolean; sentences: string[] }

// „0,80 € pro Minute, exkl. USt.“ is one sentence.
const sentenceEnd = /(?<=[.!?])(?<!\b(?:exkl|inkl|zzgl|bzw|usw|Nr|Abs|Art|lit|z\. ?B)\.)\s+(?=[„\p{Lu}\d])/u

// In brackets stands what the firm has yet to fill in: nothing to tell visitors.
const placeholder = /\[[^\]]+\]/

/** The lines of a passage that the firm has yet to fill in. */
export function openLines({ text }: Pick<Passage, 'text'>): string[] {
  return text.split('\n').filter(line => placeholder.test(line))
}

/** The lines of a passage that may be told: no example chats, no placeholders. */
export function linesOf({ text }: Pick<Passage, 'text'>): Line[] {
  return text
    .split('\n')
    .filter(line => !placeholder.test(line))
    .map(line => ({ item: line.startsWith('- '), text: tidy(line.replace(/^- /, '')) }))
    .filter(({ text }) => text !== '' && !isChatLine(text))
    .map(line => ({ ...line, sentences: line.text.split(sentenceEnd).filter(part => part.length > 8) }))
}

/**
 * The list that the line at `at` announces with a colon or belongs to, with its announcement; undefined where there is
 * none. A list without announcement is a set of single facts.
 */
export function announcedList(lines: readonly Line[], at: number): { announcement: string; items: Line[] } | undefined {
  let start = at
  while (lines[start]?.item) start--
  const announcement = lines[start]?.sentences.at(-1)
  if (!announcement?.endsWith(':')) return undefined
  const after = lines.slice(start + 1)
  const end = after.findIndex(({ item }) => !item)
  const items = end < 0 ? after : after.slice(0, end)
  return items.length === 0 ? undefined : { announcement, items }
}

/** „Kundin 19:42: Ich möchte …“ is an example, not a fact. */
function isChatLine(line: string): boolean {
  return /^[\p{L}-]+ (\d{1,2}:\d{2}|schreibt)\b/u.test(line)
}

function tidy(line: string): string {
  return line
    .trim()
    .replace(/(\d) €/g, '$1\u00a0€')
    .replace(/[[\]*_]/g, '')
}
