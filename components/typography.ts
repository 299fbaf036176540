const NBSP = '\u00a0'
/** Soft hyphens and zero-width characters, without the joiners, which emoji and some scripts need. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g
const ODD_SPACES = /[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]/g

/**
 * Cleans text that was pasted from Word, websites or macOS: every space becomes an ordinary one, invisible characters go, and
 * a letter with combining marks becomes one character (NFC).
 */
export function tidy(text: string): string {
  if (!/[\u00a0\u00ad\u2000-\u200b\u2028-\u202f\u205f\u2060\ufeff]|[\u0300-\u036f]/.test(text))
    return text
  return text.normalize('NFC').replace(UNSEEN, '').replace(ODD_SPACES, ' ')
}

/** Spaces at which no line may break, told by what stands before or after them. */
const JOINTS =
  / (?:(?<=\d )(?=(?:€|%|×|EUR|Tage?n?|Minuten?|Sekunden?|Stunden?|Uhr|Monate?n?|Wochen?|Personen|Prozent|Mal|kB|MB)(?![\wäöü]))|(?<=\d[ \u00a0]× )|(?<=, neu )(?=[a-zäöü])|(?<=\b[Vv]ierzehn )(?=Tage)|(?<=\b[A-Z]{1,2} )(?=\d{1,4} [A-Z]{1,3}\b)|(?<=\b[A-Z]{1,2} \d{1,4} )(?=[A-Z]{1,3}\b)|(?<=\b[Bb]is zu \d{1,3} )|(?<=\b[Aa]b )(?=\d[\d.,]*[ \u00a0]€)|(?<=\b[A-Z],? )(?=(?:und )?[A-Z]\b)|(?<=\b[A-Z] und )(?=[A-Z]\b)|(?<=\bexkl\. )(?=USt)|(?<=\bAI )|(?<=§ \d{1,3} )(?=[A-Z])|(?<=\d\. )(?=(?:Jänner|Februar|März|April|Mai|Ju[nl]i|August|(?:Sept|Nov|Dez)ember|Oktober|Stock)\b)|(?<=(?:§|Nr\.|Abs\.|Art\.|Dr\.) )(?=[\dA-Z])|(?<=\b(?:Artikel|Absatz|Abschnitt|lit\.) )(?=\d|[a-z]\b))/g

/**
 * Puts non-breaking spaces where no line may break: „z. B.“, „14 Tage“, „500 €“, „20. Jänner“, „§ 5“,
 * „Artikel 6“, „lit. f“, „G 118 MK“, „+43 316 000000“, „ab 1.500 €“, „A, C und G“, „, neu vergeben“, „exkl. USt.“,
 * „AI Act“. Authors type ordinary spaces.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/\b([zduoi])\. ?([BhaÄdR])\./g, `$1.${NBSP}$2.`)
    .replace(JOINTS, NBSP)
    .replace(/\+\d[\d ]+\d/g, phone => phone.replaceAll(' ', NBSP))
}

const WHOLE =
  /(\b(?:E-Mails?|QR-Codes?|KI-Assistent\w*|RAG-System\w*|UN-Kaufrecht|24\/7-\w+)\b|\d{1,2}:\d\d–\d{1,2}:\d\d(?:\u00a0Uhr)?)/

/**
 * Cuts out what must not break at its own hyphen or dash: „E-Mail“, „24/7-Betreuung“, „9:00–17:00 Uhr“. Every second piece is such a
 * one, to be set without breaks by a style: a hyphen that does not break (U+2011) would not be found by who searches the page.
 */
export function cutWhole(text: string): string[] {
  return text.split(WHOLE)
}
