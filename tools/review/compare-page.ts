import { diffArrays } from 'diff'
import type { Block } from './blocks'
import { type Change, type Part, replaced, type Topic } from './change'
import { compareImages, compareLinks } from './compare-lists'
import { CANONICAL, DESCRIPTION, type PageState, TITLE } from './page-state'
import { likeness, wordDiff, words } from './words'

const TOPICS: Record<string, Topic> = { [TITLE]: 'title', [DESCRIPTION]: 'description', [CANONICAL]: 'canonical' }

/** Everything that is different for visitors of one page, its look aside. */
export function comparePage(before: PageState, after: PageState): Change[] {
  return [
    ...compareOrigins(before.origin, after.origin),
    ...compareHead(before.head, after.head),
    ...compareBlocks(before.blocks, after.blocks),
    ...compareLinks(before.links, after.links),
    ...compareImages(before.images, after.images),
    ...compareLines(before.labels, after.labels, 'label', 'Beschriftung (Vorleseprogramme, Felder, Emilia)'),
    ...compareLines(before.data, after.data, 'data', 'Strukturierte Daten'),
  ]
}

/** Every address of a page starts with it: told for itself, or it would hide what else is different. */
function compareOrigins(before: string, after: string): Change[] {
  if (before === after) return []
  return [{ topic: 'head', where: 'Adresse der Website', parts: replaced(before || undefined, after || undefined) }]
}

function compareHead(before: Record<string, string>, after: Record<string, string>): Change[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter(field => before[field] !== after[field])
    .map(field => {
      const [old, now] = [before[field], after[field]]
      const parts = old && now ? wordDiff(old, now) : replaced(old || undefined, now || undefined)
      return { topic: TOPICS[field] ?? 'head', where: field, parts }
    })
}

function compareBlocks(before: readonly Block[], after: readonly Block[]): Change[] {
  const hunks = diffArrays([...before], [...after], {
    comparator: (a, b) => a.text === b.text && a.place === b.place,
  })
  const changes: { block: Block; old: Block | undefined; now: Block | undefined }[] = []
  hunks.forEach((hunk, index) => {
    const previous = hunks[index - 1]
    if (hunk.removed && !hunks[index + 1]?.added)
      changes.push(...hunk.value.map(block => ({ block, old: block, now: undefined })))
    if (hunk.added) {
      const removed = previous?.removed ? previous.value : []
      const pairs = pair(removed, hunk.value)
      changes.push(...pairs.map(([old, now]) => ({ block: (now ?? old) as Block, old, now })))
    }
  })
  const gone = new Set(changes.filter(({ now }) => !now).map(({ old }) => old?.text))
  const added = new Set(changes.filter(({ old }) => !old).map(({ now }) => now?.text))
  const headings = new Set([...added].filter(text => gone.has(text)))
  return changes.flatMap(({ block, old, now }): Change[] => {
    const where = block.place === 'Seite' ? block.heading : block.place
    if (old && now) return [{ topic: 'text', where, parts: wordDiff(old.text, now.text) }]
    const hasMoved = gone.has(block.text) && added.has(block.text)
    if (hasMoved) {
      // A heading that moved has taken along what stands below it.
      const isLed = block.text !== block.heading && headings.has(block.heading)
      return now && !isLed ? [{ topic: 'text', where: moved(where), parts: start(now.text) }] : []
    }
    return [{ topic: 'text', where, parts: replaced(old?.text, now?.text) }]
  })
}

const moved = (where: string) => (where ? `${where}, verschoben` : 'verschoben')

/** With its dots no more words than `shorten` leaves. */
const START = 7

/** As much of a text as shows which one it is. */
function start(text: string): Part[] {
  const all = words(text)
  const first = all.slice(0, START).map(({ space, text: word }) => space + word)
  return [{ kind: 'same', text: first.join('') + (all.length > START ? ' …' : '') }]
}

/** Which block became which: by likeness; a single one that was replaced by a single one in any case. */
function pair(removed: readonly Block[], added: readonly Block[]): [Block | undefined, Block | undefined][] {
  if (removed.length === 1 && added.length === 1) return [[removed[0], added[0]]]
  const left = new Set(removed)
  const pairs = added.map((now): [Block | undefined, Block] => {
    const rated = [...left].map(old => ({ old, like: likeness(old.text, now.text) }))
    const best = rated.sort((a, b) => b.like - a.like)[0]
    if (!best || best.like < 0.4) return [undefined, now]
    left.delete(best.old)
    return [best.old, now]
  })
  return [...[...left].map((old): [Block, undefined] => [old, undefined]), ...pairs]
}

/** Compares lists of short texts where only what they hold counts. */
function compareLines(before: readonly string[], after: readonly string[], topic: Topic, where: string): Change[] {
  const hunks = diffArrays([...before], [...after])
  const gone = hunks.filter(hunk => hunk.removed).flatMap(hunk => hunk.value)
  const added = hunks.filter(hunk => hunk.added).flatMap(hunk => hunk.value)
  const still = gone.filter(line => !added.includes(line))
  const now = added.filter(line => !gone.includes(line))
  if (still.length === now.length)
    return now.map((line, index) => ({ topic, where, parts: wordDiff(still[index] ?? '', line) }))
  return [
    ...still.map(line => ({ topic, where, parts: replaced(line, undefined) })),
    ...now.map(line => ({ topic, where, parts: replaced(undefined, line) })),
  ]
}
