import { type Check, type Grounds, saysNo } from './check'

const first = String.raw`(?<!\p{L})(?:[Ii]ch (?:bin|heiße)|[Bb]in ich|[Mm]ein Name ist|[Hh]ier (?:schreibt|spricht)(?: \p{Ll}+)?|I am|I['’]m|[Mm]y name is)`
const person = new RegExp(
  `${first}[^,.;!?]* (?:Mensch|Person|Mitarbeiter|human|person|employee)`,
  'u',
)
const noMachine = new RegExp(
  String.raw`${first}[^,.;!?]* (?:kein\p{L}*|nicht|not|no)(?: \p{L}+)? (?:KI|AI|Bot|Chatbot|Roboter|Maschine|Computer|Programm|bot|robot|machine|computer|program)(?!\p{L})`,
  'u',
)

/** Finds who gives herself out as a human: by another name than her own, as a person, or as no machine. */
export function humanCheck({ name }: Pick<Grounds, 'name'>): Check {
  // Not „Ich bin Ihnen gern behilflich“, „Ich bin Tag und Nacht für Sie da“.
  const otherName = new RegExp(
    String.raw`${first} (?!${name})\p{Lu}\p{Ll}+(?=[^\p{L}\s]|\s*$| (?:aus|von|vom|from) | (?:und|and) \p{Ll})`,
    'u',
  )
  return sentence =>
    otherName.test(sentence) ||
    noMachine.test(sentence) ||
    (person.test(sentence) && !saysNo(sentence))
}

const deed =
  /(?<!\p{L})(?:[Ii]ch habe|[Hh]abe ich|I have|I['’]ve)(?!\p{L})[^?]*\s(?:(?<!für )Sie|Ih(?:nen|re?[nmrs]?)|you|your)\s[^?]*$/u

/** Whether she says that she has done something for the visitor: „Ich habe Ihre Daten gelöscht.“ She can only talk. */
export const claimsDeed = (sentence: string): boolean => deed.test(sentence) && !saysNo(sentence)
