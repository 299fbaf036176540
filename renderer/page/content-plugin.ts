import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Image, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import sharp from 'sharp'
import { visitParents } from 'unist-util-visit-parents'
import type { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { cutHead, nameOf } from '../data/content-files'
import { contentError, reporter } from '../data/report'
import { isTag, readBoxes } from './boxes'
import { toComponents } from './to-components'

/**
 * Compiles content/*.mdx with MDX. The module's `default` is the page's body; its head is for `readPage`.
 * @param hasLines gives every block the line that it is written in, for the preview
 */
export function contentPlugin(root: string = process.cwd(), hasLines = false): Plugin[] {
  // Its types are those of Rollup, which Vite's plugins extend.
  const compile = mdx({
    remarkPlugins: [remarkGfm, [remarkBoxes, root, hasLines]],
    exclude: '**/*.example.mdx',
    development: false,
  }) as Plugin
  return [
    {
      name: '4xdu:front-matter',
      enforce: 'pre',
      transform: {
        filter: { id: { include: /\.mdx$/, exclude: /\.example\.mdx/ } },
        handler: code => ({ code: cutHead(code).body, map: null }),
      },
    },
    { ...compile, enforce: 'pre' },
  ]
}

/** Remark plugin: boxes get their typed props, headings their anchors, pictures their size, and bands are formed. */
function remarkBoxes(root: string, hasLines: boolean) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { findings, report } = reporter(nameOf(file.path, root), String(file))
    const boxes = readBoxes(tree, report)
    if (findings.length > 0) throw contentError(findings)
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
