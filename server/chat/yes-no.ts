import { contentWords, fold, grams, stem } from './words'

const answer =
  /^(\*\*[^\n]+\*\*\n)?(?:Ja|Nein|Doch)(?:\.|,(?! (?:weil|wenn|und|aber|sofern|falls|solange|denn)\b))\s+(?!(?:Dann|Und|Aber|So)\b)(\p{L})/u
const negation = /\b(ohne|kein\w*|nicht|nichts|nie|nimer)\b/g

/**
 * „Kann ich meine Kassa behalten?“ meets „Muss ich meine Kassa tauschen? Nein. Hat sie …“: a yes or no answers only who asks the
 * same. For everybody else it is left out; what follows is true for both.
 */
export function withoutYesNo(said: string, heading: string, question: string): string {
  if (!heading.includes('?') || asksTheSame(question, heading)) return said
  return said.replace(answer, (_all, title: string | undefined, first: string) => (title ?? '') + first.toUpperCase())
}

/** Whether a question names all that the heading names, with as many negations, and leaves no choice. */
function asksTheSame(question: string, heading: string): boolean {
  const count = (text: string) => fold(text).match(negation)?.length ?? 0
  if (count(question) !== count(heading) || /\boder\b/i.test(question)) return false
  const said = contentWords(question)
  const roots = new Set(said.map(stem))
  const pieces = new Set(said.flatMap(grams))
  return contentWords(heading).every(word => {
    const own = grams(word)
    return (
      roots.has(stem(word)) || (own.length > 0 && own.filter(piece => pieces.has(piece)).length / own.length >= 0.5)
    )
  })
}
