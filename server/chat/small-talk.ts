import { frustration } from './frustration'
import { fold } from './words'

// Every pattern stands for the whole of what is said: „Danke, und was kostet das?“ is a question. Folded, without marks.
const whole = (text: string) => new RegExp(`^(?:${text})$`, 'u')
const before = String.raw`(?:(?:halo|hi|hey|hei|servus|und|aber|na|sag|sagen sie|mal|sorry|entschuldigung)\s+)*`
const machine = String.raw`(?:robot\w*|ki|bot|chatbot|computer|maschine|mensch\w*|person|automat\w*|inteligenz|echt\w*)`
const between = String.raw`(?:hier|da|do|am|eigentlich|jetzt|grad|gerade|eben|nun|mit|ein\w*|an\w*|a|der|die|das|wirklich|richtig\w*|lebendig\w*|kunstlich\w*|nur|auch|oder|und|kein\w*|jemand\w*|nicht|am werk|dran)`
const aMachine = String.raw`(?:${between}\s+)*${machine}(?:\s+(?:${between}|${machine}))*`
const thanks = `(?:danke?|danke?schon|merci|vergelts got)`
// Only a few: without an end a long row of „für“ would take for ever.
const afterThanks = String.raw`(?:\s+(?:schon|sehr|vielmals|dir|ihnen|euch|auch|dafur|einstweilen|fur \w+( \w+){0,2}|das (?:war|hilft|reicht|genugt|ist|weis)( \w+){1,3}|ales klar|super|perfekt|pas?t|emilia|bis (?:bald|dan)|tschus+|servus)){0,4}`

/** Sentences that visitors of a shop say to be polite, and what Emilia answers. */
const talk: [pattern: RegExp, answer: string][] = [
  [
    whole('x9'),
    'Gerne, wir beginnen von vorne: Das ist ein neues Gespräch. Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen helfen?',
  ],
  [
    whole(
      String.raw`${before}(?:(?:wer|was) (?:bist du|sind sie|bin ich)( (?:denn|den|eigentlich|genau|uberhaupt|hier|da))*|wer ist (?:emilia|da|dran)|wer (?:antwortet|schreibt|spricht|redet|chatet|ist)(?: (?:mir|da|hier|den|eigentlich|jetzt|gerade|mit mir|dran|am werk)){1,2}|mit wem (?:schreibe?|rede|spreche|chate?|habe?)( \w+){0,6}|wie heis(?:t|en) (?:du|sie)( \w+)?|(?:was|wie) ist (?:dein|ihr) name|(?:dein|ihr) name|stelen sie sich( bite| kurz)* vor)`,
    ),
    'Ich bin Emilia, die KI-Assistentin von 4xDU aus Graz. Ich beantworte Fragen zu unseren KI-Assistenten, zu Preisen und zum kostenlosen Test. Wenn Sie mit einem Menschen sprechen möchten, finden Sie alle Wege unter [Kontakt](/kontaktinformationen).',
  ],
  [
    whole(
      `${before}(?:(?:bist du|sind sie|bin ich) (?:chatgpt|gpt\\w*|siri|alexa|claude|gemini|copilot)|(?:bist du|sind sie|bin ich|ist emilia|spreche? ich|rede? (?:ich|i)|schreibe? (?:ich|i)|chate? ich|ist (?:das|da|hier)|(?:wer )?(?:antwortet|schreibt|spricht|hilft) (?:mir|da|hier)) ${aMachine})`,
    ),
    'Ich bin eine KI, kein Mensch: Emilia, die Assistentin von 4xDU. Menschen aus unserem Team erreichen Sie über die [Kontaktseite](/kontaktinformationen).',
  ],
  [
    whole(
      String.raw`(?:(?:ok|okay|super|top|pas?t|ales klar|vielen|herzlichen|besten|lieben|tausend|na|nein|ja)\s+)*${thanks}${afterThanks}`,
    ),
    'Gern geschehen! Wenn noch etwas offen ist, fragen Sie einfach weiter.',
  ],
  [
    whole(
      String.raw`(?:ok |danke )*(?:auf wiedersehen|auf wiederhoren|tschus+|tschau|ciao|baba|pfiat \w+|bis bald|bis dan|schonen (?:tag|abend))( \w+){0,3}`,
    ),
    'Auf Wiedersehen! Schön, dass Sie da waren.',
  ],
  [
    whole(`${before}(?:${frustration})( (?:jetzt|so|da|wirklich|mit dir|mit ihr|halt)){0,2}`),
    'Das tut mir leid, da war ich keine Hilfe. Unser Team antwortet Ihnen persönlich: [Kontakt](/kontaktinformationen). Oder schreiben Sie „Termin“, dann zeige ich Ihnen den QR-Code für ein Gespräch.',
  ],
  [
    whole(
      String.raw`(?:(?:ok|okay|ales klar|pas?t|super|gut|verstehe|verstanden|aha|perfekt|prima|toll|gut zu wissen|nein|na|nichts|sonst nichts)\s*){1,4}`,
    ),
    'Gut. Wenn noch etwas offen ist, fragen Sie einfach weiter.',
  ],
  [
    whole(String.raw`(?:(?:ja|jawohl|bite|gerne?)\s*){1,4}`),
    'Gern. Worum geht es Ihnen: um einen bestimmten Assistenten, um Preise oder um einen Termin?',
  ],
  [
    whole(`${before}(?:wie geht'?s|wie geht es)( (?:dir|ihnen|euch|so|den|da|heute|emilia))*`),
    'Danke der Nachfrage, bei mir läuft alles. Und bei Ihnen? Erzählen Sie mir gern, wo es in Ihrem Betrieb hakt.',
  ],
  [
    whole(
      String.raw`was kan(?:st du|n?st du| ich (?:dich|sie) fragen|en sie)(?: so| ales| fur mich tun)*|hilfe|help|wobei \w+ (?:sie|du|ihr|emilia)\b.*|was kon(?:en|t) (?:sie|ihr)(?! nicht)( \w+){0,2}|(?:wie|wobei) \w+ (?:sie|du|ihr) (?:mir|uns) helfen`,
    ),
    'Ich beantworte Fragen zu unseren KI-Assistenten für Website, WhatsApp und Telefon, zu Preisen, Schulungen und zum [kostenlosen Test](/trial). Möchten Sie mit uns reden, schreiben Sie „Termin“.',
  ],
  [
    whole(
      String.raw`(?:halo|hi|hey|hei|servus|gr(?:u|ia)s (?:got|di|dich|sie|euch|enk)|griasd?i\w*|gruezi|moin|guten? (?:tag|morgen|abend|nacht|mitag)|mahlzeit|habe die ehre|hello|schonen (?:tag|abend))( \w+){0,2}`,
    ),
    'Hallo! Schön, dass Sie da sind. Wie kann ich Ihnen helfen?',
  ],
]

/** The answer to small talk; undefined when the visitor wants to know something. */
export function smallTalk(question: string): string | undefined {
  const said = fold(question.replace(/[^\p{L}\p{N}\p{M}'’]+/gu, ' ')).trim()
  return talk.find(([pattern]) => pattern.test(said))?.[1]
}
