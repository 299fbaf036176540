import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Image, Root } from 'mdast'
import sharp from 'sharp'
import type { Processor } from 'unified'
import { visitParents } from 'unist-util-visit-parents'
import type { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { nameOf } from '../data/content-files'
import { contentError } from '../data/report'
import { loadData } from '../data/site-data'
import { isTag } from './boxes'
import type { PageFacts, WholePage } from './page'
import { readPage } from './read-page'
import { toComponents } from './to-components'

/** .yaml files whose facts stand in what is known of a page. */
const FACTS = ['content/site.yaml', 'content/prices.yaml']

/** Gives a page by its file, `content/trial.mdx`, and text; undefined for drafts in a build. MDX changes its tree. */
export type ReadFile = (file: string, text: string) => WholePage | undefined

type Options = {
  read: ReadFile
  root?: string
  /** Gives every block the line that it is written in, for the preview. */
  hasLines?: boolean
}

/**
 * Makes a module of each page: `default` is its words, compiled by MDX from the tree that `readPage` has parsed, `page` what the
 * document around them needs.
 */
export function pagePlugin({ read, root = process.cwd(), hasLines = false }: Options): Plugin[] {
  // From one step of a module to the next.
  const pages = new Map<string, WholePage | undefined>()
  const pageAt = ({ path }: VFile) => pages.get(path)
  // Its types are those of Rollup, which Vite's plugins extend.
  const compile = mdx({
    remarkPlugins: [[usePage, { pageAt, root, hasLines }]],
    exclude: '**/*.example.mdx',
    development: false,
  }) as Plugin
  const filter = { id: { include: /\/content\/.*\.mdx$/ } }
  return [
    {
      name: '4xdu:page',
      enforce: 'pre',
      transform: {
        filter,
        handler(code, id) {
          for (const file of FACTS) this.addWatchFile(`${root}/${file}`)
          pages.set(id, read(nameOf(id, root), code))
        },
      },
    },
    { ...compile, enforce: 'pre' },
    {
      name: '4xdu:page-facts',
      transform: {
        filter,
        handler(code, id) {
          const page = pages.get(id)
          return {
            code: `${code}\nexport const page = ${JSON.stringify(page && facts(page))}`,
            map: null,
          }
        },
      },
    },
  ]
}

/**
 * Reads a page as it is now, for the preview.
 * @throws Error with all findings where the page has a mistake
 */
export function pageOnDisk(file: string, text: string): WholePage | undefined {
  const facts = { site: loadData('site'), prices: loadData('prices') }
  const { page, findings } = readPage(file, text, facts)
  if (findings.some(({ fatal }) => fatal)) throw contentError(findings)
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

type UsePage = {
  pageAt: (file: VFile) => WholePage | undefined
  root: string
  hasLines: boolean
}

/**
 * Remark plugin that parses nothing: the tree is the page's own. Boxes get their typed props, headings their anchors, pictures
 * their size, and bands are formed.
 */
function usePage(this: Processor, { pageAt, root, hasLines }: UsePage) {
  this.parser = (_text, file) => pageAt(file)?.tree ?? { type: 'root', children: [] }
  return async (tree: Root, file: VFile): Promise<void> => {
    const boxes = new Map(pageAt(file)?.boxes.map(box => [box.node, box]))
    await sizePictures(tree, root)
    if (hasLines)
      for (const [node, { props }] of boxes) props['data-line'] = node.position?.start.line
    toComponents(tree, boxes)
    if (hasLines) addLines(tree)
  }
}

function addLines(tree: Root): void {
  visitParents(tree, node => {
    if (!node.position || isTag(node)) return
    const hProperties = {
      ...(node.data as { hProperties?: object })?.hProperties,
      'data-line': node.position.start.line,
    }
    node.data = { ...node.data, hProperties } as typeof node.data
  })
}

/** Gives an author's pictures their size, so that nothing moves when they come; they are asked for when they come near. */
async function sizePictures(tree: Root, root: string): Promise<void> {
  const pictures: Image[] = []
  visitParents(tree, 'image', picture => {
    pictures.push(picture)
  })
  for (const picture of pictures) {
    // One that cannot be read is told of by the check.
    const read = await sharp(join(root, 'content/media', picture.url))
      .metadata()
      .catch(() => undefined)
    const { width, height } = read?.autoOrient ?? {}
    const hProperties = { width, height, loading: 'lazy' }
    picture.data = { ...picture.data, hProperties } as typeof picture.data
  }
}
