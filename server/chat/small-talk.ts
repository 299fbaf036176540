import { fold } from './words'

/** Sentences that visitors of a shop say to be polite, and what Emilia answers. Patterns are matched on folded text. */
const talk: [pattern: RegExp, answer: string][] = [
  [
    /^(x9)$/,
    'Gerne, wir beginnen von vorne: Das ist ein neues Gespräch. Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen helfen?',
  ],
  [
    /\b(wer|was) (bist du|sind sie|bin ich)\b|^wer ist emilia|wer (antwortet|schreibt|spricht|redet|chatet)\b|mit wem (schreibe?|rede|spreche|chate?|habe?)|wie heis(t|en) (du|sie)\b|(dein|ihr) name\b|stelen sie sich vor/,
    'Ich bin Emilia, die KI-Assistentin von 4xDU aus Graz. Ich beantworte Fragen zu unseren KI-Assistenten, zu Preisen und zum kostenlosen Test. Wenn Sie mit einem Menschen sprechen möchten, finden Sie alle Wege unter [Kontakt](/kontaktinformationen).',
  ],
  [
    /^(?!.*\b(wen|kunde\w*|gast|gaste\w*|patient\w*)\b).*\b(bist du|sind sie|bin ich|spreche? ich|rede? (ich|i)|schreibe? (ich|i)|ist (das|da|hier)|(antwortet|schreibt|spricht|hilft) (mir|da|hier))\b.*\b(robot\w*|ki|bot|chatbot|computer|maschine|mensch\w*|echt\w*|person|automat\w*)\b/,
    'Ich bin eine KI, kein Mensch: Emilia, die Assistentin von 4xDU. Menschen aus unserem Team erreichen Sie über die [Kontaktseite](/kontaktinformationen).',
  ],
  [
    /^(\W|ok|okay|super|top|pas?t|ales klar|vielen|herzlichen|besten|lieben|tausend)*(danke?|dankeschon|merci|vergelts got)\b/,
    'Gern geschehen! Wenn noch etwas offen ist, fragen Sie einfach weiter.',
  ],
  [
    /^\W*(auf wiedersehen|auf wiederhoren|tschus+|tschau|ciao|baba|pfiat|bis bald|bis dan|schonen (tag|abend))/,
    'Auf Wiedersehen! Schön, dass Sie da waren.',
  ],
  [
    /\bwie geht('?s| es)\b/,
    'Danke der Nachfrage, bei mir läuft alles. Und bei Ihnen? Erzählen Sie mir gern, wo es in Ihrem Betrieb hakt.',
  ],
  [
    /^\W*(was kan(st du|n?st du| ich (dich|sie) fragen|en sie)( so| ales| fur mich tun)*|hilfe|help|wobei \w+ (sie|du|ihr|emilia)\b.*|was kon(en|t) (sie|ihr)( \w+){0,2}|(wie|wobei) \w+ (sie|du|ihr) (mir|uns) helfen)\W*$/,
    'Ich beantworte Fragen zu unseren KI-Assistenten für Website, WhatsApp und Telefon, zu Preisen, Schulungen und zum [kostenlosen Test](/trial). Möchten Sie mit uns reden, schreiben Sie „Termin“.',
  ],
]

const greeting =
  /^\W*(halo|hi|hey|hei|servus|grus (got|dich|sie|euch)|griasd?i\w*|gruezi|moin|guten? (tag|morgen|abend|nacht|mitag)|mahlzeit|habe die ehre|hello|schonen (tag|abend))( \w+){0,2}\W*$/

/** The answer to small talk; undefined when the visitor wants to know something. */
export function smallTalk(question: string): string | undefined {
  const folded = fold(question).trim()
  const found = talk.find(([pattern]) => pattern.test(folded))
  if (found) return found[1]
  if (greeting.test(folded)) return 'Hallo! Schön, dass Sie da sind. Wie kann ich Ihnen helfen?'
  return undefined
}
