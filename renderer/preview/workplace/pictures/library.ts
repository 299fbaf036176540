import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { visitParents } from 'unist-util-visit-parents'
import { contracts } from '../../../../components/registry'
import { isPagePicture } from '../../../content-files'
import { headValue } from '../../../data/front-matter'
import { filesBelow } from '../../../files-below'
import { spanOf } from '../../../page/span'
import type { Picture, PictureUse } from '../../messages'
import type { LiveCheck } from '../../preview-state'

type Draft = { file: string; text: string }
type Page = ReturnType<LiveCheck['content']>['pages'][number]
type Use = PictureUse & { path: string }

/** What browsers show of content/media. */
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i
/** Faces and signs that the program of the site names itself. */
const OF_SITE = /^(?:personas\/|favicon|logo\.svg)/

/** Whether a file of content/media is a picture that editors put on pages, so that they may replace and delete it. */
export const isOfPages = (file: string) =>
  isPagePicture(file) || (/\.(?:gif|svg)$/.test(file) && !OF_SITE.test(file))

/** All pictures of content/media with their sizes, and where they are shown; `drafts` are texts that are not saved yet. */
export function pictureLibrary(
  root: string,
  check: LiveCheck,
  drafts: readonly Draft[],
): Picture[] {
  const uses = usesIn(check, drafts)
  return filesBelow(join(root, 'content/media'))
    .filter(file => PICTURE.test(file) && !file.startsWith('videos/'))
    .map(file => ({
      path: `/${file}`,
      ...sizesOf(join(root, 'content/media', file)),
      uses: uses.filter(({ path }) => path === `/${file}`).map(({ path: _, ...use }) => use),
      isOfPages: isOfPages(file),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isOfPages) - Number(one.isOfPages) || one.path.localeCompare(other.path, 'de'),
    )
}

/** Every place that shows a picture or names it, in pages and facts. */
export function usesIn(check: LiveCheck, drafts: readonly Draft[]): Use[] {
  const { pages, files } = check.content()
  const typed = drafts.flatMap(draft => {
    const { pages, files } = check.content(draft)
    return [...pages, ...files].filter(({ file }) => file === draft.file)
  })
  const isTyped = ({ file }: { file: string }) => typed.some(one => one.file === file)
  return [...[...pages, ...files].filter(checked => !isTyped(checked)), ...typed].flatMap(
    checked => ('page' in checked && checked.page ? usesOn(checked as Page) : named(checked)),
  )
}

/** What a page shows, with the words for people who do not see it. */
function usesOn({ file, text, page }: Page): Use[] {
  if (!page) return []
  const places: { path: string; at: number; alt?: string }[] = []
  visitParents(page.tree, 'image', node => {
    places.push({ path: node.url, at: spanOf(node)[0], alt: node.alt ?? '' })
  })
  for (const { href, at, image } of page.links) if (!image) places.push({ path: href, at })
  for (const { tag, props, at, isWhole } of page.boxes)
    for (const path of (isWhole && contracts[tag]?.files?.(props)) || []) places.push({ path, at })
  if (page.head?.socialImage)
    places.push({ path: page.head.socialImage, at: headValue(text, 'socialImage') })
  return places.map(({ path, at, alt }) => ({
    path: path.replace(/[?#].*/, ''),
    ...placeOf(file, text, at),
    ...(alt !== undefined && { alt }),
  }))
}

/** Names of pictures in a text that is no page, or cannot be read as one yet. */
function named({ file, text }: Draft): Use[] {
  return [...text.matchAll(/\/[\w/.-]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi)].map(
    ({ 0: path, index }) => ({ path, ...placeOf(file, text, index) }),
  )
}

function placeOf(file: string, text: string, at: number): PictureUse {
  const before = text.slice(0, at)
  return { file, line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
}

function sizesOf(path: string): Pick<Picture, 'bytes' | 'changed' | 'size'> {
  const { size: bytes, mtimeMs: changed } = statSync(path)
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { bytes, changed, size: { width, height } }
  } catch {
    return { bytes, changed }
  }
}
