import { stemmer } from '@orama/stemmers/german'
import { distance } from 'fastest-levenshtein'
import { withDigits } from '../number-words'
import { fold, isSmall, wordsOf } from '../words'

// How a guest's line is read, word by word. The words around a reply that was offered belong to closed classes (politeness, yes and
// no, doubt); none of them is about a business.

const polite =
  /^(?:danke|vielmals|herzlich\w*|thanks?|leider|bitte|please|gerne?|dann|ok|okay|also|moment|kurz|wart(?:en?)?|stopp?|fertig|egal|uhr|hello|servas|ach|aha|aua|hm+)$/
const yes =
  /^(?:ja+|jo|mhm|jawohl|stimmts?|passts?|genau|richtig|yes|ok|okay|gerne?|gut|klar|sicher|freilich)$/
const no = /^(?:nein|na|doch|lieber|eher|besser|sondern|falsch|sorry|entschuldigung)$/
const denial =
  /^(?:nichts?|ni[tx]|net|ned|nie|nimm[ae]r?|niemand\w*|weder|kein\w*|kan|koa|ka|ohne|weg|weniger)$/
/** „Oder“, „außer“, „zu spät“: what stands beside it is not simply meant. */
const turning = /^(?:oder|ausser|wenn|falls|plus|minus|vielleicht|spat)$/
/** „Nach 13:00“, „nächste Woche“: a time beside it is another one. */
const turningTime = /^(?:als|bis|nach|vor|zu|(?:uber)?nachst\w*|woche\w*|monate?)$/
/** Not the names „Storner“ and „Löschnigg“. */
const cancelling = String.raw`[ao]bs[ao]g\w*|zuruck(?:zu)?zieh\w*|storno\b|storni\w*|losch(?:en?)?\b|cancel\w*|abbrech\w*`
const changing = String.raw`(?:ab|um)?andern\b|verschieb\w*|umbuch\w*`
/** A command with the words beside it that may deny it („nicht mehr absagen“), also as „sagen Sie den Termin bitte ab“. */
const withDenial = (words: string) =>
  new RegExp(
    String.raw`(?:[^\s,.;!?]+ (?:mehr )?)?\b(?:${words})(?:[,.]?(?: bitte)? (?:nicht|net|ned|nie))?`,
  )
const commands = {
  cancel: withDenial(
    String.raw`${cancelling}|s[ao]g\w{0,3}(?:['’]s)? (?:[\wäöü]+ )*ab(?: bitte)?(?= nicht|[,.!?]|$)`,
  ),
  change: withDenial(changing),
}
/** What a line takes back: „statt der Lasagne“, „statt 13 Uhr“, „nicht 204“. */
export const takenBack =
  /(?<!\p{L})(?:(?:an)?statt (?:(?:d(?:er|ie|as|e[mnrs])|m?eine?[mnrs]?|um|am) )*|(?:nicht|net|ned) (?=\d))[\p{L}\d:.]+(?: uhr)?/iu
/** Greetings hold words of time that mean none: „Guten Morgen“, „bis Freitag“. */
const greeting =
  /(?<!\p{L})(?:guten (?:morgen|tag|abend)|gute nacht|bis (?:dann|bald|morgen|\p{L}+tag))(?!\p{L})/giu
/** A time of day: „9:15“, „9.15 Uhr“, „9 Uhr 15“, „um 9“, „Freitag 9“; not the number in „für morgen 2 Lasagne“. */
const time =
  /(?<![\d.:,])0?(\d{1,2})(?:[:.](\d\d)(?: ?uhr\b)?| ?uhr\b(?: ?(\d\d)\b)?)|(?<=\b(?:um|gegen|(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|morgen)(?= \d+\b(?!\.| \p{L}))) )0?(\d{1,2})\b/giu
/** Minutes from the hour that is named: „halb acht“ is 7:30, „viertel acht“ 7:15. */
const fromHour: Record<string, number> = {
  viertel: -45,
  halb: -30,
  dreiviertel: -15,
  'half past': 30,
}
const timeInWords = /\b(viertel|halb|dreiviertel|half past) (\d{1,2})\b(?!:)/gi

/** A word of a line in lower case without umlauts, and its stem, by which words are compared. */
export type Word = { word: string; stem: string }

/** The words of a line without a greeting, numbers in figures, times as `9:15`. */
export function readWords(line: string): Word[] {
  const plain = withDigits(line.replace(greeting, ' '))
    .replace(/\b(um|gegen) eins\b/gi, '$1 1')
    .replace(/\b3 ?viertel\b/g, 'dreiviertel')
    .replace(timeInWords, (_said, words: string, hour) =>
      clock(hour * 60 + (fromHour[words.toLowerCase()] ?? 0)),
    )
    .replace(time, (_said, hour, minutes, after, bare) => {
      return ` ${hour ?? bare}:${minutes ?? after ?? '00'} `
    })
  return wordsOf(plain).map(word => ({ word, stem: stemmer(word) }))
}

/** Minutes since midnight as a time: 430 -> `7:10` */
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/**
 * Whether two stems mean the same: a long one may have a wrong letter („Kontrole“), lack its end („Mineral“) or stand at the end
 * of a longer word („Haarschnitt“, „winterreifen wechseln“), and 7:00 may mean 19:00.
 */
export function isAlike(said = '', sought: string): boolean {
  const [hour, minutes] = said.split(':')
  // „Aber warts“ is not „Oberwart“.
  const isTypo = sought.length > 5 && said[0] === sought[0] && distance(said, sought) === 1
  const isBegun = said.length > 5 && sought.startsWith(said)
  const isKindOf = sought.length > 5 && [sought, `${sought}n`].some(end => said.endsWith(end))
  const isEvening = `${Number(hour) + 12}:${minutes}` === sought
  return said === sought || isTypo || isBegun || isKindOf || isEvening
}

