const NBSP = '\u00a0'

/**
 * Keeps together what must not be torn apart at the end of a line: „z. B.“, „14 Tage“, „500 €“, „§ 5“, „+43 316 000000“.
 * Authors type ordinary spaces.
 */
export function keepTogether(text: string): string {
  return text
    .replace(/\b(z|d|u|o|i)\. ?(B|h|a|Ä|d|R)\./g, `$1.${NBSP}$2.`)
    .replace(
      /(\d) (?=(€|%|EUR|Tage?n?|Minuten?|Sekunden?|Stunden?|Uhr|Monate?n?|Wochen?|Personen|Prozent|Mal|kB|MB)(?![\wäöü]))/g,
      `$1${NBSP}`,
    )
    .replace(/\+\d[\d ]+\d/g, phone => phone.replaceAll(' ', NBSP))
    .replace(/(§|§§|Nr\.|Abs\.|Art\.|Dr\.) (?=[\dA-Z])/g, `$1${NBSP}`)
}
