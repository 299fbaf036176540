import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { nameOf } from '../data/content-files'
import { loadData } from '../data/site-data'
import type { PageFacts, WholePage } from './page'
import { readPage } from './read-page'

/** .yaml files whose facts stand in what is known of a page. */
const FACTS = ['content/site.yaml', 'content/prices.yaml']

/**
 * Adds `export const page` to the module of each page: what `readPage` knows of it, for the document around its words.
 * @param read gives a page by its file, `content/trial.mdx`; undefined for drafts in a build
 */
export function pageFactsPlugin(
  read: (file: string) => WholePage | undefined,
  root = process.cwd(),
): Plugin {
  return {
    name: '4xdu:page-facts',
    transform: {
      filter: { id: { include: /\/content\/.*\.mdx$/ } },
      handler(code, id) {
        for (const file of FACTS) this.addWatchFile(`${root}/${file}`)
        const page = read(nameOf(id, root))
        return {
          code: `${code}\nexport const page = ${JSON.stringify(page && facts(page))}`,
          map: null,
        }
      },
    },
  }
}

/** Reads a page as it is now, for the preview. */
export function pageOnDisk(file: string): WholePage | undefined {
  const facts = { site: loadData('site'), prices: loadData('prices') }
  const { page } = readPage(file, readFileSync(file, 'utf8'), facts)
  return page?.head && { ...page, head: page.head }
}

function facts({ head, boxes, passages, offers, films, topic }: WholePage): PageFacts {
  return {
    head,
    boxes: boxes.map(({ tag, props }) => ({ tag, props })),
    passages,
    offers,
    films,
    topic,
  }
}
