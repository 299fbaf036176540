import type { Passage } from '../messages'
import { announcedList, type Line, linesOf } from './quote-lines'
import { contentWords, grams, stem } from './words'

const longest = 340
// What a page says of itself is made for search engines, which show no more.
const longestDescription = 170
// Lists are read line by line.
const longestList = 600
const mostLines = 4

/**
 * The sentences of a passage that speak about the question, one or two, or some lines of a list, under its heading.
 * Never a word of our own, and never a part of a list that is announced: all of it, or not the announcement either.
 * @param must what one of the lines has to hold, e.g. a price
 */
export function quote(passage: Passage, question: string, must?: RegExp): string {
  const lines = linesOf(passage)
  const needed = must && bestLine(passage, question, must)?.line
  const told = must ? lines.filter(({ text }) => must.test(text)) : lines
  const answer = passage.heading.endsWith('?')
    ? wholeAnswer(lines, longest)
    : passage.url.includes('#')
      ? ''
      : wholeAnswer(lines, longestDescription)
  const said =
    answer && (!must || must.test(answer))
      ? answer
      : isList(lines)
        ? pickLines(
            (told.length > 1 ? told : lines).map(({ text }) => text),
            question,
            needed,
          )
        : pickSentences(lines, question, needed)
  if (said === '') return ''
  const { heading, page, url } = passage
  return url.includes('#') && !page.startsWith(heading) ? `**${heading.replace(/[[\]*_„“]/g, '')}**\n${said}` : said
}

/** Who asks as the page does gets its whole answer: „Nein.“ matters most. So does what a page says of itself. Empty where it is long or a list. */
function wholeAnswer(lines: readonly Line[], most: number): string {
  const text = lines.map(({ text }) => text).join(' ')
  return text.length <= most && !lines.some(({ item }) => item) && /[.!?]$/.test(text) ? text : ''
}

/** The line with `must` in it that fits best, and how well: 1 for each word of the question in it. */
export function bestLine(passage: Passage, question: string, must: RegExp): { line: string; fit: number } | undefined {
  const lines = linesOf(passage)
    .map(({ text }) => text)
    .filter(line => must.test(line))
  const [best] = rank(lines, question)
  return best && { line: lines[best.at] ?? '', fit: best.fit }
}

function isList(lines: readonly Line[]): boolean {
  const least = lines.every(({ item }) => item) ? 2 : 3
  return lines.length >= least && lines.filter(({ text }) => !/[.!?:]$/.test(text)).length > lines.length / 2
}

function pickSentences(lines: readonly Line[], question: string, needed = ''): string {
  const parts = lines.flatMap(({ sentences, item }, line) => sentences.map(text => ({ text, item, line })))
  // „Sam, KI-Concierge im Hotel“ is a caption; what announces something has nothing to say alone.
  const whole = parts.filter(({ text, line, item }) => item || /[.!?“]$/.test(text) || announcedList(lines, line))
  const sentences = whole.length > 0 ? whole : parts.filter(({ text }) => !text.endsWith(':'))
  const first = rank(
    sentences.map(({ text }) => text),
    question,
  )[0]?.at
  const best = first === undefined ? undefined : sentences[first]
  if (first === undefined || !best) return shorten(needed)
  const list = best.item || best.text.endsWith(':') ? announcedList(lines, best.line) : undefined
  if (list) return wholeList(list)
  // A point of a list is one thought, its label belongs to it: „Dauer. Unser Server speichert nichts.“
  const point = best.item ? (lines[best.line]?.text ?? '') : ''
  if (point !== '' && point.length <= longest) return point
  // A sentence is best understood with the one after it, the last one with the one before.
  const near = best.item ? sentences.filter(({ line }) => line === best.line) : sentences.filter(({ item }) => !item)
  const at = near.indexOf(best)
  // What announces a list says nothing of what comes after the list.
  const isLast = at === near.length - 1 && at > 0 && !near[at - 1]?.text.endsWith(':')
  const start = isLast ? at - 1 : at
  const two = near.slice(start, start + 2)
  const last = two.at(-1)
  const opened = last?.text.endsWith(':') ? announcedList(lines, last.line) : undefined
  const said = opened ? wholeList(opened) : fitting(two.map(({ text }) => text).join(' '), best.text)
  return needed.includes(said) || said.includes(needed) ? said : `${shorten(needed)}\n${said}`
}

function fitting(text: string, otherwise: string): string {
  return text.length <= longest ? text : shorten(otherwise)
}

/** „Nur in drei Fällen:“ and all three; their first sentences when the whole is long. */
function wholeList({ announcement, items }: { announcement: string; items: Line[] }): string {
  const full = items.map(({ text }) => `- ${text}`).join('\n')
  const short = items.map(({ sentences, text }) => `- ${sentences[0] ?? text}`).join('\n')
  return `${announcement}\n${full.length <= longestList ? full : short}`
}

function pickLines(lines: readonly string[], question: string, needed = ''): string {
  const ranked = rank(lines, question)
  const fit = ranked.filter(({ fit, at }) => fit > 0 || lines[at] === needed)
  // The first line speaks for all: „Preise je Minute“.
  const isForAll = fit.every(({ at }) => at === 0)
  const isShort = lines.join('').length <= longestList
  const best = (isForAll ? lines.map((_, at) => ({ at })) : fit).slice(
    0,
    isForAll && isShort ? lines.length : mostLines,
  )
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

function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
