import { atMost, type FigureRow } from './figures'
import { builtPages, fontBytes, scriptGzip, weighPage } from './page-weight'

/**
 * What pages cost before anything is clicked, read from the built files: bytes of the precompressed HTML, of the fonts,
 * and gzip 9 of scripts. kB are 1000 bytes. The worst page counts.
 */
export function* weights(): Generator<FigureRow> {
  const pages = builtPages().map(route => weighPage(route))
  const heaviest = pages.reduce((one, other) => (other.brotli > one.brotli ? other : one))
  const kB = (what: string, bytes: number, limit: number, note?: string) =>
    atMost({ what, value: bytes / 1000, limit, unit: 'kB', digits: 1, note })
  const most = (count: (page: (typeof pages)[number]) => number) => Math.max(...pages.map(count))
  yield atMost({
    what: 'scripts and style sheets a page loads besides itself',
    value: most(({ loads }) => loads.length),
    limit: 0,
    unit: '',
  })
  yield kB('HTML + CSS + entry of any page, brotli', heaviest.brotli, 20, heaviest.route)
  yield kB('fonts', fontBytes(), 46)
  yield kB(
    'JavaScript before interaction, gzip',
    most(page => page.scriptGzip),
    3,
  )
  yield kB(
    'chat panel with React, gzip',
    Math.max(...heaviest.later.map(file => scriptGzip(file))),
    75,
  )
}
