import type { Passage } from '../messages'
import { contentWords, grams, stem } from './words'

const longest = 340
const mostLines = 4
// „0,80 € pro Minute, exkl. USt.“ is one sentence.
const sentenceEnd = /(?<=[.!?])(?<!\b(?:exkl|inkl|zzgl|bzw|usw|Nr|Abs|Art|lit|z\. ?B)\.)\s+(?=[„\p{Lu}\d])/u

/**
 * The sentences of a passage that speak about the question, one or two, or some lines of a list, under its heading.
 * Never a word of our own.
 * @param must what one of the lines has to hold, e.g. a price
 */
export function quote(passage: Passage, question: string, must?: RegExp): string {
  const lines = linesOf(passage)
  const needed = must && bestLine(passage, question, must)?.line
  const told = must ? lines.filter(line => must.test(line)) : lines
  const said = isList(lines)
    ? pickLines(told.length > 1 ? told : lines, question, needed)
    : pickSentences(lines, question, needed)
  if (said === '') return ''
  const { heading, page, url } = passage
  return url.includes('#') && !page.startsWith(heading) ? `**${heading.replace(/[[\]*_„“]/g, '')}**\n${said}` : said
}

/** The line with `must` in it that fits best, and how well: 1 for each word of the question in it. */
export function bestLine(passage: Passage, question: string, must: RegExp): { line: string; fit: number } | undefined {
  const lines = linesOf(passage).filter(line => must.test(line))
  const [best] = rank(lines, question)
  return best && { line: lines[best.at] ?? '', fit: best.fit }
}

function linesOf({ text }: Passage): string[] {
  return (
    text
      .split('\n')
      // In brackets stands what the firm has yet to fill in: nothing to tell visitors.
      .filter(line => !/\[[^\]]+\]/.test(line) && !isChatLine(line))
      .map(tidy)
      .filter(line => line !== '')
  )
}

function isList(lines: readonly string[]): boolean {
  return lines.length > 2 && lines.filter(line => !/[.!?:]$/.test(line)).length > lines.length / 2
}

function pickSentences(lines: readonly string[], question: string, needed = ''): string {
  const parts = lines.flatMap(line => line.split(sentenceEnd)).filter(part => part.length > 8)
  // „Sam, KI-Concierge im Hotel“ is a caption.
  const whole = parts.filter(part => /[.!?:“]$/.test(part))
  const sentences = whole.length > 0 ? whole : parts
  const first = rank(sentences, question)[0]?.at
  if (first === undefined) return shorten(needed)
  // A sentence is best understood with the one after it, the last one with the one before.
  const start = first === sentences.length - 1 && first > 0 ? first - 1 : first
  const two = sentences.slice(start, start + 2).join(' ')
  const said = two.length <= longest ? two : shorten(sentences[first] ?? '')
  return needed.includes(said) || said.includes(needed) ? said : `${shorten(needed)}\n${said}`
}

function pickLines(lines: readonly string[], question: string, needed = ''): string {
  const ranked = rank(lines, question)
  const fitting = ranked.filter(({ fit, at }) => fit > 0 || lines[at] === needed)
  const best = (fitting.length > 0 ? fitting : ranked).slice(0, mostLines)
  return best
    .sort((a, b) => a.at - b.at)
    .map(({ at }) => `- ${shorten(lines[at] ?? '')}`)
    .join('\n')
}

function rank(parts: readonly string[], question: string): { at: number; fit: number }[] {
  const asked = contentWords(question).map(word => ({ root: stem(word), pieces: grams(word) }))
  return parts
    .map((part, at) => {
      const roots = new Set(contentWords(part).map(stem))
      const pieces = new Set(contentWords(part).flatMap(grams))
      const fit = asked.reduce((sum, word) => sum + (roots.has(word.root) ? 1 : 0.8 * share(word.pieces, pieces)), 0)
      return { at, fit: fit > 0.4 ? fit : 0 }
    })
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
}

function share(pieces: readonly string[], there: Set<string>): number {
  return pieces.length === 0 ? 0 : pieces.filter(piece => there.has(piece)).length / pieces.length
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

function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
