import type { SiteTools } from './site-tools'

export type Changes = ReturnType<SiteTools['renamePage']>

/** The files that changes write or remove. */
export const filesOf = (changes: Changes) =>
  changes.flatMap(({ file, to }) => (to ? [file, to] : [file]))

/** `einer Datei`, `4 Dateien` */
export const filesPhrase = (changes: Changes) =>
  changes.length === 1 ? 'einer Datei' : `${changes.length} Dateien`

/** One line for each file, with what happens to it. */
export const fileList = (changes: Changes) =>
  changes.map(({ file, to, edits }) =>
    to === '' ? `${file} fällt weg` : `${file}: ${placesOf(edits.length)}`,
  )

const placesOf = (count: number) => (count === 1 ? '1 Stelle' : `${count} Stellen`)
