import { stemmer } from '@orama/stemmers/german'
import { distance } from 'fastest-levenshtein'
import { withDigits } from '../number-words'
import { asksPrice, fold, isQuestion, isSmall, wordsOf } from '../words'

// How a guest's line is read, word by word: it holds a reply that was offered, or it does not. The words around the reply belong
// to closed classes (politeness, corrections, agreement, denial); none of them is about a business.

const polite =
  /^(?:danke\w*|thanks?|tschuss|baba|pfiat|\w*wieder\w+|bye|bitte|gerne?|halt|dann|gua?t|ok|okay|also|moment|kurz|wart(?:en?)?|stopp?|super|servas|griass|brauchat|mecht|neues?|neich\w*|new|egal|ahnung|fertig|hm|ach|aha|aua|andere[nrs]|hello|please|vielmals|herzlichen?|schonen?|supa|merci|leider|ge?sagt|grad|eben|freilich|naturlich|liebsten|bissl|hob|nehm)$/
const corrections = /^(?:nein|na|doch|lieber|eher|besser|sorry|entschuldigung|falsch)$/
const agreements =
  /^(?:ja+|jo|jep|jop|mhm|jawoh?ll?|stimmts?|passts?|bassd|genau|richtig|perfe[kc]t|great|correct|yes|ok|okay|gerne?|gut|klar|sicher)$/
const negation =
  /^(?:nichts?|ni[tx]|net|ned|nie|nimm[ae]r?|weder|kein\w*|kan|koa(?:n\w*)?|ka|ohne|weg|weglass\w*|streich\w*|vielleicht|eventuell)$/
const maybe = /^(?:vielleicht|eventuell)$/
/** Words that make something else of the reply beside them: „Salami oder Diavola“, „nach 13:00“, „statt Service“. */
const turns = /^(?:oder|sondern|statt|anstatt|wenn|falls|als|ab|bis|nach|vor|plus|minus|weniger)$/
/** How words begin that call off; not the names „Löschnigg“ and „Storner“. */
const cancelWords = String.raw`abs[ao]g|storno\b|storni|(?:ge)?losch(?:en?|ts?)?\b|cancel|abbrech`
const changeWords = String.raw`(?:ab|um)?andern\b|verschieb|umbuch`
/** Each pattern includes the word before the command, because that may deny it: „nicht mehr absagen“. */
const commands = {
  // Also „sagen Sie den Termin bitte ab“.
  cancel: new RegExp(
    String.raw`(?:\S+ (?:mehr )?)?\b(?:${cancelWords}|s[ao]g\w{0,4} .*\bab(?: bitte)?\s*$).*`,
  ),
  change: new RegExp(String.raw`(?:\S+ (?:mehr )?)?\b(?:${changeWords}).*`),
}
/** Greetings hold words of time that mean none: „Guten Morgen“, „bis Freitag“. */
const greeting =
  /(?<!\p{L})(?:guten (?:morgen|tag|abend)|gute nacht|bis (?:dann|bald|morgen|mittwoch|\p{L}+tag))(?!\p{L})/giu
/** The „na“ of „na gut“ denies nothing. */
const naGut = /(?<!\p{L})na,? (?=(?:gut|klar|sicher|freilich|eh)(?!\p{L}))/giu
/** A time of day: „9:15“, „9.15 Uhr“, „9 Uhr 15“, „9 Uhr“, „um 9“, „Freitag 9“; not the number in „für morgen 2 Lasagne“. */
const time =
  /(?<![\d.:,])0?(\d{1,2})(?:[:.](\d\d)(?: ?uhr\b)?| ?uhr\b(?: ?(\d\d)\b)?)|(?<=\b(?:um|gegen|(?:mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|morgen)(?= \d+\b(?!\.| \p{L}))) )0?(\d{1,2})\b/giu
/** Minutes from the hour that is named: „halb acht“ is 7:30, „viertel acht“ 7:15. */
const fromHour = { viertel: -45, halb: -30, dreiviertel: -15, 'half past': 30 }
const timeInWords = /\b(viertel|halb|dreiviertel|half past) (\d{1,2})\b(?!:)/gi
/** „Zehn nach acht“, „5 vor halb 8“, „20 vor 5“ */
const minutesFrom = /\b(5|10|15|20|25) (vor|nach) (halb )?(\d{1,2})\b(?![:.]\d)/gi
/** „Um neun fünfzehn“ */
const hourAndMinutes =
  /(?<!\p{L})(um|gegen) (\p{L}{3,6}|\d{1,2}) ((?:fünfund)?(?:zehn|fünfzehn|zwanzig|dreißig|vierzig)|[0-5]\d)(?![\p{L}\d])/giu

