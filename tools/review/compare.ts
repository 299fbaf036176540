import type { Change } from './change'
import { comparePage } from './compare-page'
import { CANONICAL, DESCRIPTION, type PageState, TITLE } from './page-state'
import { namesPrice } from './words'

export type Site = ReadonlyMap<string, PageState>
/** Changes that the same pages share. */
export type SharedChanges = { changes: Change[]; routes: string[] }
export type PageName = { route: string; title: string; description: string }

/** What is different between two states of the site, for the eyes of a reviewer. */
export type Review = {
  /** Routes that read or look different, sorted. */
  changed: string[]
  added: PageName[]
  gone: PageName[]
  /** Changes of one page alone; pages with none are left out. */
  pages: { route: string; title: string; changes: Change[] }[]
  /** The same change on several pages, once. */
  shared: SharedChanges[]
  /** How many different changes of each kind there are, only kinds with some. */
  badges: { name: string; count: number }[]
}

/** Compares all pages, by route. */
export function compare(before: Site, after: Site): Review {
  const routes = [...after.keys()].filter(route => before.has(route)).sort()
  const known = new Set([...before.values()].flatMap(page => page.sheet))
  const changes = routes.flatMap(route => {
    const [old, now] = [before.get(route), after.get(route)]
    if (!old || !now) return []
    const found = [...comparePage(old, now)]
    const looksNew = now.sheet.some(line => !known.has(line)) || (found.length === 0 && old.skeleton !== now.skeleton)
    if (looksNew) found.push({ topic: 'design', where: 'Gestaltung', parts: [] })
    return found.map(change => ({ route, change, key: keyOf(change) }))
  })
  const lists = [...groupBy(changes, one => one.key).values()].map(list => ({
    change: list[0]!.change,
    routes: [...new Set(list.map(one => one.route))],
  }))
  const sharedLists = lists.filter(one => one.routes.length > 1)
  const sharedKeys = new Set(sharedLists.map(one => keyOf(one.change)))
  const own = changes.filter(one => !sharedKeys.has(one.key))
  const shared = [...groupBy(sharedLists, one => one.routes.join()).values()].map(list => ({
    changes: list.map(one => one.change),
    routes: list[0]!.routes,
  }))
  return {
    changed: routes.filter(route => changes.some(one => one.route === route)),
    added: [...after].filter(([route]) => !before.has(route)).map(nameOf),
    gone: [...before].filter(([route]) => !after.has(route)).map(nameOf),
    pages: routes
      .filter(route => own.some(one => one.route === route))
      .map(route => ({
        route,
        title: after.get(route)?.head[TITLE] ?? '',
        changes: own.filter(one => one.route === route).map(one => one.change),
      })),
    shared: shared.sort((a, b) => b.routes.length - a.routes.length),
    badges: badgesOf([...own.map(one => one.change), ...sharedLists.map(one => one.change)]),
  }
}

/** Whether a change touches an amount of money. */
function touchesPrice(change: Change): boolean {
  return change.parts.some(part => part.kind !== 'same' && namesPrice(part.text))
}

function keyOf({ topic, where, parts }: Change): string {
  // The same sentence under two headings is the same change.
  return JSON.stringify([topic, topic === 'text' ? '' : where, parts])
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

function nameOf([route, page]: [string, PageState]): PageName {
  return { route, title: page.head[TITLE] ?? '', description: page.head[DESCRIPTION] ?? page.head[CANONICAL] ?? '' }
}

function badgesOf(changes: readonly Change[]): Review['badges'] {
  const kinds: [string, (change: Change) => boolean][] = [
    ['Preise', change => change.topic !== 'data' && touchesPrice(change)],
    ['Titel', change => change.topic === 'title'],
    ['Beschreibungen', change => change.topic === 'description'],
    ['Canonicals', change => change.topic === 'canonical'],
    ['Links', change => change.topic === 'link'],
    ['Alternativtexte', change => change.topic === 'alt'],
    ['Bilder', change => change.topic === 'image'],
    ['Gestaltung', change => change.topic === 'design'],
  ]
  return kinds
    .map(([name, isKind]) => ({ name, count: changes.filter(isKind).length }))
    .filter(badge => badge.count > 0)
}
