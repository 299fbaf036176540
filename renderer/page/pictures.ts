import { join } from 'node:path'
import type { Image, Root } from 'mdast'
import sharp from 'sharp'
import { walk } from './walk'

/** Gives an author's pictures their size, so that nothing moves when they come; they are asked for when they come near. */
export async function sizePictures(tree: Root, root: string): Promise<void> {
  const pictures: Image[] = []
  walk(tree, node => {
    if (node.type === 'image') pictures.push(node)
  })
  for (const picture of pictures) {
    // One that cannot be read is told of by the check.
    const read = await sharp(join(root, 'content/media', picture.url))
      .metadata()
      .catch(() => undefined)
    const hProperties = { width: read?.autoOrient.width, height: read?.autoOrient.height, loading: 'lazy' }
    picture.data = { ...picture.data, hProperties } as typeof picture.data
  }
}
