import { diffArrays } from 'diff'
import type { PrintedLine, SiteState } from './state'
import { allChanged, type DiffPart, likeness, wordDiff } from './words'

/** One thing that reads differently. `where` says in German what or where it is, e.g. the heading above. */
export type Change = { where: string; parts: DiffPart[] }

/** What is different between two states, for the eyes of a reviewer. */
export type Review = {
  /** Pages with changes of their own; `before` is the address that a renamed page had. */
  pages: { route: string; title: string; before?: string; changes: Change[] }[]
  /** What reads differently on several pages in the same way, such as a price or a menu: told once, with the pages. */
  shared: { routes: string[]; changes: Change[] }[]
  added: { route: string; title: string; lines: PrintedLine[] }[]
  gone: { route: string; title: string }[]
  /** What no page prints: redirects, Emilia's own words. */
  data: Change[]
  /** New address -> old one. */
  renamed: ReadonlyMap<string, string>
}

/** Below this share of common words two pages are two pages, and not one under another name. */
const SAME_PAGE = 0.5
/** Below this share of common words one line did not become the other. */
const SAME_LINE = 0.4

/** Compares all pages by address; a renamed page with what it was. */
export function compare(before: SiteState, after: SiteState): Review {
  const added = [...after.pages.keys()].filter(route => !before.pages.has(route))
  const gone = [...before.pages.keys()].filter(route => !after.pages.has(route))
  const renamed = renamedPages(before, after, gone, added)
  const sorted = [...after.pages].sort(([one], [other]) => (one < other ? -1 : 1))
  const compared = sorted.flatMap(([route, { title, lines }]) => {
    const old = renamed.get(route)
    const was = before.pages.get(old ?? route)
    return was ? [{ route, title, old, changes: compareLines(was.lines, lines) }] : []
  })
  const routesOf = new Map<string, string[]>()
  for (const { route, changes } of compared)
    for (const change of changes) {
      const key = keyOf(change)
      routesOf.set(key, [...(routesOf.get(key) ?? []), route])
    }
  const isShared = (change: Change) => (routesOf.get(keyOf(change))?.length ?? 0) > 1
  const wasRenamed = new Set(renamed.values())
  const frame = frameOf(sorted.flatMap(([route, page]) => (added.includes(route) ? [] : [page])))
  return {
    pages: compared
      .map(({ route, title, old, changes }) => ({
        route,
        title,
        ...(old && { before: old }),
        changes: changes.filter(change => !isShared(change)),
      }))
      .filter(({ before, changes }) => before || changes.length > 0),
    shared: sharedChanges(routesOf),
    added: added
      .filter(route => !renamed.has(route))
      .map(route => {
        const { title, lines } = after.pages.get(route) ?? { title: '', lines: [] }
        return { route, title, lines: lines.filter(line => !frame.has(lineKey(line))) }
      }),
    gone: gone
      .filter(route => !wasRenamed.has(route))
      .map(route => ({ route, title: before.pages.get(route)?.title ?? '' })),
    data: compareValues(before.data, after.data),
    renamed,
  }
}

/** Addresses of all pages that read differently or are new. */
export function changedRoutes({ pages, shared, added }: Review): string[] {
  const routes = [...pages, ...added].map(({ route }) => route)
  return [...new Set([...routes, ...shared.flatMap(group => group.routes)])].sort()
}

/** The heading above says where a line stands, and not what it is. */
const kindOf = ({ where }: { where: string }) => where.replace(/^Text \(.*\)/, 'Text')
/** The same for the same change on another page. */
const keyOf = (change: Change) => JSON.stringify({ ...change, where: kindOf(change) })

const lineKey = (line: PrintedLine) => JSON.stringify([kindOf(line), line.text])

/** What all pages print alike, such as menus: a new page says nothing with it. */
function frameOf(pages: readonly { lines: readonly PrintedLine[] }[]): ReadonlySet<string> {
  const [first, ...others] = pages.map(({ lines }) => new Set(lines.map(lineKey)))
  return new Set([...(first ?? [])].filter(line => others.every(lines => lines.has(line))))
}

