import { meant, type Sentences } from './meant'

/** What is wrong with a .yaml file of content/, and the cure. */
export const data: Sentences = {
  'data-empty-file': () =>
    'Diese Datei hat keine Angaben mehr. Holen Sie sie aus dem letzten Stand zurück (git checkout).',
  'data-shape': ({ cure }) =>
    `Die Zeilen dieser Datei haben nicht die Form „name: Wert“, mit Leerzeichen nach dem Doppelpunkt.${cure ? ` ${cure}` : ''}`,
  'data-unknown': ({ key, extra = '', known = '' }) =>
    `Unbekannte Angabe „${extra}“${key ? ` unter „${key}“` : ''}.${meant(extra, known) || ` Möglich: ${known.replaceAll(',', ', ')}.`}`,
  'data-lacks': ({ key, name, cure }) =>
    `Hier fehlt die Angabe „${name}“${key ? ` unter „${key}“` : ''}.${cure ? ` ${cure}` : ''}`,
  'data-empty': ({ key, cure }) => `„${key}“ ist leer. ${cure || 'Ergänzen Sie den Wert oder löschen Sie die Zeile.'}`,
  'data-option': ({ key, found = '', options = '' }) =>
    `Bei „${key}“ gibt es „${found}“ nicht.${meant(found, options)} Möglich: ${options.replaceAll(',', ', ')}.`,
  'data-quotes': ({ key, found }) =>
    `„${key}“ ist ein Text, „${found}“ aber liest der Computer als Zahl oder Ja/Nein. Setzen Sie den Wert in gerade Anführungszeichen: "${found}".`,
  'data-comma': ({ name, value }) =>
    `Ein Komma mitten im Wert beginnt eine neue Angabe. Setzen Sie den Wert in gerade Anführungszeichen: ${name}: "${value}".`,
  'data-wrong': ({ key, found, cure }) =>
    `Die Angabe ${found ? `„${found}“ bei „${key}“` : `„${key}“`} passt so nicht. ${cure || 'Vergleichen Sie mit den Nachbarzeilen.'}`,
  'row-open': ({ sign }) =>
    `Diese Zeile ist nicht zu Ende: Es fehlt die schließende Klammer ${sign}. Setzen Sie sie ans Ende der Zeile.`,
  'row-start': ({ sign }) => `Dieser Zeile fehlt am Anfang die Klammer ${sign}. Setzen Sie sie hier davor.`,
  'row-name': ({ name }) => `Nach „${name}“ fehlt der Doppelpunkt. Schreiben Sie „${name}: …“.`,
  'row-comma': ({ before }) => `Vor „${before}:“ fehlt ein Komma. Angaben in einer Zeile trennt ein Komma.`,
  'row-semicolon': () => 'Ein Strichpunkt trennt hier nichts. Schreiben Sie statt ; ein Komma.',
  'row-end': ({ sign }) =>
    `Mit der Klammer ist diese Zeile zu Ende. Löschen Sie das ${sign === ';' ? 'Zeichen ;' : 'Komma'} am Ende.`,
  'menu-twice': ({ line }) => `Diesen Eintrag hat das Menü schon in Zeile ${line}. Löschen Sie eine der beiden Zeilen.`,
  'menu-label': ({ label, line }) =>
    `„${label}“ heißt in diesem Menü schon der Eintrag in Zeile ${line}, er führt aber auf eine andere Seite. Geben Sie einem der beiden einen anderen Namen.`,
  'redirect-dash': () => 'In dieser Datei gibt es keine Liste. Löschen Sie den Strich davor.',
  'redirect-pair': ({ right }) => `Zwischen alter und neuer Adresse steht nur ein Doppelpunkt. Schreiben Sie ${right}.`,
  'row-quote': ({ sign }) =>
    `In dieser Zeile fehlt ein Anführungszeichen ${sign}. Jeder Wert hat davor und dahinter eines, oder keines.`,
  'row-value': ({ name, value }) =>
    `Ein Zeichen mitten im Wert verwirrt die Zeile. Setzen Sie den Wert in gerade Anführungszeichen: ${name}: "${value}".`,
}