const [cancel, change] = [cancelWords, changeWords].map(words => new RegExp(`^(?:${words})`))

/** A word of a line in lower case without umlauts, and its stem, by which words are compared. */
export type Word = { word: string; stem: string }

/** „Statt 13 Uhr“, „nicht 12“, „statt der Lasagne“: what a line takes back. */
const takenBack =
  /,?(?<!\p{L})(?:(?:an|An)?[Ss]tatt (?:um )?|(?:[Nn]icht|[Nn]et|[Nn]ed) )\d{1,4}(?:[:.]\d\d)?(?: [Uu]hr)?(?![\p{L}\d])|(?<!\p{L})(?:an|An)?[Ss]tatt (?:(?:um|am?|an|d(?:er|ie|as|e[mnrs]?)|m?eine?[mnrs]?) ){0,2}(?:\p{Ll}+e[mnrs] (?=\p{Lu}))?(?:\p{Lu}\p{L}+ (?=\p{Lu}\p{L}+\P{L}*$))?\p{L}+/gu

/** „Donnerstag geht nicht, Freitag um neun?“: a day that is denied, where more is said. */
const deniedDay =
  /(?:^|[,.;!?])[^,.;!?]*(?<!\p{L})(?:montag|dienstag|mittwoch|donnerstag|freitag)(?!\p{L})[^,.;!?]*(?<!\p{L})(?:nicht|net|ned|schlecht)(?!\p{L})[^,.;!?]*(?=[,.;!?]\s*\S)/giu

/** What a line says now, without what it takes back. */
export const sayingNow = (line: string): string =>
  line.replace(takenBack, ' ').replace(deniedDay, ' ')

/** What a line takes back: „statt der Lasagne“. */
export const takenBackIn = (line: string): string => (line.match(takenBack) ?? []).join(' ')

const correctionBehind =
  /[,.;!–]\s*(?=(?:nein|na|doch|lieber|besser|sorry|entschuldigung)(?!\p{L}))/iu

/** What a line says last, where it corrects itself: of „Montag, na, doch lieber Mittwoch“ the end; undefined for any other. */
export function correctedIn(line: string): string | undefined {
  const [, ...corrected] = line.split(correctionBehind)
  return readWords(line).some(alters) ? undefined : corrected.at(-1)
}

