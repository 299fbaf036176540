import { type Check, saysNo, type Talk } from './talk'

const first = String.raw`(?<!\p{L})(?:[Ii]ch (?:bin|heiße)|[Bb]in ich|[Mm]ein Name ist|[Hh]ier (?:schreibt|spricht)|I am|I['’]m|[Mm]y name is)`
const person = new RegExp(
  `${first}[^,.;!?]* (?:Mensch|Person|Mitarbeiter|human|person|employee)`,
  'u',
)
const noMachine = new RegExp(
  String.raw`${first} (?:\p{L}+ )?(?:kein\p{L}*|nicht|not|no)(?: \p{L}+)? (?:KI|AI|Bot|Chatbot|Roboter|Maschine|Computer|Programm|bot|robot|machine|computer|program)(?!\p{L})`,
  'u',
)

/** Finds who gives herself out as a human: by another name than her own, as a person, or as no machine. */
export function humanCheck({ name }: Pick<Talk, 'name'>): Check {
  // „Ich bin Tag und Nacht für Sie da.“
  const otherName = new RegExp(
    String.raw`${first} (?!${name}|Ih(?:r|ne)|Sie(?!\p{L})|Assistent|Chatbot)\p{Lu}\p{Ll}+(?!\p{L}| (?!von|aus|vom|from|(?:und|and) \p{Ll})\p{Ll})`,
    'u',
  )
  return sentence =>
    otherName.test(sentence) ||
    noMachine.test(sentence) ||
    (person.test(sentence) && !saysNo(sentence))
}

const german = /(?<!\p{L})(?:ich habe|habe ich)(?!\p{L})([^?]*)$/iu
const yours = /\sIh(?:nen|re?[nmrs]?)\s/i
const participle = /^(?:\p{Ll}*ge\p{Ll}+|(?:ver|be|ent|er)\p{Ll}+|\p{Ll}+ier)(?:t|en)$/iu
const english = /(?<!\p{L})(?:I have|I['’]ve) (?:\p{L}+ )?\p{L}+ed (?:you|your)(?!\p{L})/iu

/** „… ich habe Ihre Daten gelöscht.“ */
function saysDone(sentence: string): boolean {
  const [, deed = ''] = german.exec(sentence) ?? []
  return yours.test(deed) && participle.test(deed.match(/\p{L}+/gu)?.at(-1) ?? '')
}

/** Whether she says that she has done something for the visitor: „Ich habe Ihre Daten gelöscht.“ She can only talk. */
export function claimsDeed(sentence: string): boolean {
  return (saysDone(sentence) || english.test(sentence)) && !saysNo(sentence)
}
