import { LEFT_OPEN, type Step } from '../../../shared/scene/scene'
import { namedIn } from './choices'
import { plainGerman, plainSpelling, plainWordsIn } from './german'
import { isOpen } from './lines'
import { withoutSmallWords } from './read-text'

const STREET_WORD =
  '(?:[Ss]tra(?:ß|ss)e|[Ss]tro(?:ß|ss)n?|[Ss]tr\\.|[Gg]asse|[Gg]ossn|[Ww]eg|[Pp]latz|[Pp]lotz|[Aa]llee|[Rr]ing|[Kk]ai|[Gg]ürtel)'
/** `Annenstraße 30`, `Waltendorfer Hauptstraße 99`, `Conrad-von-Hötzendorf-Straße 80a`, `Alte Poststraße 7/2` */
const STREET = new RegExp(
  `(?:\\p{Lu}[\\p{L}-]+er |(?:\\p{Lu}[\\p{L}-]+ ){1,2}(?=${STREET_WORD})|(?:[Aa]lte|[Nn]eue|[Oo]bere|[Uu]ntere|[Ll]ange|[Gg]roße|[Kk]leine) )?[\\p{L}-]*${STREET_WORD} \\d+\\p{L}?(?:[/-]\\d+)*`,
  'u',
)
const TOWN = /^,? (?:in )?(?:\d{4} )?\p{Lu}\p{L}+/u

/** `Annenstraße 30, Graz`, `Hauptplatz 4 in Weiz`; where it was asked for also `Rosenhof 3` and „weiß nicht“. */
export function readAddress(line: string, isAsked: boolean): string | undefined {
  const street = STREET.exec(line)
  if (street) {
    const [town] = TOWN.exec(line.slice(street.index + street[0].length)) ?? []
    // „In Weiz, Hauptplatz 4“
    const [, before] =
      /\bin (\p{Lu}\p{L}+),? (?:in der )?$/u.exec(line.slice(0, street.index)) ?? []
    return street[0] + (town ?? (before ? `, ${before}` : ''))
  }
  if (!isAsked) return undefined
  if (/\p{L}{3,}\.? \d+/u.test(line)) return withoutSmallWords(line)
  return isOpen(line) ? LEFT_OPEN : undefined
}

/** `G 471 KL`, `gu-123ab`; „A2 mit“ is a motorway. */
const PLATE =
  /(?<!\p{L})(?!a ?\d)\p{L}{1,2}[ -]?\d{1,5} ?(?!(?:um|am|im|in|auf|mit|und|bei|uhr|bis|von|ist)(?!\p{L}))\p{L}{1,3}(?!\p{L})/iu

export function readPlate(line: string, isAsked: boolean): string | undefined {
  const plate = PLATE.exec(line)?.[0].toUpperCase()
  if (plate || !isAsked) return plate
  if (/^[\p{L}\d -]{4,10}$/u.test(line) && /\d/.test(line)) return line.trim().toUpperCase()
  return isOpen(line) ? LEFT_OPEN : undefined
}

const IN_TOWN =
  /(?<!\p{L})(?:in|nach|aus|bei)(?: der| da)? (\p{Lu}\p{L}+(?:[- ]\p{Lu}\p{L}+)?(?: (?:und|und in) (?:[\p{L}]+ ){0,3}\p{Lu}\p{L}+)?)/u

/** A place: one of the replies, „in Leibnitz“, or where it was asked for a short answer with a capital letter. */
export function readTown(step: Step, line: string, isAsked: boolean): string | undefined {
  const bare = withoutSmallWords(line)
  const isPlace = /^\p{Lu}/u.test(bare) && plainWordsIn(bare).length <= 7 && !isPeriod(line)
  // „Graz und eine Wohnung in Bruck“ says more than „Graz“.
  if (isAsked && isPlace && /\bund\b/.test(bare)) return bare
  const whole = wholeReply(step, line)
  const [, town] = IN_TOWN.exec(line) ?? []
  if (whole && (town === undefined || plainSpelling(whole).includes(plainSpelling(town))))
    return whole
  if (town && !isPeriod(`in ${town}`)) return town
  if (!isAsked) return undefined
  if (isOpen(line)) return LEFT_OPEN
  return isPlace ? bare : undefined
}

/** The reply of which a line says every word; „Graz-Umgebung“ before „Graz“. */
function wholeReply({ replies }: Step, line: string): string | undefined {
  const words = plainWordsIn(line)
  return [...replies]
    .sort((one, other) => other.length - one.length)
    .find(reply => plainWordsIn(reply).every(word => words.includes(word)))
}

const PERIOD =
  /\b(?:(?:noch |erst )?(?:heuer|dieses jahr|naechstes jahr|sofort|so bald wie moeglich|so schnell wie moeglich|moeglichst \w+|schnell|dringend|bald)|(?:(?:bis|vor|nach|ab|im|in|by|heuer|naechsten?|this|next|zu|zum|ende|mitte|anfang) )+(?:(?:de[rmn]|naechste[rmn]?|kommende[rmn]?|diese[rmn]?|this|next|the|erste[rn]?|letzte[rn]?|eine[rm]?|zwei|drei|paar|\d+) ){0,2}(?:jaenner|januar|feber|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|fruehling|fruehjahr|sommer|herbst|winter|spring|summer|autumn|weihnachten|ostern|woche|wochen|monat|monaten|jahr|quartal)(?: \d{4})?)\b/

function isPeriod(text: string): boolean {
  return PERIOD.test(plainGerman(text)) || PERIOD.test(plainSpelling(text))
}

/** When something shall be: one of the replies, „bis Herbst“, „sofort“, „egal“. */
export function readPeriod(step: Step, line: string, isAsked: boolean): string | undefined {
  const [period] = PERIOD.exec(plainSpelling(line)) ?? []
  if (period !== undefined) {
    const reply = wholeReply(step, line)
    if (reply) return reply
    return isAsked && plainWordsIn(line).length <= 5
      ? withoutSmallWords(line)
      : spelledIn(line, period)
  }
  if (!isAsked) return undefined
  const [reply, ...more] = namedIn(step, line, true)
  if (reply && more.length === 0) return reply
  return isOpen(line) ? LEFT_OPEN : undefined
}

/** A part that was found in plain spelling, as it was written. */
function spelledIn(line: string, plainPart: string): string {
  const words = line.split(/\s+/)
  const count = plainPart.split(' ').length
  const at = words.findIndex((_word, start) =>
    plainSpelling(words.slice(start, start + count).join(' ')).startsWith(plainPart),
  )
  const written = words.slice(at, at + count).join(' ')
  return at < 0 ? plainPart : written.replace(/[.,!?]+$/, '')
}
