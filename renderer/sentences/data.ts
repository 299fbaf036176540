import { meant, type Sentences } from './meant'

/** What is wrong with a .yaml file of content/, and the cure. */
export const data: Sentences = {
  'file-missing': () =>
    'Diese Datei fehlt. Holen Sie sie aus dem letzten Stand zurück (git checkout) oder legen Sie sie neu an.',
  'data-unknown': ({ key, extra = '', known = '' }) =>
    `Unbekannte Angabe „${extra}“${key ? ` unter „${key}“` : ''}.${meant(extra, known) || ` Möglich: ${known.replaceAll(',', ', ')}.`}`,
  'data-lacks': ({ key, name }) => `Hier fehlt die Angabe „${name}“${key ? ` unter „${key}“` : ''}.`,
  'data-wrong': ({ key }) =>
    `Die Angabe „${key}“ fehlt oder hat die falsche Form. Vergleichen Sie mit den Nachbarzeilen.`,
}
