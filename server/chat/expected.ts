import { fold } from './words'

/** What kind of thing a question asks for, and how an answer shows that it names one. Questions are matched folded. */
const kinds: [asks: RegExp, names: RegExp][] = [
  [
    /\bwie (lange?|schnel|rasch)\b|\bbis wan\b|\bdauer\w*|\bwie viele? (zeit|tage|wochen)\b/,
    /\d+\s?(?:-\s?\d+\s?)?(?:h\b|Stunden?|Tage?n?\b|Wochen?|Monate?n?|Minuten|Uhr)|\bdauert?\b|\b(?:so|wie) lange\b|innerhalb|zwei (?:Tage|Wochen)|sofort|von selbst/i,
  ],
  // „Geht es auch ohne …?“
  [/\bohne\b/, /\b(?:ohne|keine?[mnrs]?|nicht|nichts|nein|nie|nur|sonst|bleibt)\b/i],
  [
    /\bwie viele?\b|\bwie oft\b/,
    /\d|\b(?:ein|eine|einen|zwei|drei|sieben|zehn|mehrere|unbegrenzt\w*|gleichzeitig|so oft|beliebig\w*)\b/i,
  ],
]

/** What the answer has to hold; undefined where the question asks for nothing countable. */
export function expected(question: string): RegExp | undefined {
  const folded = fold(question)
  return kinds.find(([asks]) => asks.test(folded))?.[1]
}
