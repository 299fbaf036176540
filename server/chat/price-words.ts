import { contentWords, fold } from './words'

// Folded words. These ask for a price wherever they stand …
const money =
  /^(kost(et|en|enpunkt|e|s)?|koscht\w*|\w*preis\w*|teur\w*|gunstig\w*|bilig\w*|\w*gebuhr\w*|tarif\w*|euro|paket\w*|honorar\w*|budget\w*)$/
// … these only where somebody asks how much: „Kann man mit Karte zahlen?“ asks for no price.
const paying = /^(zahle?n?|zahlt|verlang\w*|ausgeben|monatlich\w*|monat)$/
const howMuch =
  /\b(wieviel|wie viel|wie hoch)\b|\bwas (mus\w*|zahl\w*|verlang\w*|macht|wird|werd\w*|darf|sol|wurde\w*|gebt|geben)\b/
// „Nennt er auch den Preis?“ asks what an assistant does.
const does =
  /\b(er|sie|bot|ki|asistent\w*)\b.*\b(nen\w*|kent|kenen|weis|sagen|sagt|ansag\w*|verhandel\w*|ander\w*|empfehl\w*)\b|\b(verhandel\w*|nent|kent|weis|sagt)\b.*\b(er|bot|ki|asistent\w*)\b/
// „Weiß er, was ein Ölwechsel kostet?“ too.
const knowsWhat = /\b(weis|kent|sagt|nent)\b (er|sie|der|die|bot|ki|\w*asistent\w*)\b.*\bwas\b.*\bkost/
// „Ab wie vielen Nachrichten zahlt sich PRO aus?“
const breaksEven = /\bab (?:wie\s?vielen?|wan)\b.*\bnachrichten\b/
const paysOff = /\b(zahlt|auszahl\w*|zahlen)\b.*\bsich\b|\bsich\b.*\b(auszahl\w*|aus)\b/

/** Whether the question is about money. „kostenlos“ is about the trial. */
export function asksForPrice(question: string): boolean {
  if (/€/.test(question)) return true
  // „Zähle“ would be folded to „zahle“.
  const folded = fold(question.replace(/zähl/gi, ''))
  const words = folded.split(/[^\p{L}]+/u)
  const isNoun = words.some(word => /preis/.test(word)) && !words.some(word => /^kost/.test(word))
  if (isNoun && does.test(folded) && !/\b(mir|uns)\b/.test(folded)) return false
  if (knowsWhat.test(folded)) return false
  if (words.some(word => money.test(word)) || /\beinmalig\w*\b.*\boder\b/.test(folded)) return true
  if (breaksEven.test(folded)) return true
  return words.some(word => paying.test(word)) && howMuch.test(folded) && !paysOff.test(folded)
}

/** The question without its words about money; „KI“ is in the name of every page. */
export function priceSubject(question: string): string {
  return contentWords(question)
    .filter(
      word =>
        !/^(ki|fragen?|wissen|infos?|genug|ausreich\w*|reich(t|e|en)?|zusammen|insgesamt)$/.test(word) &&
        !money.test(fold(word)) &&
        !paying.test(fold(word)),
    )
    .join(' ')
}

/** Whether somebody finds our prices too high: „Das ist mir zu teuer.“ */
export function isTooDear(question: string): boolean {
  const folded = fold(question)
  return (
    !/\?\s*$/.test(question) &&
    /\b(zu (teur|kostspielig|viel geld)|teurer als|(ganz schon|aber|doch) teur|nicht leisten)\b/.test(folded)
  )
}
