import { subjectWords } from './words'

const questionWord =
  '(?:(?:mit|in|für|bei|von|auf|zu|an|ab|bis|um|aus|nach) (?=wem|wen|wann|welche|wie ?viel))?(?:was|wen|wie|wo|wann|wer|wem|warum|wieso|wieviel|wohin|woher|womit|welche[rsnm]?)'
const verb =
  "(?:kann|kannst|können|könnt|könnts|kostet|gibt|gibts|gibt's|muss|müssen|brauchen|brauche?(?! (?:was|wen|jemand))|brauch(?! (?:was|wen|jemand))|darf|dürfen|wird|werden|merken|ist|sind|hat|haben|habt|habts|macht|machts|geht|läuft|nimmt|versteht|spricht|schickt|erinnert|bucht|schreibt|funktioniert|kennt|merkt|sagt|ruft|hebt)"
const question = `(?:${questionWord}|${verb})`
const subject =
  '(?:ich|i|er|sie|es|wir|ma|ihr|man|das|der|die|den|dem|ein|eine|mein|meine|unser|unsere|ihnen|ihm|ihn|uns|mir|dir|euch|jemand)'
// „…, was kostet das“ and „… und kann er“ begin a question; „…, was ich schreibe“ and „… und hat keine“ go on with the one before.
const begun = `(?:${questionWord}(?!\\s+${subject}\\b)|gibts|gibt's|${verb}\\s+${subject})\\b`
const boundary = new RegExp(`(?<=[?!.])\\s+|,?\\s+und\\s+(?=${begun})|,\\s+(?=${begun})`, 'i')
// „Und wenn er nichts findet“
const asking = new RegExp(
  `\\?\\s*$|^(?:und\\s+|aber\\s+)?${question}\\b|^(?:und|aber|was)\\s+wenn\\b`,
  'i',
)

/**
 * The questions of one message, at most two; what is only told („Wir sind ein Hotel.“) is left out where something is asked.
 * A message without a question is one.
 * @param fits how well a text is answered: „Bin Anfänger, welcher Kurs?“ keeps what is told where it fits better with it
 */
export function questionsOf(
  message: string,
  fits: (text: string) => number = () => 0,
): { asked: string[]; open: string[] } {
  const sentences = sentencesOf(message)
  // „2000 Nachrichten mit PRO, was kostet das?“ is one question, and so is „Wir haben nur ein Buch. Geht das?“
  const whole = sentences.flatMap((sentence, at) => {
    if (!isQuestion(sentence)) return []
    const before = sentences[at - 1]
    if (!before || isQuestion(before)) return [sentence]
    const both = `${before} ${sentence}`
    const isOpen = isFollowUp(sentence) || isWhich(sentence)
    return [isOpen || fits(both) > fits(sentence) ? both : sentence]
  })
  if (whole.length === 0 || sentences.length === 1) return { asked: [message], open: [] }
  return { asked: whole.slice(0, 2), open: whole.slice(2) }
}

/** „Welcher Kurs?“ */
function isWhich(sentence: string): boolean {
  return /^welche/i.test(sentence) && subjectWords(sentence).length <= 1
}

/** The sentences of a message, and the questions that go on with a comma or „und“. */
export function sentencesOf(message: string): string[] {
  return message
    .split(boundary)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence.length > 5)
}

// „Bin Steuerberater, …“, „Ich habe einen Friseursalon, …“, „Andere Frage, …“
const aside =
  /^(?:(?:andere frage|was anderes)|(?:(?:ich|i|wir|mir|also)\s+)*(?:bin|sind|hab|habe|haben|führe|betreibe)\s+(?:(?:ein|eine|einen|a|an)\s+)?\S+(?:\s+(?:in|aus|bei)\s+\S+)?)[,.:]?\s+/iu

// „Welches Recht gilt, wir sitzen in München“, „Wir sind aus Wien. Wie lange …?“
const place = String.raw`(?:wir|ich|i|mia)\s+(?:sitz\p{L}*|komm\p{L}*|bin|sind|haben?)\s+(?:(?:unser\p{L}*|die|das)\s+\p{L}+\s+)?(?:in|aus|bei)\s+\p{Lu}\p{L}+`
const placeBefore = new RegExp(`^${place}[,.]\\s+`, 'iu')
const placeAfter = new RegExp(`[,.]\\s+${place}\\W*$`, 'iu')

/** A message without the remark where the visitor is, where it asks something else. */
export function withoutPlace(message: string): string {
  const asked = message.replace(placeBefore, '').replace(placeAfter, '')
  return isQuestion(asked) && subjectWords(asked).length > 0 ? asked : message
}

/** What is asked after a remark who asks: „müssen wir dafür unsere Programme wechseln“; else the whole message. */
export function withoutAside(message: string): { asked: string; aside: string } {
  const [remark = ''] = aside.exec(message) ?? []
  const asked = message.slice(remark.length)
  const isAsked = remark !== '' && isQuestion(asked) && subjectWords(asked).length > 0
  return isAsked ? { asked, aside: remark } : { asked: message, aside: '' }
}

/** Whether something is asked. */
export function isQuestion(sentence: string): boolean {
  return asking.test(sentence.trim()) || isYesOrNo(sentence)
}

// „Und was kostet das?“
const pointsBack =
  /^(?:und|aber|oder|ok)\b|\b(?:er|sie|ihn|ihm|das|des|es|damit|dafür|dabei|davon|dazu|dort|da|der|die|dieses?)\b/i
/** „Brauch a video für mei tischlerei“ */
export function isWish(sentence: string): boolean {
  return /^(?:wir |ich |i )?(?:brauch|such)\p{L}*\s+(?:a|an|ein|eine|einen)\s[^?]*$/iu.test(
    sentence,
  )
}

/** The most words of its own that a question has which cannot be understood by itself. */
export const mostPointing = 2

/** Whether a question cannot be understood by itself: it points back, or only asks what something costs. */
export function isFollowUp(asked: string): boolean {
  const subjects = subjectWords(asked).length
  return subjects === 0 || (subjects <= mostPointing && pointsBack.test(asked))
}

// „Gibts …“, „Hebt er …“, „Verkauft ihr …“
const yesOrNo = new RegExp(
  `^(?:und\\s+|aber\\s+)?(?:${verb}|\\p{L}+(?:t|ts|en)(?=\\s+(?:${subject}|sich)\\b))(?!\\p{L})`,
  'iu',
)

/** Whether a question wants a yes or a no. */
export function isYesOrNo(asked: string): boolean {
  return yesOrNo.test(asked.trim())
}
