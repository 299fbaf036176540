/** HTML that people bring along from elsewhere, and what to write instead. */
const CURES: Record<string, string> = {
  b: 'Für fetten Text schreiben Sie **so**.',
  strong: 'Für fetten Text schreiben Sie **so**.',
  i: 'Für betonten Text schreiben Sie *so*.',
  em: 'Für betonten Text schreiben Sie *so*.',
  a: 'Einen Link schreiben Sie [Text](/pfad).',
  br: 'Für einen neuen Absatz lassen Sie eine Zeile leer.',
  hr: 'Für einen neuen Abschnitt nehmen Sie eine Überschrift mit ##.',
  img: 'Ein Bild schreiben Sie ![Was man sieht](/datei.svg).',
  ul: 'Eine Liste schreiben Sie mit Strichen: - Punkt.',
  ol: 'Eine nummerierte Liste schreiben Sie 1. 2. 3.',
  li: 'Einen Listenpunkt schreiben Sie mit Strich: - Punkt.',
  table: 'Eine Tabelle schreiben Sie mit | Strichen |.',
}

const OTHERS =
  'article aside audio blockquote body button center code dd del details div dl dt fieldset figcaption figure font footer form ' +
  'h1 h2 h3 h4 h5 h6 head header html iframe input label link main mark meta nav nobr object option p pre s script section ' +
  'select small source span style sub summary sup svg tbody td textarea tfoot th thead title tr u video wbr'
const known = new Set([...Object.keys(CURES), ...OTHERS.split(' ')])

/** The sentence for a tag of HTML with what to write instead; undefined for a name that is none of HTML's. */
export function htmlSentence(tag: string): string | undefined {
  if (!known.has(tag)) return undefined
  const cure = CURES[tag] ?? 'Löschen Sie das Kürzel und sein Gegenstück, der Text bleibt.'
  return `HTML wie <${tag}> geht hier nicht. ${cure}`
}
