// How a question begins, as it is written.
const asking =
  'was|wie|wer|wo|wann|warum|wieso|wozu|welche[rnms]?|womit|wieviel|kann|kannst|können|könnt|könnte|könnten|gibt|geht|ist|sind|habt|haben|hat|braucht?|brauche|brauchen|muss|müssen|darf|dürfen|kostet|macht|machen|wird|werden|versteht|spricht|bekomme|bekommt|bekommen|funktioniert|läuft'
const verb = asking.replace(/^.*wieviel\|/, '')
const begins = new RegExp(`^(?:(?:und|aber|oder|also|hallo|servus)[\\s,]+)*(?:${asking})\\b`, 'iu')
// „…, wo ich das sehe“ belongs to what stands before.
const between = new RegExp(
  `(?<=[.!?])\\s+|,?\\s+(?=(?:und|aber|oder)\\s+(?:${asking})\\b)|,\\s+(?=(?:${verb})\\b)`,
  'iu',
)
// Nobody asks more at once and expects an answer to all of it.
const most = 3

/**
 * The questions in a message, without what is told around them: „Kann sie das und was kostet es?“ holds two, „Wir sind zu
 * dritt. Lohnt sich das?“ one. Empty where nothing can be told apart.
 */
export function questionsOf(message: string): string[] {
  const parts = message.trim().split(between)
  const questions = parts.filter(part => begins.test(part.trim()))
  return parts.length > 1 && questions.length <= most ? questions : []
}
