import { plainGerman, plainSpelling, plainWordsIn } from './german'

// What guests say in any scene: greetings, thanks, that it is enough. Word lists on purpose, each readable at one look.

const GREETING =
  /^(?:hallo|hi|hey|servus|hello|serwas|servas|griass? (?:di|eich|gott)|gruess (?:gott|dich|sie)|good (?:morning|afternoon|evening)|moin|mahlzeit|guten (?:tag|morgen|abend)|buona sera|ciao|liebes team)\b[ ,.!]*/

/** A line without the greeting that it begins with. */
export function withoutGreeting(line: string): string {
  let rest = line.trim()
  for (let length = greetingLength(rest); length > 0; length = greetingLength(rest))
    rest = rest.slice(length).trim()
  return plainWordsIn(rest).length > 0 ? rest : ''
}

function greetingLength(line: string): number {
  // Umlauts are spelled out in plain text: the greeting is found word by word in what was written.
  const words = [...line.matchAll(/[\p{L}\p{N}]+[ ,.!]*/gu)].slice(0, 2)
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1]
    const end = last ? last.index + last[0].length : 0
    const start = plainSpelling(line.slice(0, end))
    if (GREETING.exec(start)?.[0] === start) return end
  }
  return 0
}

export function isThanks(line: string): boolean {
  return /\b(?:danke?|dankschoen|merci|thx|super|passt|perfekt|bis (?:dann|gleich|bald)|tschuess|baba|gute nacht|wiedersehen|wiederschau\w*|wiederhoeren|pfiat\w*|vergelts gott|bye)\b/.test(
    plainGerman(line),
  )
}

/** Words of politeness: a line of nothing else says neither a name nor anything else for the slip. */
const COURTESY = new Set(
  (
    'danke dankschoen dankeschoen danken dank vielen bitte passt super perfekt prima ok okay gut ja genau klar gern gerne ' +
    'nein servus tschuess baba ciao pfiat pfiati pfiatdi di euch eich bis dann gleich bald auf wiedersehen wiederschaun ' +
    'wiederschauen wiederhoeren gute nacht schoenen schoener tag abend noch das waers wars war es ist alles vergelts gott ' +
    'merci thx bye goodbye see you lieb sehr so stimmt also dir ihnen fuer alles hilfe nur na halt'
  ).split(' '),
)

/** „Danke, auf Wiedersehen“, „ja genau“, „bis Freitag“ */
export function isCourtesy(line: string): boolean {
  const rest = plainGerman(line).replace(/\bbis (?:am )?(?:[a-z]+tag|mittwoch|morgen)\b/, '')
  const words = plainWordsIn(rest)
  return words.length > 0 && words.every(word => COURTESY.has(word))
}

const NOTHING = /^(?:hm+|aeh+m?|oeh+|ah+|oh+|test|bla|hallo|hi|hey|ha(?:ha)*|hihi|([a-z]{1,4})\1+)$/

/** „Äh“, „test test“, „lalala“: it tells nothing. */
export function isNonsense(line: string): boolean {
  const words = plainWordsIn(line)
  const isRepeated = words.length > 1 && new Set(words).size === 1
  return isRepeated || words.every(word => NOTHING.test(word))
}

/** A guest who is angry or wants a person: it is for the team, not for the slip. */
export function isComplaint(line: string): boolean {
  return /\b(?:beschwer\w*|reklam\w*|frechheit|unverschaemt\w*|skandal\w*|katastrophe|geld zurueck|chefs?|chefin|geschaeftsfuehr\w*|anwalt|enttaeuscht|zu hoch|bei euch gekauft|eure?[rsnm]?|mit (?:wem|jemandem|einem menschen) (?:reden|sprechen))\b/.test(
    plainGerman(line),
  )
}

