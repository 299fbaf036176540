const NBSP = '\u00a0'
/** Soft hyphens and zero-width characters, without the joiners, which emoji and some scripts need. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g
const ODD_SPACES = /[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]/g

/**
 * Cleans text that was pasted from Word, websites or macOS: every space becomes an ordinary one, invisible characters go, and
 * a letter with combining marks becomes one character (NFC).
 */
export function tidy(text: string): string {
  if (!/[\u00a0\u00ad\u2000-\u200b\u2028-\u202f\u205f\u2060\ufeff]|[\u0300-\u036f]/.test(text)) return text
  return text.normalize('NFC').replace(UNSEEN, '').replace(ODD_SPACES, ' ')
}

/** Spaces at which no line may break, told by what stands before or after them. */
const JOINTS =
  / (?:(?<=\d )(?=(?:€|%|EUR|Tage?n?|Minuten?|Sekunden?|Stunden?|Uhr|Monate?n?|Wochen?|Personen|Prozent|Mal|kB|MB)(?![\wäöü]))|(?<=\b[Vv]ierzehn )(?=Tage)|(?<=\d\. )(?=(?:Jänner|Februar|März|April|Mai|Ju[nl]i|August|(?:Sept|Nov|Dez)ember|Oktober|Stock)\b)|(?<=(?:§|Nr\.|Abs\.|Art\.|Dr\.) )(?=[\dA-Z])|(?<=\b(?:Artikel|Absatz|Abschnitt|lit\.) )(?=\d|[a-z]\b))/g

/**
 * Puts non-breaking spaces where no line may break: „z. B.“, „14 Tage“, „500 €“, „20. Jänner“, „§ 5“,
 * „Artikel 6“, „lit. f“, „+43 316 000000“.
 * Authors type ordinary spaces.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/\b([zduoi])\. ?([BhaÄdR])\./g, `$1.${NBSP}$2.`)
    .replace(JOINTS, NBSP)
    .replace(/\+\d[\d ]+\d/g, phone => phone.replaceAll(' ', NBSP))
}
