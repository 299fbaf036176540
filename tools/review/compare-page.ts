import { diffArrays } from 'diff'
import type { Block, Image, Link, PageState } from './state'
import { type Change, likeness, type Part, replaced, type Topic, wordDiff, words } from './words'

const TOPICS: Record<string, [Topic, string]> = {
  title: ['title', 'Titel'],
  description: ['description', 'Beschreibung'],
  canonical: ['canonical', 'Canonical'],
}

/** Everything that one page says differently. */
export function comparePage(before: PageState, after: PageState): Change[] {
  const head = compareValues(new Map(Object.entries(before.head)), new Map(Object.entries(after.head)))
  return [
    ...head.map(({ where, parts }): Change => {
      const [topic, name] = TOPICS[where] ?? ['head', where]
      return { topic, where: name, parts }
    }),
    ...compareBlocks(before.blocks, after.blocks),
    ...compareLinks(before.links, after.links),
    ...compareImages(before.images, after.images),
  ]
}

/** Values by name: changed, new or gone. */
export function compareValues(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .filter(name => before.get(name) !== after.get(name))
    .map(name => {
      const [old, now] = [before.get(name), after.get(name)]
      const parts = old !== undefined && now !== undefined ? wordDiff(old, now) : replaced(old, now)
      return { topic: 'data', where: name, parts }
    })
}

function compareBlocks(before: readonly Block[], after: readonly Block[]): Change[] {
  const hunks = diffArrays([...before], [...after], { comparator: (a, b) => a.text === b.text })
  const changes: { block: Block; old: Block | undefined; now: Block | undefined }[] = []
  hunks.forEach((hunk, index) => {
    const previous = hunks[index - 1]
    if (hunk.removed && !hunks[index + 1]?.added)
      changes.push(...hunk.value.map(block => ({ block, old: block, now: undefined })))
    if (hunk.added) {
      const pairs = pair(previous?.removed ? previous.value : [], hunk.value)
      changes.push(...pairs.map(([old, now]) => ({ block: (now ?? old) as Block, old, now })))
    }
  })
  const gone = new Set(changes.filter(({ now }) => !now).map(({ old }) => old?.text))
  const added = new Set(changes.filter(({ old }) => !old).map(({ now }) => now?.text))
  const headings = new Set([...added].filter(text => gone.has(text)))
  return changes.flatMap(({ block, old, now }): Change[] => {
    const where = block.heading
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

/** Which block became which: the one that is most like it; a single one became the single one in any case. */
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

/** Links that lead elsewhere, are new or gone. New words on the same link are a change of text. */
function compareLinks(before: readonly Link[], after: readonly Link[]): Change[] {
  const gone = before.filter(old => !after.some(now => now.href === old.href))
  const added = after.filter(now => !before.some(old => old.href === now.href))
  const change = (where: string, parts: Part[]): Change => ({ topic: 'link', where, parts })
  const retargeted = added.filter(now => gone.some(old => old.text === now.text))
  const isRetargeted = ({ text }: Link) => retargeted.some(one => one.text === text)
  const show = ({ text, href }: Link) => `${text || '(ohne Text)'} → ${href}`
  return [
    ...retargeted.map(now =>
      change(`Link „${now.text}“`, replaced(gone.find(old => old.text === now.text)?.href, now.href)),
    ),
    ...gone.filter(old => !isRetargeted(old)).map(old => change('Link weg', replaced(show(old), undefined))),
    ...added.filter(now => !isRetargeted(now)).map(now => change('Link neu', replaced(undefined, show(now)))),
  ]
}

/** Pictures by address: another alt text, another content of the same file, new or gone. */
function compareImages(before: readonly Image[], after: readonly Image[]): Change[] {
  const sources = [...new Set([...before, ...after].map(({ src }) => src))]
  return sources.flatMap((src): Change[] => {
    const [old, now] = [before.find(one => one.src === src), after.find(one => one.src === src)]
    if (!old) return [{ topic: 'image', where: 'Bild neu', parts: replaced(undefined, `${src} („${now?.alt}“)`) }]
    if (!now) return [{ topic: 'image', where: 'Bild weg', parts: replaced(`${src} („${old.alt}“)`, undefined) }]
    return [
      ...(old.alt === now.alt
        ? []
        : [{ topic: 'alt', where: `Alternativtext von ${src}`, parts: wordDiff(old.alt, now.alt) } as const]),
      ...(old.digest === now.digest
        ? []
        : [{ topic: 'image', where: 'Datei geändert', parts: [{ kind: 'same', text: src }] } as const]),
    ].map((change): Change => ({ ...change, parts: [...change.parts] }))
  })
}
