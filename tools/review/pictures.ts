import { diffArrays } from 'diff'
import type { PNG } from 'pngjs'
import sharp from 'sharp'
import { changedBlocks } from './changed-blocks'
import { changedRows, crop } from './crop'
import { openStudio, type Section, type Studio, startBrowser } from './photo'

/** One place of a page before and after, as `data:` addresses; one of them is missing where it is new or gone. */
export type Picture = { width: number; before?: string; after?: string }
export type PictureOrder = { route: string; isNew: boolean; everySection: boolean }

const WIDTHS = [1280, 390] as const
/** Places of one page at one width; a page that changed all over is not shown in full. */
const MOST_PLACES = 6

/**
 * Photographs what changed on each of the ordered pages, at both widths.
 * @returns pictures by route; undefined without a browser
 */
export async function takePictures(
  before: string,
  after: string,
  orders: readonly PictureOrder[],
): Promise<Map<string, Picture[]> | undefined> {
  const browser = await startBrowser()
  if (!browser) return undefined
  try {
    const lists = await Promise.all(
      WIDTHS.map(async width => {
        const [old, now] = await Promise.all([openStudio(browser, before, width), openStudio(browser, after, width)])
        const taken: [string, Picture[]][] = []
        for (const order of orders) taken.push([order.route, await photographPage(old, now, order, width)])
        return taken
      }),
    )
    const pictures = new Map<string, Picture[]>()
    const shown = new Set<string>()
    for (const [route, list] of lists.flat()) {
      // A footer that changed everywhere is shown with the first page only.
      const fresh = list.filter(({ before, after }) => !shown.has(`${before}${after}`))
      for (const { before, after } of fresh) shown.add(`${before}${after}`)
      pictures.set(route, [...(pictures.get(route) ?? []), ...fresh])
    }
    return pictures
  } finally {
    await browser.close()
  }
}

async function photographPage(old: Studio, now: Studio, order: PictureOrder, width: number): Promise<Picture[]> {
  if (order.isNew) {
    const sections = await now.open(order.route)
    const shots = sections.filter(one => !/^(HEADER|FOOTER)/.test(one.key)).slice(0, 3)
    return Promise.all(shots.map(async one => ({ width, after: await encode(await now.shoot(one)) })))
  }
  const [left, right] = await Promise.all([old.open(order.route), now.open(order.route)])
  const places = align(left, right).filter(([a, b]) => order.everySection || a?.html !== b?.html)
  const pictures: Picture[] = []
  for (const [a, b] of places) {
    if (pictures.length === MOST_PLACES) break
    const blocks = a && b && changedBlocks(a, b)
    const [first, second] = await Promise.all([a && old.shoot(a, blocks?.before), b && now.shoot(b, blocks?.after)])
    if (first && second) {
      const rows = changedRows(first, second)
      if (!rows) continue
      const cut = blocks ? [first, second] : [crop(first, rows.before), crop(second, rows.after)]
      const [before = '', after = ''] = await Promise.all(cut.map(encode))
      pictures.push({ width, before, after })
    } else {
      pictures.push({
        width,
        ...(first && { before: await encode(first) }),
        ...(second && { after: await encode(second) }),
      })
    }
  }
  return pictures
}

/** Which section became which: equal ones first, what lies between them in order. */
function align(left: Section[], right: Section[]): [Section | undefined, Section | undefined][] {
  const hunks = diffArrays(left, right, { comparator: (a, b) => a.html === b.html || a.key === b.key })
  const pairs: [Section | undefined, Section | undefined][] = []
  let [i, j] = [0, 0]
  hunks.forEach((hunk, index) => {
    if (!hunk.added && !hunk.removed) {
      for (let k = 0; k < hunk.count; k++) pairs.push([left[i + k], right[j + k]])
    } else if (hunk.removed) {
      const added = hunks[index + 1]?.added ? (hunks[index + 1]?.count ?? 0) : 0
      for (let k = 0; k < hunk.count; k++) pairs.push([left[i + k], k < added ? right[j + k] : undefined])
    } else {
      const removed = hunks[index - 1]?.removed ? (hunks[index - 1]?.count ?? 0) : 0
      for (let k = removed; k < hunk.count; k++) pairs.push([undefined, right[j + k]])
    }
    if (!hunk.added) i += hunk.count
    if (!hunk.removed) j += hunk.count
  })
  return pairs
}

async function encode(picture: PNG): Promise<string> {
  const { width, height } = picture
  const webp = await sharp(picture.data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