/** The words of a line without a greeting, numbers in figures, times as `9:15`. */
export function readWords(line: string): Word[] {
  const said = line.replace(greeting, ' ').replace(naGut, '')
  const plain = withDigits(said.replace(hourAndMinutes, '$1 $2 Uhr $3'))
    .replace(/\b(um|gegen) eins\b/gi, '$1 1')
    .replace(/\b3 viertel\b/g, 'dreiviertel')
    .replace(minutesFrom, (_said, minutes, side, half, hour) =>
      clock(hour * 60 - (half ? 30 : 0) + (side.toLowerCase() === 'vor' ? -minutes : +minutes)),
    )
    .replace(timeInWords, (_said, words: string, hour) =>
      clock(hour * 60 + fromHour[words.toLowerCase() as keyof typeof fromHour]),
    )
    .replace(
      time,
      (_said, hour, minutes, after, bare) => ` ${hour ?? bare}:${minutes ?? after ?? '00'} `,
    )
    .replace(/\s+/g, ' ')
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
  return (
    said === sought || isTypo || isBegun || isKindOf || `${Number(hour) + 12}:${minutes}` === sought
  )
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

/** Whether two lines say the same, „Gut, Kontrolle bitte!“ and „Kontrolle“. */
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

export const isCorrection = ({ word }: Word): boolean => corrections.test(word)
export const isDenial = ({ word }: Word): boolean => negation.test(word)
export const isCancel = ({ word }: Word): boolean => cancel?.test(word) === true
/** Whether a word may take back what was said before it. */
export const corrects = (word: Word): boolean => isCorrection(word) || isDenial(word)
/** Whether a word makes something else of what stands beside it: „ab 10“, „oder“. */
export const turnsValue = ({ word }: Word): boolean => turns.test(word)
/** Whether a word denies what a reply beside it says, or makes something else of it. */
export const alters = (word: Word): boolean => isDenial(word) || turnsValue(word)
/** The same; a number does that, too. */
const isTurning = (word: Word): boolean => alters(word) || /^\d/.test(word.word)
/** Whether a word says nothing of the business: „Na, doch lieber die … bitte“; those of dialect are short: „i“, „de“. */
export const isMinor = (word: Word): boolean =>
  !isTurning(word) &&
  (isSmall(word.word) ||
    [polite, corrections, agreements, change].some(one => one?.test(word.word)) ||
    /^\p{L}{1,2}$/u.test(word.word))
/** Whether a word may name somebody or something; „ohne“, „morgen“ and „egal“ do not. */
export const isContentWord = (word: Word): boolean => !isTurning(word) && !isMinor(word)

/** What words answer to a question of yes or no, and the words besides: „jo gern“, „na brauch i ned“. */
export function answerIn(words: readonly Word[]) {
  const isYes = ({ word }: Word) => agreements.test(word)
  const isNo = (word: Word) =>
    (isDenial(word) && !maybe.test(word.word)) || /^(?:nein|na|no)$/.test(word.word)
  const [agrees, refuses] = [words.some(isYes), words.some(isNo)]
  const rest = words.filter(word => !isYes(word) && !isNo(word))
  return agrees === refuses ? undefined : { answer: agrees ? 'Ja' : 'Nein', rest }
}

/** „Ja, und …“ */
export const beginsWithYes = (words: readonly Word[]): boolean =>
  answerIn(words.slice(0, 1))?.answer === 'Ja'

/** „Nein“, but not „ja, keiner“ */
export const refuses = (words: readonly Word[]): boolean =>
  words.some(corrects) && !beginsWithYes(words)

/** Whether a line agrees and says nothing else but thanks: „ja“, „passt so“, „stimmt. Vielen herzlichen Dank!“ */
export function isAgreement(line: string): boolean {
  const { answer, rest = [] } = answerIn(readWords(line)) ?? {}
  return answer === 'Ja' && rest.every(isMinor) && !line.includes('?')
}

/** Whether a line asks something, so that it orders nothing. */
export const isAsking = (line: string): boolean =>
  asksPrice(line) || isQuestion(line) || line.includes('?')

/**
 * „Ich brauch den Termin nicht mehr“, „brauch doch nichts“, „i wü den Termin gar ned“, „vergessts es“, „wir lassens“, „nehm das
 * zurück“, „never mind“
 */
const givenUp =
  /\b(?:(?:nicht|nichts|net|ned|ni[xt]|kein\w*|niemand\w*)(?: \w+)? mehr|nimm[ae]r?|(?:nehm|nimm)\w*(?: \w+){1,3} zuruck|vergiss|vergess\w*|erledigt|anders uberlegt|zuruckzieh\w*|streich\w*|austrag\w*|abblas\w*|abbestell\w*|kein\w* termin|lass(?:en?s?|ts?)? ?(?:wir'?s?|ma'?s?|sie'?s?|es|s)(?![a-z'])(?! (?:lieber |bitte )?(?:so|dabei|wie)\b)|lassens|never ?mind)\b/
/** „Brauch doch nichts“, „i wü den Termin gar ned“: it may be said of one thing, too. */
const unwanted =
  /\b(?:brauch|will|woll|wu|mocht|mecht|komm|kumm)\w*(?: \w+){0,3} (?:nicht|nichts|net|ned|ni[xt]|kein\w*)\b/
/**
 * Whether a guest may want none of it any more, so that they are asked.
 * @param names what the slip as a whole is called: „Termin“
 */
export function isGivenUp(line: string, names: readonly Word[]): boolean {
  const isBare = () => readWords(line).every(word => !isContentWord(word) || has(names, word))
  return givenUp.test(fold(line)) || (unwanted.test(fold(line)) && isBare())
}

/** What a line wants of the slip as a whole; `denied`: „bitte nicht absagen“. */
export function commandIn(line: string): 'cancel' | 'change' | 'denied' | undefined {
  const clauses = fold(line).split(/[,.;:!?]+/)
  for (const command of ['cancel', 'change'] as const) {
    const said = clauses.flatMap(clause => commands[command].exec(clause) ?? [])
    const isMeant = said.some(part => !wordsOf(part).some(word => negation.test(word)))
    if (said.length > 0) return isMeant ? command : 'denied'
  }
  return undefined
}

export const isTime = ({ word }: Word): boolean => word.includes(':')

/** „2“, and „a“ in „a Tiramisu“ */
export const isCount = ({ word }: Word): boolean =>
  /^(?:[1-9]\d?|eine?[mnrs]?|einmal|ana?|a|one)$/.test(word)

/** „Auch die Farbe dazu“ does not replace what stands there. */
export const isMoreOf = ({ word }: Word): boolean => /^(?:noch|no|dazu|auch|zusatzlich)$/.test(word)
