import { type Check, type Grounds, saysNo } from './check'

/** How somebody introduces herself: „Ich bin“, „Mein Name ist“, „Hier schreibt“, „I am“ */
const first = String.raw`(?<!\p{L})(?:[Ii]ch (?:bin|heiße)|[Bb]in ich|[Mm]ein Name ist|[Hh]ier (?:schreibt|spricht)(?: \p{Ll}+)?|I am|I['’]m|[Mm]y name is)`
/** „Ich bin ein Mensch“, „I am a real person“ */
const person = new RegExp(
  `${first}[^,.;!?]* (?:Mensch|Person|Mitarbeiter|human|person|employee)`,
  'u',
)
/** „Ich bin keine KI“, „I'm not a bot“ */
const noMachine = new RegExp(
  String.raw`${first}[^,.;!?]* (?:kein\p{L}*|nicht|not|no)(?: \p{L}+)? (?:KI|AI|Bot|Chatbot|Roboter|Maschine|Computer|Programm|bot|robot|machine|computer|program)(?!\p{L})`,
  'u',
)

/** Finds sentences in which she claims to be human: with another name than her own, as a person, or as no machine. */
export function humanCheck({ name }: Pick<Grounds, 'name'>): Check {
  // „Ich bin Anna.“, „Ich bin Anna von 4xDU“; not „Ich bin Ihnen gern behilflich“, „Ich bin Tag und Nacht für Sie da“.
  const otherName = new RegExp(
    String.raw`${first} (?!${name})\p{Lu}\p{Ll}+(?=[^\p{L}\s]|\s*$| (?:aus|von|vom|from) | (?:und|and) \p{Ll})`,
    'u',
  )
  return sentence =>
    otherName.test(sentence) ||
    noMachine.test(sentence) ||
    (person.test(sentence) && !saysNo(sentence))
}

/** „Ich habe … Sie/Ihnen/Ihre …“ to the end of a sentence that asks nothing */
const deed =
  /(?<!\p{L})(?:[Ii]ch habe|[Hh]abe ich|I have|I['’]ve)(?!\p{L})[^?]*\s(?:(?<!für )Sie|Ih(?:nen|re?[nmrs]?)|you|your)\s[^?]*$/u

/** Whether she says that she has done something for the visitor: „Ich habe Ihre Daten gelöscht.“ She can only talk. */
export const claimsDeed = (sentence: string): boolean => deed.test(sentence) && !saysNo(sentence)

/** What a firm vouches for, whatever it is: „garantiert“, „zertifiziert“ */
const vouchers = /garant|guarant|zertifi|certif/g

/** Finds sentences that vouch for something, where what was sent does not. */
export function vouchCheck({ sent }: Pick<Grounds, 'sent'>): Check {
  const vouchersIn = (text: string): string[] => text.toLowerCase().match(vouchers) ?? []
  const known = vouchersIn(sent)
  return sentence =>
    !saysNo(sentence) && vouchersIn(sentence).some(voucher => !known.includes(voucher))
}
