import type { Card } from './cards'
import { isYesOrNo } from './questions'
import type { Match, Search } from './search'
import { isFunctionWord, stemOf, subjectWords, wordsOf } from './words'

const longestQuote = 420
const mostUnits = 6
const mostFitting = 3
// A sentence fits a question where it holds so much of it.
const fitsWell = 0.25
// From here on a heading asks the same as the visitor and need not be repeated.
const sameQuestion = 0.62
// Verbs whose forms begin in different ways.
const auxiliaries = [
  /^k[ao]nn|^kont/,
  /^muss|^muas/,
  /^d[aeu]rf/,
  /^is|^sind|^san$/,
  /^h[ao][tb]/,
  /^w[ie]rd|^wern/,
]
const longestList = 600
const placeholder = /\[[^\]]*\](?!\()/
const sentenceEnd = /(?<=[.!?])(?<!\b(?:exkl|inkl|zzgl|ca|Art|Nr)\.)\s+(?=\p{Lu})/u
// Lines that a page needs, but an answer does not.
const furniture =
  /^- .*\?$|eckigen Klammern|siehe (?:Was der Preis|Datenschutz)|^Alle Preise exkl\. USt\. Wir verkaufen/

/** What a card says to a question: a question's answer as a whole, else the lines that fit, below the heading. */
export function quoteCard(match: Match, question: string, search: Search): string {
  const { card, same } = match
  if (card.kind === 'page') return firstLine(card.text)
  const isAssistant = card.url.startsWith('/assistants/')
  const task = isAssistant && isYesOrNo(question) ? taskIn(card, question) : undefined
  if (task) return task
  const whole = shorten(match, question, search)
  const isAnswered =
    (isYesOrNo(question) &&
      (match.sameHeading >= sameQuestion ||
        isSameVerb(card, question) ||
        saysAll(whole, question))) ||
    (/^und (?!w)/i.test(question) && match.sameHeading >= sameQuestion)
  const text = isAnswered ? whole : withoutYesOrNo(whole)
  if (text === '') return ''
  if (card.kind === 'question' && same >= sameQuestion) return text
  return `**${headingOf(card)}**\n${text}`
}

// What an answer has to hold: „Wie viele?“ a number, „Wie lange?“ a time.
const wanted: readonly [asked: RegExp, told: RegExp][] = [
  [
    /\b(?:wie (?:lang|schnell|bald)e?\b|(?:in|nach) wie ?viele?n? (?:tag|woche|monat|stunde)|bis wann)/i,
    /\d|\b(?:(?:minute|stunde|tag|woche|monat|jahr)(?:e|en|n)?|termin|sofort|gleich|bald|rund um die uhr|dauert)\b/i,
  ],
  [
    /\bwie ?viele?\b/i,
    /\d|\b(?:(?:kein|alle|mehrere|beliebig|unbegrenzt|einzige)(?:e?[mnrs]|e)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?!\p{L})/iu,
  ],
]

/** Whether an answer holds what is asked for, a number or a time, unless its heading asks nearly the same. */
export function tellsAsked(question: string, content: string, sameHeading: number): boolean {
  if (sameHeading >= sameQuestion) return true
  const [, told] = wanted.find(([asked]) => asked.test(question)) ?? []
  return told === undefined || told.test(content)
}

/** „Ja, Phonix sagt gleich, dass er eine KI ist.“ holds every word of „Sagt Phonix, dass er eine KI ist?“; a no has to deny. */
function saysAll(text: string, question: string): boolean {
  const [first = ''] = text.split(sentenceEnd)
  if (first.startsWith('Nein') && !/\b(?:nicht|nie|nur|kein\w*)\b/.test(first)) return false
  if (/\b(?:nicht|nie|ohne|kein\w*)\b/i.test(question)) return false
  const stems = wordsOf(first).map(stemOf)
  const asked = subjectWords(question).map(stemOf)
  return asked.length > 1 && asked.every(stem => stems.includes(stem))
}

/** „Kommts ihr …?“ and „Kommen Sie …?“: what is asked with the same verb, and not denied, has the same yes or no. */
function isSameVerb({ kind, heading }: Card, question: string): boolean {
  const isDenied = [heading, question].some(text =>
    /\b(?:nicht|ned|net|ohne|kein\w*)\b/i.test(text),
  )
  const verbOf = (text: string) => {
    const [first = ''] = wordsOf(text.replace(/^(?:und|aber) /i, ''))
    return auxiliaries.findIndex(verb => verb.test(first)) + 1 || first.slice(0, 4)
  }
  return kind === 'question' && !isDenied && verbOf(heading) === verbOf(question)
}

/** „Seine Aufgaben“ says by itself not whose they are. */
function headingOf({ url, heading }: Card): string {
  const [, assistant] = /^\/assistants\/(\w+)/.exec(url) ?? []
  if (!assistant || heading.toLowerCase().includes(assistant)) return heading
  return `${nameOf(assistant)}: ${heading}`
}

function nameOf(assistant: string): string {
  return assistant.charAt(0).toUpperCase() + assistant.slice(1)
}

/**
 * „Ja. Tische reservieren, auch mit Kinderwagen.“: a yes only where one line of an assistant's tasks holds all that was asked,
 * the verb too.
 */
function taskIn({ url, text }: Card, question: string): string | undefined {
  const assistant = /^\/assistants\/(\w+)/.exec(url)?.[1] ?? ''
  const asked = subjectWords(question)
    .filter(word => word !== assistant && !/^(?:bot|ki|assistent)/.test(word))
    .map(stemOf)
  if (asked.length < 2) return undefined
  const line = text
    .split('\n')
    .filter(one => one.startsWith('- ') && !placeholder.test(one))
    .find(one => {
      const stems = wordsOf(one)
        .filter(word => !isFunctionWord(word))
        .map(stemOf)
      return asked.every(stem => stems.some(other => other === stem || other.startsWith(stem)))
    })
  return line && `Ja, das gehört zu den Aufgaben von ${nameOf(assistant)}: ${line.slice(2)}.`
}

/** A passage in a few lines: all of a short one, else what fits the question; nothing that is still a [placeholder]. */
function shorten({ card, same, sameHeading }: Match, question: string, search: Search): string {
  const { text } = card
  const units = text
    .split('\n')
    .filter(line => !furniture.test(line))
    .flatMap(line => line.split(sentenceEnd).map((unit, at) => `${at === 0 ? '\n' : ' '}${unit}`))
    .filter(unit => !placeholder.test(unit))
    .map((unit, at) => ({ unit, at, fits: search.shareOf(question, unit) }))
  const isShort = units.length <= mostUnits && text.length <= longestQuote
  // Who asks as questions.yaml does shares no word with the text: the answer is how it begins.
  const isByExample = same >= sameQuestion && same > sameHeading
  const ownLines = units.findIndex(({ unit, at }) => at > 0 && unit.startsWith('\n'))
  const lead = isByExample && !text.startsWith('- ') && ownLines > 0 ? units.slice(0, ownLines) : []
  const fitting = units
    .filter(({ fits }) => fits >= fitsWell)
    .sort((a, b) => b.fits - a.fits || a.at - b.at)
    .slice(0, mostFitting)
  const isList = isYesOrNo(question) && units.length > mostFitting
  const chosen = fitting.length === 0 || (isShort && !isList) ? units : [...lead, ...fitting]
  const kept = new Set<number>()
  let length = 0
  // Who gets a list gets all of it.
  const isWholeList = chosen === units && text.includes('\n- ') && text.length <= longestList
  const most = isWholeList ? longestList : longestQuote
  for (const { unit, at } of chosen) {
    if (length > 0 && length + unit.length > most) break
    kept.add(at)
    length += unit.length
  }
  return units
    .filter(({ unit, at }) => kept.has(at) && !(isLabel(unit) && !kept.has(at + 1)))
    .map(({ unit }) => unit)
    .join('')
    .trim()
}

/** „- Dauer.“ says nothing without the sentence that follows. */
function isLabel(unit: string): boolean {
  return /^\n- [\p{L} -]{1,40}\.$/u.test(unit)
}

/** „Nein, Ihre Nummer bleibt.“ answers „Brauchen wir eine neue?“, but not „Kann ich sie behalten?“. */
function withoutYesOrNo(text: string): string {
  const rest = text.replace(/^(?:Ja|Nein)[,.:]\s+/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
