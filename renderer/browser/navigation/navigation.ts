/** Follows links within the site without leaving the document: the chat stays, and an answer under way still comes. */
import { loadChunk } from '../load-chunk'
import type { NavigationContext } from './navigation-context'
import type { ShowPage } from './show-page'

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether an address is a page of this site: files have an ending. */
function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === location.origin && !/\.\w+$/.test(pathname)
}

/** Path and query: what names a page. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

/**
 * Without the Navigation API nothing happens: links load pages. The code that shows a page is in a chunk (../enhance.ts), loaded on
 * the visitor's first pointer or focus event, so that it does not delay the first paint. It gets everything as arguments: a
 * module imported by both would be loaded and run twice.
 */
export function startNavigation(hooks: Pick<NavigationContext, 'setUp' | 'tearDown'>): void {
  const { navigation } = window
  if (!navigation) return
  const context: NavigationContext = {
    ...hooks,
    addressOf,
    isPage,
    reducedMotion,
    shown: addressOf(location),
    scrollPositions: new Map(),
  }
  let loading: Promise<ShowPage> | undefined
  const load = (intent?: Event) => {
    loading ??= loadChunk<typeof import('../enhance')>('enhance').then(({ createShowPage }) =>
      createShowPage(context, intent),
    )
    return loading
  }

  navigation.addEventListener('navigate', event => {
    const url = new URL(event.destination.url)
    // Firefox loses the present entry after some traversals.
    const { key } = navigation.currentEntry ?? {}
    if (key) context.scrollPositions.set(key, scrollY)
    if (!event.canIntercept || event.navigationType === 'reload' || event.formData) return
    if (event.downloadRequest !== null || !isPage(url)) return
    // An anchor on the present page, also the present one: the browser scrolls there.
    if ((event.hashChange || url.hash) && addressOf(url) === context.shown) return
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () =>
        load().then(
          showPage => showPage(event, url),
          () => {
            // The address has changed already: the browser loads the page and shows its own error.
            if (!event.signal.aborted) location.reload()
          },
        ),
    })
  })
  const preload = (intent: Event) => {
    // A page that comes up below a resting pointer is told as a move by nothing.
    if (intent.type === 'pointermove' && !(intent as PointerEvent).movementX) return
    load(intent).catch(() => {
      // The next link that is followed tries again.
      loading = undefined
    })
  }
  // One of them comes before a click on a link.
  for (const type of ['pointermove', 'pointerdown', 'focusin']) addEventListener(type, preload)
}
