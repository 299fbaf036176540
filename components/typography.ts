const NBSP = '\u00a0'
/** Soft hyphens and signs of no width. Not the joiners: emoji and some scripts need them. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g
const ODD_SPACES = /[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]/g

/**
 * What comes along from Word, websites and macOS, as if it had been typed here: every space an ordinary one, nothing unseen,
 * `a` with its two dots one letter.
 */
export function tidy(text: string): string {
  if (!/[\u00a0\u00ad\u2000-\u200b\u2028-\u202f\u205f\u2060\ufeff]|[\u0300-\u036f]/.test(text)) return text
  return text.normalize('NFC').replace(UNSEEN, '').replace(ODD_SPACES, ' ')
}

/**
 * Keeps together what must not be torn apart at the end of a line: „z. B.“, „14 Tage“, „500 €“, „20. Jänner“, „§ 5“,
 * „Artikel 6“, „lit. f“, „+43 316 000000“.
 * Authors type ordinary spaces.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/\b(z|d|u|o|i)\. ?(B|h|a|Ä|d|R)\./g, `$1.${NBSP}$2.`)
    .replace(
      /(\d) (?=(€|%|EUR|Tage?n?|Minuten?|Sekunden?|Stunden?|Uhr|Monate?n?|Wochen?|Personen|Prozent|Mal|kB|MB)(?![\wäöü]))/g,
      `$1${NBSP}`,
    )
    .replace(/\b([Vv]ierzehn) (?=Tage)/g, `$1${NBSP}`)
    .replace(
      /(\d\.) (?=(Jänner|Februar|März|April|Mai|Ju[nl]i|August|(Sept|Nov|Dez)ember|Oktober|Stock)\b)/g,
      `$1${NBSP}`,
    )
    .replace(/\+\d[\d ]+\d/g, phone => phone.replaceAll(' ', NBSP))
    .replace(/(§|§§|Nr\.|Abs\.|Art\.|Dr\.) (?=[\dA-Z])/g, `$1${NBSP}`)
    .replace(/\b(Artikel|Absatz|Abschnitt|lit\.) (?=\d|[a-z]\b)/g, `$1${NBSP}`)
}
