import type { Knowledge } from '../messages'
import { link } from './links'
import { fold } from './words'

// Folded text.
const asks = [
  /\b(wer|was) (seid|ist|sind|macht|bietet|konen) (ihr|4xdu|die firma|eure? (firma|agentur|team|asistenten)|ihre asistenten)\b/,
  /\bwas (macht|bietet|verkauft|konen|baut|mach[et]n?|bieten|bauen) (ihr|sie)( \w+){0,2}\W*$/,
  /\b(welche|welcher|welchen)\b.*\basistent\w*\b.*\b(gibt|habt|haben|pas[te]n?|richtig\w*|brauche|bietet)\b/,
  /\bwer pas?t zu (mir|uns|meine\w+|unsere\w+)\b/,
  /\b(welche|was fur) (leistung|produkt|losung)\w*\b/,
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
