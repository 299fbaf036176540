function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

/**
 * What German copy needs, with the accents of names and loan words. Not in it: fractions, Spanish characters and
 * control characters (each costs bytes on every page). A letter outside falls back to Arial.
 */
export const textCharacters = [
  range(0x20, 0x7e),
  'ÄÖÜäöüß',
  'ÀÁÂÇÈÉÊÑÓàáâãåæçèéêëíîïñòóôøùúûý',
  '\u00a0\u2009\u00ad',
  '„“”‚‘’«»‹›–—…·•×−€°§©®™²±´',
].join('')

/** Neither house font draws these; they come from Inter in a file of their own, loaded only where one is used. */
export const symbolCharacters = '→✓★'
