const toConfirm = ({ promise }: { promise: string }) => `Zu bestätigen: ${promise}.`

/** What the firm has to settle before the site goes live. */
export const golivePoints = {
  placeholder: ({ key, value }: { key: string; value: string }) =>
    `${key ? `„${key}“ ist` : 'Hier steht'} noch ein Platzhalter: ${value}. Tragen Sie die Angabe ein, ohne eckige Klammern.`,
  'claim-source': ({ figure }: { figure: string }) =>
    `Für die Werbeaussage „${figure}“ fehlt die Quelle. Tragen Sie bei source Studie und Jahr ein oder löschen Sie die Zeile.`,
  'quote-consent': ({ business, missing }: { business: string; missing: string }) =>
    `Das Zitat (${business}) ist ein Beispiel: Es fehlt ${missing}. Ergänzen Sie author="Name" und consent="Datum", sobald die Zustimmung vorliegt, oder nehmen Sie es heraus.`,
  'promise-law': toConfirm,
  'promise-scope': toConfirm,
  'promise-process': toConfirm,
  'legal-review': () =>
    'Von Juristin oder Jurist zu prüfen. Danach setzen Sie im Kopf der Seite das Datum: reviewed: 2026-12-01.',
}