/** „Das ist alles“: it ends a list, also in the line that names the last thing. */
export function endsList(line: string): boolean {
  return /\b(?:das ist alles|das waers|das wars?|das war es|fertig|sonst nichts|nichts mehr|mehr nicht)\b/.test(
    plainGerman(line),
  )
}

/** „Nein danke“, „passt“: nothing more is wanted. */
export function isEnough(line: string): boolean {
  return (
    endsList(line) || /\b(?:alles|nein|na danke|passt|reicht|ok|okay)\b/.test(plainGerman(line))
  )
}

export function isYes(line: string): boolean {
  return /^(?:dann )?(?:ja|gern|gerne|passt|ok|okay|bitte|klar|sicher|genau)\b/.test(
    plainGerman(line),
  )
}

export function isNo(line: string): boolean {
  return /^(?:nein|na(?= (?:danke|brauch|das|nicht)|,|$)|noe|nee|lieber nicht|nicht|brauch\w* (?:ich )?(?:nicht|keinen?))\b/.test(
    plainGerman(line),
  )
}

/** „Egal“, „weiß ich nicht“: whatever the assistant takes is right. */
export function isOpen(line: string): boolean {
  return /\b(?:egal|gleichgueltig|weiss (?:\w+ ){0,2}nicht|keine ahnung|noch offen|schwer zu sagen|eilt nicht|keine eile|hat zeit|was geht|wann halt geht)\b/.test(
    plainGerman(line),
  )
}

/** The guest wants nothing any more. */
export function isCalledOff(line: string): boolean {
  if (
    /\b(?:termin|bestellung|buchung)\b.* (?:absagen|loeschen|streichen)$/.test(
      plainSpelling(line).replace(/[.!]+$/, ''),
    )
  )
    return true
  return /\b(?:abbrechen|stornier\w*|storno|vergiss|vergessen sie|lassen wir|doch nichts|will nichts mehr|alles loeschen)\b/.test(
    plainGerman(line),
  )
}

/** „Ich hab angerufen“: after an emergency. */
export function saysThatHelpIsCalled(line: string): boolean {
  return (
    isThanks(line) ||
    /\b(?:angerufen|gerufen|rufe? (?:schon |gleich |jetzt )?an|anrufen|unterwegs|alles gut|geht schon|called)\b/.test(
      plainGerman(line),
    )
  )
}

/** A phone number or a mail address. */
export function isContact(line: string): boolean {
  return /@|(?:\+|\b0)\d[\d /-]{4,}\d/.test(line)
}

/** „Bist du ein Mensch?“ */
export function asksWhoWrites(line: string): boolean {
  return /\b(?:bist|sind|rede|schreibe?|spreche?)\b.*\b(?:mensch\w*|echt\w*|roboter|bot|maschine|computer|ki)\b/.test(
    plainGerman(line),
  )
}

const PRODUCT =
  /\b(?:assistent\w*|bot|chatbot|ki|paket\w*|agentur|einrichtung|so was|sowas|so etwas|so einen?|dsgvo|datenschutz|anbind\w*|du|dich|dir)\b/
const BUSINESS =
  /\b(?:kost\w*|preis\w*|vertrag\w*|kuendig\w*|paket\w*|einrichtung|einricht\w*|datenschutz|dsgvo|anbind\w*|kaufen|mieten|testen|test|einsetzen)\b/
const OWN =
  /\b(?:fuer|bei|in|auf) (?:mein|unser|meinem|meinen|meine|unsere[mnr]?|unserem|mir) ?(?:eigene\w* )?(?:lokal|betrieb|hotel|praxis|ordination|salon|firma|website|homepage|werkstatt|restaurant|autohaus|geschaeft)\b/

/** Prices of the product, contracts and the firm are no matter of the scene. */
export function isForEmilia(line: string): boolean {
  const words = plainGerman(line)
  return (
    /\b(?:4xdu|emilia)\b/.test(words) ||
    (BUSINESS.test(words) && (PRODUCT.test(words) || OWN.test(words)))
  )
}
