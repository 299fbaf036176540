import { siteFacts } from '../../data/site-facts'
import { renderPage } from '../../document/render-page'
import { Catalogue } from './Catalogue'
import { boxEntries, readExample } from './entries'

const HEAD = {
  title: 'Bausteine zum Kopieren | 4xDU',
  description: 'Alle Kästchen, die auf einer Seite stehen können.',
  canonical: '/_bausteine',
  noindex: true,
}

/** The catalogue of all boxes as an HTML document. */
export function renderCatalogue(): string {
  const entries = boxEntries()
  const boxes = entries.flatMap(({ example }) => readExample(example).boxes)
  return renderPage(
    { head: HEAD, boxes, passages: [], offers: [], films: [], topic: undefined },
    <Catalogue entries={entries} />,
    siteFacts(),
  )
}
