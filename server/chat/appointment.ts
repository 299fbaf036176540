import { fold } from './words'

// Folded text: „Gespräch“ is „gesprach“, doubled letters are single.
const thing = String.raw`((?:beratungs|erst|video|telefon)?termin|(?:beratungs|erst|video|telefon|kenenlern)?gesprach|meting|vorfuhrung|videocal|ruckruf\w*|zuruckruf\w*|beratung)`
const wish = String.raw`(mochte|wil|wolen|wurde|haten?|brauche?n?|wunsche|bite|gern\w*|kan|kont?en?|konen|las\w*|wan|geben|vereinbaren|ausmachen|machen)`
const wants = new RegExp(String.raw`\b${wish}\b.*\b${thing}\b|\b${thing}\b.*\b${wish}\b`)
const bare = new RegExp(
  String.raw`^\W*(einen? )?${thing}( (bite|vereinbaren|ausmachen|buchen|machen|fixieren|anfragen|mit (ihnen|euch)))*\W*$`,
)
const others: RegExp[] = [
  /\bruf\w*\b.*\b(mich|uns|jemand)\b.*\b(zuruck|an)\b|\bmeld\w*\b.*\bbei (mir|uns)\b|zuruckruf/,
  /\b(trefen|kenenlernen)\b.*\b(wir|sie|uns)\b|\b(wir|sie|uns)\b.*\b(trefen|kenenlernen)\b/,
  /\b(konen|konten|wurden|mogen|bite)\b.*\b(mich|uns)\b.*\banrufen\b|\brufen sie (mich|uns)\b/,
  /\b(wil|mochte|wurde|laset?n?)\b.*\bberaten\b/,
  /\bqr\b/,
]
// Who speaks of customers, assistants or what appointments cost asks about our products.
const product =
  /\b(kunde?n?\w*|patient\w*|gast\w*|gaste\w*|asistent\w*|bots?|chatbot\w*|ki|sabine|selina|mathias|phonix|automatisch\w*|whatsap|telefon\w*|kost\w*|preis\w*|absag\w*|verschieb\w*|verwalt\w*|termine)\b/

/** Whether the visitor wants to talk to the agency: an appointment, a consultation, a call back. */
export function wantsAppointment(question: string): boolean {
  const folded = fold(question)
  if (bare.test(folded)) return true
  return !product.test(folded) && (wants.test(folded) || others.some(pattern => pattern.test(folded)))
}

/** Whether the visitor says yes to an appointment that Emilia offered last. */
export function acceptsOffer(question: string, lastAnswer: string | undefined): boolean {
  return (
    /Termin[^.!?]*\?/.test(lastAnswer ?? '') &&
    /^\W*(ja|gerne?|jawohl|ok|okay|bite|klar|sicher|unbedingt|pas?t|machen wir)\b( \w+){0,3}\W*$/.test(fold(question))
  )
}
