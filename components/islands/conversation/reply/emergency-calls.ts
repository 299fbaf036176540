/** Numbers for an emergency in Austria, with who answers there, in German and in English. */
const CALLS = [
  ['144', 'Rettung', 'Ambulance'],
  ['122', 'Feuerwehr', 'Fire brigade'],
  ['133', 'Polizei', 'Police'],
  ['128', 'Gasnotruf', 'Gas emergency'],
  ['142', 'Telefonseelsorge', 'Crisis line'],
  ['147', 'Rat auf Draht', 'Children’s helpline'],
  ['0800 222 555', 'Frauenhelpline', 'Women’s helpline'],
  ['01 406 43 43', 'Vergiftungszentrale', 'Poison centre'],
  ['112', 'Ganz Europa', 'All over Europe'],
] as const
/** Not a part of a longer number, of an amount, or a count of messages. */
const NUMBER = new RegExp(
  `(?<![\\d.,])(?:${CALLS.map(([number]) => number).join('|')})(?!\\d|[.,]\\d| ?€| N)`,
  'g',
)

/** `tel` as in `144`: what a button calls. */
export type EmergencyCall = { tel: string; number: string; name: string }

/**
 * The numbers for an emergency with which an answer begins, in its order: behind an answer they are a remark for who may be in
 * need. One alone is no emergency: „Für Notfälle verweist Sam auf 144“ tells what a product does.
 */
export function callsIn(answer: string): readonly EmergencyCall[] {
  const [beginning = ''] = answer.split('\n\n')
  const numbers = [...new Set(beginning.match(NUMBER))]
  if (numbers.length < 2) return []
  const name = answer.includes('I am an AI') ? 2 : 1
  return numbers.map(number => ({
    tel: number.replaceAll(' ', ''),
    number,
    name: CALLS.find(call => call[0] === number)?.[name] ?? '',
  }))
}
