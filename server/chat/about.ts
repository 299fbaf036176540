import type { Knowledge, Passage } from '../messages'
import { link } from './links'
import { asPassage, type PassageIndex, pageOf } from './passages'
import { fold } from './words'

// Folded text.
const asks = [
  // „Was macht ihr für Physiotherapeuten?“ asks for more than who we are.
  /\b(wer|was) (seid|macht|bietet|konen) ihr\b(?!.*\b(fur|mit|bei|gegen|wen)\b)/,
  /\b(wer|was) (ist|sind|macht|bietet|konen) (4xdu|die firma|eure? (firma|agentur|team|asistenten)|ihre asistenten)\b/,
  /\bwas (macht|bietet|verkauft|konen|baut|mach[et]n?|bieten|bauen) (ihr|sie)(?!.*\b(fur|mit|bei|gegen|wen)\b)( \w+){0,2}\W*$/,
  /\b(welche|welcher|welchen)\b.*\basistent\w*\b.*\b(gibt|habt|haben|pas[te]n?|richtig\w*|brauche|bietet)\b/,
  /\bwie heisen\b.*\basistent\w*\b/,
  /\bwer pas?t zu (mir|uns|meine\w+|unsere\w+)\b/,
  /\b(welche|was fur) (leistung|produkt|losung)\w*\b/,
  /\bwas (ihr|sie|4xdu)( \w+){0,2} (macht|machen|tut|tun|anbietet|anbieten|verkauft|verkaufen)\W*$/,
  /\bwas (ist|macht) (eigentlich )?4xdu\b|\bwelche branchen\b/,
]

/** What the agency does and which assistants there are, from the pages' own descriptions. */
export function aboutAnswer(question: string, routes: Knowledge['routes']): string | undefined {
  const folded = fold(question)
  if (!asks.some(ask => ask.test(folded))) return undefined
  const home = routes.find(({ url }) => url === '/')
  const assistants = routes.filter(({ url }) => url.startsWith('/assistants/'))
  if (!home || assistants.length === 0) return undefined
  const list = assistants.map(({ url, title }) => `- ${link(title.replace(/\s*\|[^|]*$/, ''), url)}`)
  return `${home.description}\n\nDas sind unsere Assistenten:\n${list.join('\n')}\n\nIn welcher Branche arbeiten Sie? Oder soll ich Ihnen gleich einen Termin geben?`
}

const asksAdvice =
  /\bwas\b.*\b(empfehl\w*|rat\w*|pas?t|bringt|nutzt)\b|\bwelche\w*\b.*\b(richtig\w*|pasend\w*)\b|\bwelche\w*\b.*\basistent\w*\b.*\bfur\b|\bwas\b.*\b(konen|kont|kan|macht|bietet|habt)\b.*\b(fur|furs)\b|\bwas fur (uns|mich)\b|\b(ich|wir) (fuhre\w?|leite\w?|betreibe\w?)\b/

/** What the page says of itself that is about the business of who asks for advice: „Ich leite eine Zahnarztpraxis. Was empfehlen Sie?“ */
export function advised(question: string, routes: Knowledge['routes'], index: PassageIndex): Passage[] {
  if (!asksAdvice.test(fold(question))) return []
  const business = question.replace(/\b(ki|\p{L}*assistent\p{L}*)(?!\p{L})/giu, ' ')
  const [page] = index.search(business, 1, { only: ({ url }) => !url.includes('#') })
  return routes.filter(({ url }) => page?.subject && url === pageOf(page.passage)).map(asPassage)
}