/** Changes of the same pages stand together. */
function sharedChanges(routesOf: ReadonlyMap<string, string[]>): Review['shared'] {
  const groups = new Map<string, Review['shared'][number]>()
  for (const [change, routes] of routesOf) {
    if (routes.length < 2) continue
    const key = routes.join(' ')
    const group = groups.get(key) ?? { routes, changes: [] }
    group.changes.push(JSON.parse(change))
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** By the redirects of the new state, else by the words. */
function renamedPages(
  before: SiteState,
  after: SiteState,
  gone: readonly string[],
  added: readonly string[],
): Map<string, string> {
  const renamed = new Map<string, string>()
  const wordsOf = (state: SiteState, route: string) =>
    state.pages
      .get(route)
      ?.lines.map(({ text }) => text)
      .join('\n') ?? ''
  for (const old of gone) {
    const redirect = [...after.data].find(([name]) => name.endsWith(` › ${old}`))?.[1] ?? ''
    const free = added.filter(route => !renamed.has(route))
    const [best] = free
      .map(route => ({ route, like: likeness(wordsOf(before, old), wordsOf(after, route)) }))
      .sort((one, other) => other.like - one.like)
    const alike = best && best.like >= SAME_PAGE ? best.route : undefined
    const target = free.includes(redirect) ? redirect : alike
    if (target) renamed.set(target, old)
  }
  return renamed
}

/** Values by name: changed, new or gone. */
function compareValues(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .filter(name => before.get(name) !== after.get(name))
    .map(where => ({ where, parts: difference(before.get(where), after.get(where)) }))
}

const difference = (old: string | undefined, now: string | undefined): DiffPart[] =>
  old !== undefined && now !== undefined ? wordDiff(old, now) : allChanged(old, now)

function compareLines(before: readonly PrintedLine[], after: readonly PrintedLine[]): Change[] {
  const isSame = (one: PrintedLine, other: PrintedLine) =>
    one.text === other.text && kindOf(one) === kindOf(other)
  const hunks = diffArrays([...before], [...after], { comparator: isSame })
  const gone = hunks.flatMap(hunk => (hunk.removed ? hunk.value : []))
  const come = hunks.flatMap(hunk => (hunk.added ? hunk.value : []))
  const isMoved = (line: PrintedLine | undefined) => gone.some(old => line && isSame(old, line))
  const changes: Change[] = hunks.flatMap(({ added, value }) =>
    value.flatMap((line, at) =>
      added && isMoved(line) && !isMoved(value[at - 1]) ? [moved(value.slice(at), isMoved)] : [],
    ),
  )
  for (const now of come.filter(line => !isMoved(line))) {
    const [best] = gone
      .filter(old => kindOf(old) === kindOf(now) && !come.some(line => isSame(line, old)))
      .map(old => ({ old, like: kindOf(now) === 'Text' ? likeness(old.text, now.text) : 1 }))
      .sort((one, other) => other.like - one.like)
    const old = best && best.like >= SAME_LINE ? best.old : undefined
    if (old) gone.splice(gone.indexOf(old), 1)
    changes.push({ where: now.where, parts: difference(old?.text, now.text) })
  }
  const left = gone.filter(old => !come.some(now => isSame(old, now)))
  return [
    ...changes,
    ...left.map(({ where, text }) => ({ where, parts: allChanged(text, undefined) })),
  ]
}

/** The lines at the start that have moved, as one change that shows the first of them. */
function moved(
  [first, ...rest]: readonly PrintedLine[],
  isMoved: (line: PrintedLine) => boolean,
): Change {
  const end = rest.findIndex(line => !isMoved(line))
  const count = end === -1 ? rest.length : end
  const more = count === 1 ? ' (und die Zeile danach)' : ` (und die ${count} Zeilen danach)`
  const text = `${first?.text ?? ''}${count === 0 ? '' : more}`
  return { where: `${first?.where ?? ''}, verschoben`, parts: [{ kind: 'same', text }] }
}
