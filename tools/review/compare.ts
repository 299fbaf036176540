import { comparePage, compareValues } from './compare-page'
import type { Block, PageState, State } from './state'
import { type Change, likeness, namesPrice } from './words'

type ChangedPage = { route: string; title: string; changes: Change[]; before?: string }
export type NewPage = { route: string; title: string; description: string; blocks: Block[] }

/** What is different between two states of the content, for the eyes of a reviewer. */
export type Review = {
  /** Pages that say something else; `before` is the address that a renamed page had. */
  pages: ChangedPage[]
  added: NewPage[]
  gone: { route: string; title: string }[]
  /** Prices, facts about the firm, menus, redirects and what Emilia knows: told once, wherever pages show them. */
  data: Change[]
  /** How many different changes of each kind there are, only kinds with some. */
  badges: { name: string; count: number }[]
}

/** Below this share of common words two pages are two pages, and not one under another name. */
const SAME_PAGE = 0.5

/** Compares all pages by address; a renamed page with what it was. */
export function compare(before: State, after: State): Review {
  const added = [...after.pages.keys()].filter(route => !before.pages.has(route))
  const gone = [...before.pages.keys()].filter(route => !after.pages.has(route))
  const renamed = renamedPages(before, after, gone, added)
  const routes = [...after.pages.keys()].filter(route => before.pages.has(route) || renamed.has(route)).sort()
  const pages = routes.flatMap((route): ChangedPage[] => {
    const old = renamed.get(route)
    const [from, to] = [before.pages.get(old ?? route), after.pages.get(route)]
    const changes = from && to ? comparePage(from, to) : []
    if (!to || (changes.length === 0 && !old)) return []
    return [{ route, title: to.head.title ?? '', changes, ...(old && { before: old }) }]
  })
  const data = compareValues(before.data, after.data)
  const wasRenamed = new Set(renamed.values())
  return {
    pages,
    added: added
      .filter(route => !renamed.has(route))
      .map(route => {
        const page = after.pages.get(route)
        const { title = '', description = '' } = page?.head ?? {}
        return { route, title, description, blocks: page?.blocks ?? [] }
      }),
    gone: gone
      .filter(route => !wasRenamed.has(route))
      .map(route => ({ route, title: before.pages.get(route)?.head.title ?? '' })),
    data,
    badges: badgesOf([...pages.flatMap(page => page.changes), ...data]),
  }
}

/** New address -> old one: by the redirects of the new state, else by the words. */
function renamedPages(
  before: State,
  after: State,
  gone: readonly string[],
  added: readonly string[],
): Map<string, string> {
  const renamed = new Map<string, string>()
  const left = new Set(added)
  for (const old of gone) {
    const redirect = after.data.get(`redirects › ${old}`)
    const target = redirect && left.has(redirect) ? redirect : mostAlike(before.pages.get(old), after, left)
    if (!target) continue
    renamed.set(target, old)
    left.delete(target)
  }
  return renamed
}

function mostAlike(page: PageState | undefined, after: State, routes: ReadonlySet<string>): string | undefined {
  const textOf = (one: PageState | undefined) => one?.blocks.map(({ text }) => text).join('\n') ?? ''
  const rated = [...routes].map(route => ({ route, like: likeness(textOf(page), textOf(after.pages.get(route))) }))
  const best = rated.sort((a, b) => b.like - a.like)[0]
  return best && best.like >= SAME_PAGE ? best.route : undefined
}

function badgesOf(changes: readonly Change[]): Review['badges'] {
  const touchesPrice = ({ where, parts }: Change) =>
    where.startsWith('prices ›') || parts.some(part => part.kind !== 'same' && namesPrice(part.text))
  const kinds: [string, (change: Change) => boolean][] = [
    ['Preise', touchesPrice],
    ['Titel', change => change.topic === 'title'],
    ['Beschreibungen', change => change.topic === 'description'],
    ['Canonicals', change => change.topic === 'canonical'],
    ['Links', change => change.topic === 'link'],
    ['Alternativtexte', change => change.topic === 'alt'],
    ['Bilder', change => change.topic === 'image'],
  ]
  return kinds
    .map(([name, isKind]) => ({ name, count: changes.filter(isKind).length }))
    .filter(badge => badge.count > 0)
}