/** The words that a line says besides a reply; undefined if the line does not say the whole reply. */
export function wordsBeside(reply: string, words: readonly Word[]): Word[] | undefined {
  const sought = readWords(reply)
  const at = words.findIndex((_word, from) =>
    sought.every(({ stem }, ahead) => isAlike(words[from + ahead]?.stem, stem)),
  )
  if (at >= 0) return words.toSpliced(at, sought.length)
  // „Reifen wechseln“ is „Reifenwechsel“.
  const [whole = '', ...more] = sought.map(({ stem }) => stem)
  const pair = words.findIndex(({ word }, one) =>
    isAlike(stemmer(word + words[one + 1]?.word), whole),
  )
  return pair < 0 || more.length > 0 ? undefined : words.toSpliced(pair, 2)
}

/** Whether two lines say the same, „Kontrolle bitte!“ and „Kontrolle“. */
export function isSame(line: string, other: string): boolean {
  const [said, sought] = [line, other].map(text =>
    readWords(text).filter(({ word }) => !polite.test(word)),
  )
  return said?.map(({ stem }) => stem).join() === sought?.map(({ stem }) => stem).join()
}

/** Whether words include a word, compared by stem. */
export const has = (words: readonly Word[], { stem }: Word): boolean =>
  words.some(one => one.stem === stem)

/** Like `has`, but allows a wrong letter or a missing end. */
export const hasAlike = (words: readonly Word[], { stem }: Word): boolean =>
  words.some(one => isAlike(one.stem, stem))

/** Whether a word corrects what was said before it: „nein“, „doch“, „lieber“. */
export const isCorrection = ({ word }: Word): boolean => no.test(word)
export const isDenial = ({ word }: Word): boolean => denial.test(word)
/** Whether a word makes something else of what stands beside it. */
export const isDoubt = (word: Word): boolean => isDenial(word) || turning.test(word.word)
/** The same where a time stands beside it: „nach zehn“, „nächste Woche“. */
export const turnsTime = ({ word }: Word): boolean => turningTime.test(word)
export const isPolite = ({ word }: Word): boolean => polite.test(word)
/** Whether a word names another week than the coming days. */
export const isOfWeeks = ({ word }: Word): boolean => /^(?:(?:uber)?nachst|woche|monat)/.test(word)
export const isNumber = ({ word }: Word): boolean => /^\d/.test(word)
/** Whether a word says nothing of the business: „Na, doch lieber die … bitte“; those of dialect are short: „i“, „de“. */
export const isMinor = (word: Word): boolean =>
  !isDoubt(word) &&
  !isNumber(word) &&
  (isSmall(word.word) ||
    [polite, yes, no].some(one => one.test(word.word)) ||
    /^\p{L}{1,2}$/u.test(word.word))
/** Whether a word may name somebody or something; „ohne“, „morgen“ and „egal“ do not. */
export const isContentWord = (word: Word): boolean =>
  !isDoubt(word) && !isNumber(word) && !isMinor(word)

/** What words answer to a question of yes or no, and the words besides: „jo gern“, „na brauch i ned“, „na gut“. */
export function answerIn([first, ...others]: readonly Word[]) {
  const isNaGut = first?.word === 'na' && others[0] !== undefined && yes.test(others[0].word)
  const words = first && !isNaGut ? [first, ...others] : others
  const isYes = ({ word }: Word) => yes.test(word)
  const isNo = (word: Word) => isDenial(word) || /^(?:nein|na)$/.test(word.word)
  const [agrees, refuses] = [words.some(isYes), words.some(isNo)]
  const rest = words.filter(word => !isYes(word) && !isNo(word))
  return agrees === refuses ? undefined : { answer: agrees ? 'Ja' : 'Nein', rest }
}

/** Whether a line agrees and says nothing else but thanks: „ja“, „passt so“, „stimmt. Vielen herzlichen Dank!“ */
export function isAgreement(line: string): boolean {
  const { answer, rest = [] } = answerIn(readWords(line)) ?? {}
  return answer === 'Ja' && rest.every(isMinor) && !line.includes('?')
}

/** What a line wants of the slip as a whole; `denied`: „bitte nicht absagen“. */
export function commandIn(line: string): 'cancel' | 'change' | 'denied' | undefined {
  const plain = fold(line)
  for (const command of ['cancel', 'change'] as const) {
    const [found] = commands[command].exec(plain) ?? []
    if (found !== undefined)
      return wordsOf(found).some(word => denial.test(word)) ? 'denied' : command
  }
  return undefined
}

/** Whether a word belongs to a command. */
export const isCommand = ({ word }: Word): boolean =>
  Object.values(commands).some(command => command.test(word))

export const isTime = ({ word }: Word): boolean => word.includes(':')

/** „Sieben“ is 7:00 to the question when. */
export const asHour = ({ word, stem }: Word): Word =>
  /^\d{1,2}$/.test(word) ? { word: `${word}:00`, stem: `${word}:00` } : { word, stem }

/** „2“, and „a“ in „a Tiramisu“ */
export const isCount = ({ word }: Word): boolean =>
  /^(?:[1-9]\d?|eine?[mnrs]?|einmal|ana?|a|one)$/.test(word)

/** „Auch die Farbe dazu“ does not replace what stands there. */
export const isMoreOf = ({ word }: Word): boolean => /^(?:noch|no|dazu|auch)$/.test(word)
