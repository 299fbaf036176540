import { fold } from './words'

// Folded text: „Gespräch“ is „gesprach“, doubled letters are single.
const thing = String.raw`((?:beratungs|erst|video|telefon)?termin|(?:beratungs|erst|video|telefon|kenenlern)?gesprach|meting|vorfuhrung|videocal|ruckruf\w*|zuruckruf\w*)`
const wish = String.raw`(mochte|wil|wolen|wurde|haten?|brauche?n?|wunsche|bite|gern\w*|kan|kont?en?|konen|las\w*|wan|geben|vereinbaren|ausmachen|machen|bekom\w*|krieg\w*)`
const wants = new RegExp(String.raw`\b${wish}\b.*\b${thing}\b|\b${thing}\b.*\b${wish}\b`)
// „Können Sie auch Beratung machen?“ asks what we do; only who wants some has a wish.
const wantsAdvice =
  /\b(mochte|wil|wolen|wurde|haten?|brauche?n?|wunsche|bite|gern\w*|vereinbaren|ausmachen)\b.*\bberatung\b|\bberatung\b.*\b(bite|vereinbaren|ausmachen|haben)\b/
const bare = new RegExp(
  String.raw`^\W*((na|gut|ok|okay|dan|also|ja|bite|ich nehme|wir nehmen)\W+)*(ein(?:en?)? )?(${thing}|beratung)( (bite|vereinbaren|ausmachen|buchen|machen|fixieren|anfragen|mit (ihnen|euch)))*\W*$`,
)
// „Telefon“ is a product otherwise.
const calls = /^\W*(konen|konten|wolen|solen|wurden) wir( \w+){0,4} telefonieren\W*$/
const others: RegExp[] = [
  /\bruf\w*\b.*\b(mich|uns|jemand)\b.*\b(zuruck|an)\b|zuruckruf/,
  /\bmelde[nt]? (sie|euch|dich)\b.*\bbei (mir|uns)\b|\b(bite|kan|kon\w*|wurd\w*)\b.*\bbei (mir|uns)\b.*\bmelde\w*/,
  /\b(trefen|kenenlernen)\b.*\b(wir|sie|uns)\b|\b(wir|sie|uns)\b.*\b(trefen|kenenlernen)\b/,
  /\b(konen|konten|wurden|mogen|bite)\b.*\b(mich|uns)\b.*\banrufen\b|\brufen sie (mich|uns)\b/,
  /\b(wil|mochte|wurde|laset?n?)\b.*\bberaten\b/,
  /^\W*(den |einen )?qr(\W*code)?( bite)?\W*$|\b(zeig\w*|schick\w*|gib|gebt|geben)\b.*\bqr\b|\bqr\b.*\b(termin|zeig\w*|schick\w*|geben)\b/,
]
const refuses = new RegExp(
  String.raw`\b(kein\w*|ohne)( \w+){0,2} (${thing}|beratung)\b|\bnicht (an|zuruck|anrufen|zuruckrufen|melden|beraten)\b`,
)
// „Was machen Sie in der Beratung?“ wants to know; „Wie bekomme ich einen Termin?“ wants one.
const asks =
  /^\W*wan (ist|sind|war|begint|startet|findet|gibt)\b|^\W*(was|welche\w*|wer|warum|wozu|wie)\b(?!.*\b(ich|wir)\b.*\b(vereinbar\w*|ausmach\w*|buch\w*|kom\w*|trefen)|.*\b(bekom\w*|krieg\w*|buche?|vereinbare?)\b.*\btermin)/
// Who speaks of customers, assistants or what appointments cost asks about our products.
const product =
  /\b(kunde?n?\w*|patient\w*|gast\w*|gaste\w*|asistent\w*|bots?|chatbot\w*|ki|sabine|selina|mathias|phonix|automatisch\w*|whatsap|telefon\w*|kost\w*|preis\w*|absag\w*|verschieb\w*|verwalt\w*|termine)\b/

/** Whether the visitor wants to talk to the agency: an appointment, a consultation, a call back. */
export function wantsAppointment(question: string): boolean {
  const folded = fold(question)
  if (bare.test(folded) || calls.test(folded)) return true
  if (product.test(folded) || refuses.test(folded) || asks.test(folded)) return false
  return [wants, wantsAdvice, ...others].some(pattern => pattern.test(folded))
}

/** Whether the visitor says yes to an appointment that Emilia offered last. */
export function acceptsOffer(question: string, lastAnswer: string | undefined): boolean {
  return (
    // A question among links is a heading.
    /Termin[^.!?\]]*\?\s*$/.test(lastAnswer ?? '') &&
    /^\W*(ja|gerne?|jawohl|ok|okay|bite|klar|sicher|unbedingt|pas?t|machen wir)\b( \w+){0,3}\W*$/.test(fold(question))
  )
}
