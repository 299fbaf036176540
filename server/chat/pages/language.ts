import type { ChatMessage, Knowledge } from '../../../shared/messages'
import { fold, isFunctionWord } from './words'

const english = new Set(
  `the are does you your he she they how much what which where when why who can could would should every does everything we my our for with and or not
  have has it this that there any about me need needed want please of to speak english german get started book your
  safe required card credit price free help difference between did if from on at their than more less
  thanks thank hello there good morning evening afternoon goodbye`.split(/\s+/),
)
// Words of both, also as German is spoken in Austria: „Brauch i a neue?“
const both = new Set('i a an do in is am so hi hey ok'.split(' '))

// What the list of words need not hold: „bstellt“; „gmacht“, „ausgmacht“; „machn“, „redn“; „reserviern“; „liefertS ihr“.
const endings: readonly [RegExp, string][] = [
  [/^b(?=[dfghkmnpqstvw]\p{L}{3})/u, 'be'],
  [/^(auf|aus|ab|ein|um|vor|mit|nach|zu|zam)?g(?=[bdfgjkmqstvwz]\p{L}{2})/u, '$1ge'],
  [/(?<=\p{L})(ch|[bdfkmpstvzß]|(?:ei|ie|[aeouäöü])g)n$/u, '$1en'],
  [/(?<!e)iern$/u, 'ieren'],
]

// „i brauch an termin“, but not „meld mi an“ or „an euch“.
const masculine =
  /\b(i|ich|wir|es|er|sie|brauch\p{L}*|möcht\p{L}*|mecht\p{L}*|will|hab\p{L}*|hob\p{L}*|hätt\p{L}*|gibts?|krieg\p{L}*|kriag\p{L}*|such\p{L}*|nehmts|ihr|bei|mit|für|gern\p{L}*) an (?!(?:der|die|das|den|dem|ein\p{L}*|euch|eich|sie|ihn|mich|wen)\b)(?=\p{L}{3})/giu

export type Language = ReturnType<typeof createLanguage>

/** Tells English from German, and reads dialect as standard German, by the words of dialect.yaml. */
export function createLanguage({
  dialect,
  english: { words: subjects } = { words: {} },
}: Pick<Knowledge, 'dialect'> & { english?: Pick<Knowledge['english'], 'words'> }) {
  // „Door codes“ are English, „Hotel“ and „Minute“ are both.
  const ofSubjects = new Set(
    Object.entries(subjects).flatMap(([german, others]) =>
      others.flatMap(other => other.split(/\W+/)).filter(word => isOnlyEnglish(word, german)),
    ),
  )
  const words = new Map(Object.entries(dialect.words))
  const standardWord = (word: string): string => {
    const plain = word.toLowerCase()
    return words.get(plain) ?? endings.reduce((text, [end, full]) => text.replace(end, full), word)
  }
  const isGerman = (word: string) =>
    !english.has(word) && !both.has(word) && (words.has(word) || isFunctionWord(fold(word)))

  const isOfSubject = (word: string) =>
    !isGerman(word) && [word, word.replace(/s$/, '')].some(form => ofSubjects.has(form))

  /** „Hobts ihr des a?“ -> „habt ihr das ein?“ */
  const standard = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/\p{L}+ts(?= ihr\b)/gu, word =>
        words.has(word.toLowerCase()) ? word : word.slice(0, -1),
      )
      // „Waun habts offen?“ asks for a time, „und waun wer anruft“ does not.
      .replace(/^(?:waun|wonn)\b/iu, 'wann')
      .replace(masculine, '$1 einen ')
      // „Muass i ma überlegn“
      .replace(/\b(ich|i) ma(?= )/giu, '$1 mir')
      // „geht des a?“ asks whether it does that too.
      .replace(/\ba(?=\W*$)/giu, 'auch')
      // „57a“ holds no word.
      .replace(/(?<![\p{L}\p{N}])\p{L}+(?!\p{N})/gu, standardWord)
      .replace(/\b(ihr|wir|es) \1\b/gi, '$1')
      .trim()

  /** Whether a message is English; after an English one also where it tells no language: „800 messages?“ */
  const isEnglish = (message: string, isBefore: boolean): boolean => {
    // Not folded: „does“ would become „dos“.
    const all = [...new Set(message.toLowerCase().match(/\p{L}+/gu) ?? [])]
    const isOwn = (word: string) => english.has(word) || isOfSubject(word)
    const own = all.filter(isOwn).length
    const either = all.filter(word => both.has(word)).length
    const german = all.filter(isGerman).length
    if (isBefore) return own + either >= german
    // „thanks“ is nothing but English.
    return own > german && (own >= 2 || either > 0 || own === all.length)
  }

  return {
    standard,
    /** Whether a visitor's last message is English. */
    isInEnglish: (thread: readonly ChatMessage[]) =>
      thread
        .filter(({ role }) => role === 'user')
        .reduce((isBefore, { content }) => isEnglish(content, isBefore), false),
  }
}

// Shorter ones stand in German too: „it“, „to“, „app“.
const shortestEnglish = 4

function isOnlyEnglish(word: string, german: string): boolean {
  return word.length >= shortestEnglish && !german.toLowerCase().split(' ').includes(word)
}
