import { isCourtesy } from './lines'

/** „auf huber um acht“: on a phone names are written small. */
const SMALL_NAME = /\bauf ([\p{L}'-]{3,})(?=\s*(?:$|[,.!]|um\b|bitte\b|danke\b|\d))/iu
const TITLE = String.raw`(?:frau |herrn? |familie |dr\.? |mag\.? )?`
const ANNOUNCED = `auf(?: den namen)?|namens?(?: ist| is)?|name:|ich hei(?:ß|ss)e(?: aber| eigentlich)?|ich bin(?: die| der)?|fuer|für|(?<=^)hier(?: spricht| ist)?|i am|i'm|this is`
const NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${ANNOUNCED})\s+(${TITLE}\p{L}[\p{L}'-]+(?:\s+\p{Lu}[\p{L}'-]+)?)`,
  'iu',
)
/** „Fink heiße ich“, „Eva Kern ist mein Name“ */
const BEHIND =
  /(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) (?:hei(?:ß|ss)e ich|(?:ist )?mein [Nn]ame)/u
/** Words around a name that is asked for: „Moser, bitte“, „mein Name ist Moser“, „die Frau Moser“. */
const AROUND =
  /(?<!\p{L})(?:auf|bitte|danke|ja|gern|gerne|einfach|mein|name|namen|ist|heiße|heisse|heiß|hoaß|ich|bin|der|die|das|da|den|hier|und|von|firma|sorry|entschuldigung|pardon|my|is)(?!\p{L})|[:,;.!]/giu
/** „mit Y“, „ohne e“, „mit einem i“ */
const SPELLING =
  /,?\s+(?:aber )?(?:mit|ohne)(?: (?:einem|zwei|doppel))?[ -]\p{L}{1,3}(?: und \p{L}{1,3})?[.!]?$/iu
const NO_NAME =
  /^(?:mich|uns|sie|ihn|ich|wir|es|ist|die|der|das|den|dem|alles|nichts|nix|egal|zimmer|terrasse|jetzt|gleich|gern|gerne|bitte|danke|ein\w*|mein\w*|zwei|drei|vier|sechs|morgen|heute|später|spaeter|jeden fall|wien|graz|abholung|lieferung|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|halb|acht|ja|nein|nicht|krank|da|doch|lieber|um|uhr|in|im|was|wie|wo|wann|warum|wozu|kein\w*|ok|okay|passt|hallo|pizza|groß|normal|vormittag|nachmittag|termin|wiedersehen|wiederschau\w*|wars?|bezirk|stock|thanks?|please|yes|no)$/i

/** A name after the words that announce one, or alone where it was asked for: `Steiner`, `Anna Bauer`. */
export function readName(written: string, isAsked: boolean): string | undefined {
  if (isCourtesy(written)) return undefined
  const line = written.replace(SPELLING, '')
  // The second word is part of the name only where it is written with a capital: „auf Huber um acht“.
  const announced = (BEHIND.exec(line) ?? NAME.exec(line))?.[1]?.replace(
    /(?<!^(?:frau|herrn?|familie|dr\.?)) \p{Ll}[\p{L}'-]*$/iu,
    rest => (/^ \p{Lu}/u.test(rest) ? rest : ''),
  )
  if (announced && !hasNoName(announced) && (isAsked || /\p{Lu}/u.test(announced)))
    return capital(announced)
  const small = SMALL_NAME.exec(line)?.[1]
  if (small && !hasNoName(small)) return capital(small)
  return isAsked ? bareName(line) : undefined
}

/** A name that stands alone, up to small words: „Moser, bitte“. */
export function bareName(line: string): string | undefined {
  const bare = line.replace(SPELLING, '').replace(AROUND, ' ').replace(/\s+/g, ' ').trim()
  const isName =
    /^(?:(?:frau|herr|familie|dr|mag)\s+)?\p{L}[\p{L}'-]+(?:\s+\p{L}[\p{L}'-]+){0,2}$/iu.test(bare)
  return isName && !hasNoName(bare) && !isCourtesy(bare) ? capital(bare) : undefined
}

/** Whether one of the words can be no part of a name. */
function hasNoName(words: string): boolean {
  return words.split(/\s+/).some(word => NO_NAME.test(word))
}

function capital(name: string): string {
  return name.replace(/(?<![\p{L}'])\p{Ll}/gu, letter => letter.toUpperCase())
}
