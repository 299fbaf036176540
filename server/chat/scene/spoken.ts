// What guests write in dialect or in English, in the words of standard German: days, numbers, times and the small words of an
// order. Names, addresses and reports stay as they were written; only what the engine has to understand goes through here.

/** Several words together, before the single ones. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bgood (morning|evening|afternoon|day)\b/gi, 'guten tag'],
  [/\b(?:that'?s|that is|thats) (?:all|it)\b/gi, 'das ist alles'],
  [/\bno,? (?:thanks|thank you)\b/gi, 'nein danke'],
  [/^no\b(?=\s*(?:$|[,.!]))/gi, 'nein'],
  [/\bthank(?:s| you)\b/gi, 'danke'],
  [/\bhow much (?:is|are|does)\b/gi, 'was kostet'],
  [/\b(?:don'?t|do not) know\b|\bnot sure\b/gi, 'weiß nicht'],
  [/\b(?:don'?t|do not) mind\b|\bany ?time\b|\bwhatever\b|\bdoesn'?t matter\b/gi, 'egal'],
  [/\bright (?:away|now)\b|\bas soon as possible\b|\basap\b|\bimmediately\b/gi, 'sofort'],
  [/\bin the morning\b/gi, 'vormittag'],
]

/** 8 pm, 7:30 pm */
const ENGLISH_TIME = /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\.?(?!\p{L})/giu

const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    // Numbers
    eins: 'ans oans oas',
    zwei: 'zwa zwoa zwei two couple',
    drei: 'drei three',
    vier: 'viere four',
    fünf: 'fünfe fuenfe five',
    sechs: 'sechse six',
    sieben: 'siebene siem seven',
    acht: 'ochte ocht achte eight',
    neun: 'neune neine nine',
    zehn: 'zehne ten',
    elf: 'elfe öfe eleven',
    zwölf: 'zwölfe zwoelfe zwöfe twelve',
    // Days and parts of a day
    Montag: 'montog monday',
    Dienstag: 'dienstog deanstog tuesday',
    Mittwoch: 'midwoch mittwochs wednesday',
    Donnerstag: 'dunnastog donnastog donnerstog dunnerstog pfingsta thursday',
    Freitag: 'freitog freidog freidag friday',
    Samstag: 'samstog samsdog saturday',
    Sonntag: 'sonntog sunntog sunday',
    heute: 'heit heut today',
    morgen: 'moagn morgn muagn moing tomorrow',
    früh: 'friah fria frua',
    vormittag: 'vuamittog vormittog vuamittag morning',
    nachmittag: 'nochmittog nochmittag afternoon',
    abend: 'obend obnd omd evening tonight',
    jetzt: 'iatzt hiatz jetzat now',
    gleich: 'glei gleih',
    später: 'spoda later',
    // Small words
    ich: 'i',
    nicht: 'ned net nit not',
    nichts: 'nix nothing',
    kein: 'koa kan koan ka',
    das: 'des dees this that',
    was: 'wos what',
    wo: 'where',
    wann: 'when',
    kann: 'can',
    wars: 'woas woars',
    halt: 'hoit',
    haben: 'hom habts have',
    habe: 'hob',
    ja: 'jo jep jap yes yeah sure',
    bitte: 'please bittschön',
    passt: 'fine works great okidoki',
    gut: 'guad guat good',
    egal: 'wurscht wurst any',
    kosten: 'kostn kost cost',
    und: 'and',
    um: 'at',
    bis: 'by until',
    für: 'for',
    ungefähr: 'about around',
    zimmer: 'room',
    offen: 'open',
    parken: 'park parking',
    frühstück: 'breakfast',
    groß: 'large big',
    klein: 'small little',
    normal: 'regular medium',
  }).flatMap(([german, spoken]) => spoken.split(' ').map(word => [word, german])),
)

/** A line in the words of standard German, everything else as it was written. */
export function spokenInGerman(line: string): string {
  const phrased = PHRASES.reduce((text, [spoken, german]) => text.replace(spoken, german), line)
  return phrased
    .replace(ENGLISH_TIME, (_time, hour: string, minute = '00', half: string) => {
      const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
      return `${hours}:${minute} Uhr`
    })
    .replace(/(?<![\p{L}'’])\p{L}+(?![\p{L}'’])/gu, word => WORDS[word.toLowerCase()] ?? word)
}

const ENGLISH_QUESTION =
  /(?:(?:do|can) (?:you|i|we) )?(?:speak|understand|write|talk)(?: to you)?(?: in)? english\b[ ?!.,]*|\benglish\s*\?/i

/** „Do you speak English?“ */
export function asksForEnglish(line: string): boolean {
  return ENGLISH_QUESTION.test(line)
}

/** What a line says besides. */
export function withoutEnglishQuestion(line: string): string {
  return line.replace(ENGLISH_QUESTION, '').trim()
}
