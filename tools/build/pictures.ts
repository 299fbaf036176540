import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  isPagePicture,
  PIXEL_PICTURE,
  pictureOf,
  pictureWidths,
} from '../../renderer/content-files'
import { filesBelow } from '../../renderer/files-below'
import type { WholePage } from '../../renderer/page/page'

/**
 * Makes the pictures of all pages small: each width that browsers may choose as WebP, and the picture itself no wider than
 * those. Nothing of a camera's notes stays in them. Pictures that no page names are taken out of `client`.
 */
export async function shrinkPictures(client: string, pages: readonly WholePage[]): Promise<void> {
  const named = new Set(
    pages.flatMap(({ head, links }) => [head?.socialImage, ...links.map(({ href }) => href)]),
  )
  for (const file of filesBelow(client).filter(isPagePicture))
    if (!named.has(`/${file}`)) await rm(join(client, file))
  const shown = pages.flatMap(({ links }) =>
    links.filter(({ image, href }) => image && PIXEL_PICTURE.test(href)),
  )
  for (const url of new Set(shown.map(({ href }) => href))) {
    // Read at once: the file is written anew.
    const picture = sharp(await readFile(join(client, url))).autoOrient()
    const widths = pictureWidths((await picture.metadata()).autoOrient.width)
    for (const width of widths)
      await picture
        .clone()
        .resize(width)
        .webp()
        .toFile(join(client, pictureOf(url, width)))
    await picture.clone().resize(widths.at(-1)).toFile(join(client, url))
  }
}
