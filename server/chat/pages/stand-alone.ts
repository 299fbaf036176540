import type { Spoken } from './subjects'
import { asksPrice, subjectWords, wordsOf } from './words'

// „Gut. Und ENTERPRISE?“, „ok und dann“, „nein, ich meine das Telefon“
const said =
  'ok|okay|ja|jo|nein|na|ne|gut|na gut|super|passt|perfekt|alles klar|eh klar|klar|verstehe|versteh|aha|ah|ach so|achso|cool|schön|interessant|hm+|naja|oje|uff|wow|stark|fein|leiwand|danke|na dann|moment|warte|sorry|also'
const remark = new RegExp(
  `^(?:(?:${said})(?:\\s*[,.!…:;]+\\s*|\\s+(?=(?:und|aber|dann|was|wie|wann|wo|wer|kann|geht|gibt|ich|i|na|nein|ja|ok)\\b)))+(?=\\S)`,
  'iu',
)

// „Ich meine nicht den Bot, sondern die Seite“, „nicht die Minuten, die Einrichtung“
const meant =
  /^(?:ich|i|wir) (?:(?:mein(?:e|te|t)?|hab\p{L}* gemeint)(?: damit)?[,:]?\s+(?<meant>.+)|hab\p{L}* (?<late>.+) gemeint)\W*$/iu
const instead = /^(?:nicht|ned|net|kein\p{L}*)\s+(?<not>.+?)(?:,\s*|\s+)sondern\s+(?<meant>.+)$/iu
const after = /^(?<meant>.+?),?\s+(?:nicht|ned|net)\s+(?<not>.+)$/iu

// The places of what was told, in German and English.
const ordinals = [
  ['erste', 'zweite', 'dritte'],
  ['first', 'second', 'third'],
]
const ordinal =
  /\b(?:de[rnms]|die|das|vom|beim|im|zum|nummer|nr\.?)\s+(?<which>erste|zweite|dritte|letzte)[nrsm]?(?=\s*(?:[,.?!]|$|(?:davon|da|was|wie|kost\p{L}*|paket|variante|option|punkt)\b))|\bthe\s+(?<english>first|second|third|last)(?:\s+one)?(?=\s*(?:[,.?!]|$|(?:for|with|cost\p{L}*|package|option)\b))/giu

/** A message without the remark it begins with: „Gut. Und ENTERPRISE?“ */
function withoutRemark(message: string): string {
  return message.replace(remark, '')
}

/**
 * Puts a message that leans on the one before into words of its own.
 * „Nicht den Bot, sondern die Seite“ after „Was kostet das?“ asks what the page costs; „das zweite“ is the second that was told.
 */
export function standAlone(message: string, spoken: Spoken): string {
  return withNames(corrected(withoutRemark(message), spoken), spoken)
}

/** The question before, with what the visitor means in the place of what was understood. */
function corrected(message: string, { before = '' }: Spoken): string {
  const groups = meant.exec(message)?.groups
  const own = groups?.meant ?? groups?.late
  const pair = (instead.exec(own ?? message) ?? (own ? after.exec(own) : null))?.groups
  const wish = pair?.meant ?? own
  if (wish === undefined || before === '') return message
  if (asksPrice(before) && !asksPrice(wish)) return `Was kostet ${wish}`
  const wrong = subjectWords(pair?.not ?? '')
  const kept = before.split(/\s+/).filter(word => !wordsOf(word).some(one => wrong.includes(one)))
  return `${wish} ${kept.join(' ')}`
}

/** „Was kostet das zweite?“, „and the last one?“ with the name of what was told in that place. */
export function withNames(message: string, { told = [] }: Spoken): string {
  return message.replace(ordinal, (whole, german?: string, english?: string) => {
    const which = (german ?? english ?? '').toLowerCase()
    const isLast = which === 'letzte' || which === 'last'
    const at = isLast ? told.length - 1 : Math.max(...ordinals.map(all => all.indexOf(which)))
    return (told.length > 1 ? told[at] : undefined) ?? whole
  })
}
