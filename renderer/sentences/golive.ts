import type { Sentences } from './meant'

/** What the firm still has to fill in before the site goes live. */
export const golive: Sentences = {
  placeholder: ({ key, value }) =>
    `${key ? `„${key}“ ist` : 'Hier steht'} noch ein Platzhalter: ${value}. Tragen Sie die Angabe ein, ohne eckige Klammern.`,
  'claim-source': ({ figure }) =>
    `Für die Werbeaussage „${figure}“ fehlt die Quelle. Tragen Sie bei source Studie und Jahr ein oder löschen Sie die Zeile.`,
  'quote-consent': ({ business, missing }) =>
    `Das Zitat (${business}) ist ein Beispiel: Es fehlt ${missing}. Ergänzen Sie author="Name" und consent="Datum", sobald die Zustimmung vorliegt, oder nehmen Sie es heraus.`,
  promise: ({ promise }) => `Zu bestätigen: ${promise}.`,
  'legal-review': () =>
    'Von Juristin oder Jurist zu prüfen. Danach setzen Sie im Kopf der Seite das Datum: reviewed: 2026-12-01.',
}
