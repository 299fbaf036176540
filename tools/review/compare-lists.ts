import { diffArrays } from 'diff'
import { type Change, replaced } from './change'
import type { Image, Link } from './page-state'
import { wordDiff } from './words'

/** Links that lead elsewhere, are new or gone. New words on the same link are a change of text. */
export function compareLinks(before: readonly Link[], after: readonly Link[]): Change[] {
  const { gone, added } = leftovers(before, after, ({ text, href }) => `${text}\n${href}`)
  const retargeted = take(gone, added, (old, now) => old.text === now.text)
  take(gone, added, (old, now) => old.href === now.href)
  const show = ({ text, href }: Link) => `${text || '(ohne Text)'} → ${href}`
  return [
    ...retargeted.map(
      ([old, now]): Change => ({
        topic: 'link',
        where: `Link „${now.text}“`,
        parts: replaced(old.href, now.href),
      }),
    ),
    ...gone.map((link): Change => ({ topic: 'link', where: 'Link weg', parts: replaced(show(link), undefined) })),
    ...added.map((link): Change => ({ topic: 'link', where: 'Link neu', parts: replaced(undefined, show(link)) })),
  ]
}

/** Pictures and videos: another file, another content of the same file, another alt text, new or gone. */
export function compareImages(before: readonly Image[], after: readonly Image[]): Change[] {
  const { gone, added } = leftovers(before, after, ({ src, alt, digest }) => `${src}\n${alt}\n${digest}`)
  const kept = take(gone, added, (old, now) => old.src === now.src)
  const swapped = take(gone, added, (old, now) => old.alt === now.alt)
  return [
    ...kept.flatMap(([old, now]) => [...altChange(old, now), ...fileChange(old, now)]),
    ...swapped.map(([old, now]): Change => ({ topic: 'image', where: 'Bild', parts: replaced(old.src, now.src) })),
    ...gone.map((image): Change => ({ topic: 'image', where: 'Bild weg', parts: replaced(show(image), undefined) })),
    ...added.map((image): Change => ({ topic: 'image', where: 'Bild neu', parts: replaced(undefined, show(image)) })),
  ]
}

const altOf = ({ alt }: Image) => (alt === undefined ? 'kein Alternativtext' : alt || '(leer)')
const show = (image: Image) => (image.alt ? `${image.src} („${image.alt}“)` : image.src)

function altChange(old: Image, now: Image): Change[] {
  if (old.alt === now.alt) return []
  const parts = old.alt && now.alt ? wordDiff(old.alt, now.alt) : replaced(altOf(old), altOf(now))
  return [{ topic: 'alt', where: `Alternativtext von ${now.src}`, parts }]
}

function fileChange(old: Image, now: Image): Change[] {
  if (old.digest === now.digest) return []
  return [{ topic: 'image', where: 'Datei geändert', parts: [{ kind: 'same', text: now.src }] }]
}

/** What only one side has; what merely changed its place counts as kept. */
function leftovers<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string) {
  const hunks = diffArrays([...before], [...after], { comparator: (a, b) => keyOf(a) === keyOf(b) })
  const gone = hunks.filter(hunk => hunk.removed).flatMap(hunk => hunk.value)
  const added = hunks.filter(hunk => hunk.added).flatMap(hunk => hunk.value)
  take(gone, added, (old, now) => keyOf(old) === keyOf(now))
  return { gone, added }
}

/** Takes the pairs that belong together out of both lists. */
function take<T>(gone: T[], added: T[], belong: (old: T, now: T) => boolean): [T, T][] {
  const pairs: [T, T][] = []
  for (const old of [...gone]) {
    const index = added.findIndex(now => belong(old, now))
    if (index < 0) continue
    pairs.push([old, ...added.splice(index, 1)] as [T, T])
    gone.splice(gone.indexOf(old), 1)
  }
  return pairs
}
