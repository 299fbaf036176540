import { data } from './+data'
import { Catalogue } from './catalogue/Catalogue'
import { boxEntries } from './catalogue/entries'
import { renderPage } from './document/render-page'

const HEAD = {
  title: 'Bausteine zum Kopieren | 4xDU',
  description: 'Alle Kästchen, die auf einer Seite stehen können.',
  canonical: '/_bausteine',
  noindex: true,
}

/** The catalogue of all boxes as an HTML document. */
export function renderCatalogue(): string {
  const entries = boxEntries()
  return renderPage({ head: HEAD, boxes: entries, passages: [], offers: [] }, <Catalogue entries={entries} />, data())
    .html
}
