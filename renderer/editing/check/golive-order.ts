/** Points that are alike: what they are, what visitors see until they are settled, and what to do about one. */
export type OpenPoints = { ruleId: string; heading: string; until: string; cure: string }

const FILL = 'Tragen Sie die Angabe ein, ohne eckige Klammern.'
const CONFIRM = 'Stimmt eine, löschen Sie ihre Zeile unter confirm, sonst ändern Sie die Seite.'
const PROMISED = 'Bis dahin lesen Besucher es als Zusage.'

/** How much a point weighs, the heaviest first. */
export const ORDER = {
  start: 'Was den Start aufhält',
  law: 'Was das Gesetz verlangt',
  customers: 'Was Kunden kostet',
  nice: 'Was noch schön wäre',
} as const

export type Weight = keyof typeof ORDER

/** All kinds of open points of the content, in the order in which they are to be settled. */
export const OPEN_POINTS: Readonly<Record<Weight, readonly OpenPoints[]>> = {
  start: [
    {
      ruleId: 'placeholder-price',
      heading: 'Was jeder Preis bedeutet',
      until: 'Bis dahin lesen Besucher nicht, wofür und wie oft ein Preis gilt, und müssen fragen.',
      cure: FILL,
    },
    {
      ruleId: 'placeholder-address',
      heading: 'Adresse der Website',
      until: 'Bis dahin nennen Suchmaschinen und geteilte Links eine Adresse, die es nicht gibt.',
      cure: `${FILL} Am Server geht auch SITE_URL.`,
    },
  ],
  law: [
    {
      ruleId: 'placeholder-law',
      heading: 'Angaben in Impressum, AGB und Datenschutz',
      until: 'Bis dahin lesen Besucher „wird vor dem Start eingetragen“.',
      cure: FILL,
    },
    {
      ruleId: 'legal-review',
      heading: 'Rechtstexte',
      until: 'Bis dahin gelten sie für Besucher so, wie sie dastehen.',
      cure: 'Eine Juristin oder ein Jurist liest sie. Danach steht im Kopf der Seite das Datum: reviewed: 2026-12-01.',
    },
    {
      ruleId: 'promise-law',
      heading: 'Zusagen, die abgemahnt oder bestraft werden, wenn sie falsch sind',
      until: PROMISED,
      cure: CONFIRM,
    },
    {
      ruleId: 'quote-consent',
      heading: 'Beispielzitate',
      until: 'Bis dahin lesen Besucher „Beispielzitat“ dabei.',
      cure: 'Ergänzen Sie author="Name" und consent="Datum", sobald die Zustimmung vorliegt, oder nehmen Sie es heraus.',
    },
    {
      ruleId: 'claim-source',
      heading: 'Zahlen ohne Quelle',
      until: 'Bis dahin lesen Besucher „Angabe von“ und den Namen der Firma.',
      cure: 'Tragen Sie bei source Studie und Jahr ein oder löschen Sie die Zeile.',
    },
  ],
  customers: [
    {
      ruleId: 'placeholder-contact',
      heading: 'Kontakt, und wer antwortet',
      until:
        'Bis dahin sehen Besucher eine erfundene Nummer und Adresse, und nicht, wer wann antwortet.',
      cure: FILL,
    },
    {
      ruleId: 'placeholder',
      heading: 'Andere Platzhalter',
      until: 'Bis dahin fehlt Besuchern die Angabe, oder sie lesen den Platzhalter.',
      cure: FILL,
    },
    {
      ruleId: 'promise-scope',
      heading: 'Zusagen, auf die sich Kunden berufen werden',
      until: PROMISED,
      cure: CONFIRM,
    },
    {
      ruleId: 'old-date',
      heading: 'Jahreszahlen von früher',
      until: 'Bis dahin wirkt die Website auf Besucher verlassen.',
      cure: 'Tragen Sie ein, was heute gilt.',
    },
  ],
  nice: [
    {
      ruleId: 'placeholder-social',
      heading: 'Profile in Netzwerken',
      until: 'Bis dahin führen die Zeichen im Fuß der Seiten ins Leere.',
      cure: 'Tragen Sie die Adresse ein, ohne eckige Klammern, oder löschen Sie die Zeile.',
    },
    {
      ruleId: 'promise-process',
      heading: 'Abläufe, die wir so ankündigen',
      until: PROMISED,
      cure: CONFIRM,
    },
  ],
}
