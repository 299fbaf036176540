import { saysNo } from './talk'

const german =
  /(?<!\p{L})(?:ich habe|habe ich)(?!\p{L}).*\sIh(?:nen|re?[nmrs]?)\s.*\s(?:\p{Ll}*ge\p{Ll}+|(?:ver|be|ent|er)\p{Ll}+|\p{Ll}+ier)(?:t|en)[.!\s]*$/iu
const english = /(?<!\p{L})(?:I have|I['’]ve) (?:\p{L}+ )?\p{L}+ed (?:you|your)(?!\p{L})/iu

/** Whether she says that she has done something for the visitor: „Ich habe Ihre Daten gelöscht.“ She can only talk. */
export function claimsDeed(sentence: string): boolean {
  return (german.test(sentence) || english.test(sentence)) && !saysNo(sentence)
}
