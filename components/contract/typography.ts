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

/** Spaces at which no line may break, told by what stands before and after them. */
const JOINTS = [
  // a number and what it counts: „14 Tage“, „600 Nachrichten“, „5 €“, „1 × Blattsalat“
  /(?<=\d) (?=[A-ZÄÖÜ€%×]|kB\b)/g,
  /(?<=\d\s×) /g,
  // „0,07 € bis 0,10 €“
  /(?<=€) (?=bis\s\d)|(?<=€\sbis) (?=\d)/g,
  // „0,07 € pro Nachricht“
  /(?<=€) (?=pro\s[A-ZÄÖÜ])|(?<=€\spro) (?=[A-ZÄÖÜ])/g,
  // what has a number: „Zimmer 8“, „Seite 48“, „Artikel 6“, „Gewerbeordnung 1994“
  /(?<=[A-ZÄÖÜ][a-zäöüß]+) (?=\d)/g,
  // „ab 1.500 €“, „um 9:00“, „bis zu 5“, „zzgl. 100 €“, „exkl. USt.“, „als KI“, „Stufe AA“
  /(?<=\b(?:[Aa]b|um|zu|zzgl\.)) (?=\d)/g,
  /(?<=exkl\.|als|Stufe) (?=USt|KI|AA)/g,
  // „20. Jänner“, „2. Stock“
  /(?<=\d\.) (?=(?:Jänner|Februar|März|April|Mai|Ju[nl]i|August|\w+[mo]ber|Stock)\b)/g,
  // „§ 25“, „Abs. 2“, „lit. f“
  /(?<=§|Nr\.|Abs\.|Art\.|Dr\.) (?=[\dA-Z])/g,
  /(?<=lit\.) (?=[a-z]\b)/g,
  // number plates, „G 118 MK“, and letters in a row, „A, C und G“
  /(?<=\b[A-Z]{1,2}) (?=\d{1,4}\s[A-Z]{1,3}\b)/g,
  /(?<=\b[A-Z],?(?:\sund)?) (?=(?:und )?[A-Z]\b)/g,
  // „+43 316 000000“
  /(?<=\+[\d\s]+) (?=\d)/g,
]

/** Puts non-breaking spaces where no line may break: at the joints above and in „z. B.“. Authors type ordinary spaces. */
export function keepTogether(text: string): string {
  return JOINTS.reduce(
    (joined, joint) => joined.replace(joint, NBSP),
    text.replace(/\b([zduoi])\. ?([BhaÄdR])\./g, `$1.${NBSP}$2.`),
  )
}

const WHOLE =
  /(\b(?:E-Mails?|IP-Adressen?|QR-Codes?|Sprach-KI|IT-Abteilung|KI-(?:Assistent|Avatar|Concierge|Training)\w*|Kfz-Werkstätten?|RAG-System\w*|EU-Verordnung|UN-Kaufrecht|24\/7-\w+)\b|\d+(?::\d\d)?–\d+(?::\d\d)?(?:\u00a0[A-Z][a-z]+)?)/

/**
 * Cuts out what must not break at its own hyphen or dash: „E-Mail“, „24/7-Betreuung“, „9:00–17:00 Uhr“, „2–3 Tage“. Every second piece is such a
 * one, to be set without breaks by a style: a hyphen that does not break (U+2011) would not be found by who searches the page.
 */
export function cutWhole(text: string): string[] {
  return text.split(WHOLE)
}
