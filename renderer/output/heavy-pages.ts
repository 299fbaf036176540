import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileName } from '../content-files'
import type { WholePage } from '../page/page'

/** More bytes than this, compressed with brotli, are worth a hint. As shipped, no page has more than 20 000. */
const HEAVY = 24_000

/** A hint for each page that has become heavy, as the check prints them. Nothing stops because of it. */
export function heavyPages(client: string, pages: readonly WholePage[]): string[] {
  return pages.flatMap(({ url, file }) => {
    const bytes = statSync(join(client, `${fileName(url)}.html.br`)).size
    if (bytes <= HEAVY) return []
    return `${file}:1:1  Hinweis: Diese Seite ist mit ${Math.round(bytes / 1000)} kB schwer für Handys. Teilen Sie sie, oder kürzen Sie Beispiele und Listen.`
  })
}
