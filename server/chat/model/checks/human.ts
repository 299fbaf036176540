import { saysNo } from './talk'

const first = String.raw`(?<!\p{L})(?:[Ii]ch (?:bin|heiße)|[Bb]in ich|[Mm]ein Name ist|[Hh]ier (?:schreibt|spricht)|I am|I['’]m|[Mm]y name is)`
const otherName = new RegExp(
  String.raw`${first} (?!Emilia|Ih(?:r|ne)|Sie(?!\p{L})|Assistent|Chatbot)\p{Lu}\p{Ll}+`,
  'u',
)
const person = new RegExp(
  `${first}[^,.;!?]* (?:Mensch|Person|Mitarbeiter|human|person|employee)`,
  'u',
)
const noMachine = new RegExp(
  String.raw`${first} (?:\p{L}+ )?(?:kein\p{L}*|nicht|not|no)(?: \p{L}+)? (?:KI|AI|Bot|Chatbot|Roboter|Maschine|Computer|Programm|bot|robot|machine|computer|program)(?!\p{L})`,
  'u',
)

/** Whether she gives herself out as a human: by another name, as a person, or as no machine. */
export function claimsHuman(sentence: string): boolean {
  return (
    otherName.test(sentence) ||
    noMachine.test(sentence) ||
    (person.test(sentence) && !saysNo(sentence))
  )
}
