/** Follows links within the site without leaving the document: the chat and what it is doing live on. */
import { calm } from './motion'
import { buildOf, swapHead } from './page-head'
import { type Page, parsePage } from './page-parser'
import { addressOf, fetchAhead, isPage, takePage } from './pages'

type Hooks = {
  /** A new part of the page is in the document. */
  arrive(part: ParentNode): void
  /** A part of the page is about to go. */
  leave(part: ParentNode): void
}

const ignore = () => {}
const main = (page: Document) => page.querySelector('main')!

/** Without the Navigation API nothing happens: links load pages. */
export function startNavigation({ arrive, leave }: Hooks): void {
  if (!window.navigation) return
  const announcer = document.createElement('p')
  announcer.role = 'status'
  announcer.className = 'visually-hidden'
  document.body.append(announcer)

  // What the document shows; the address runs ahead of it while a page is being fetched.
  let shown = addressOf(location)

  // Where the visitor was, by history entry. Chromium's own memory loses it when the next page is shorter than the
  // present position, or while a smooth scroll is under way; after a full load it is all there is.
  const places = new Map<string, number>()

  function show(next: Page, event: NavigateEvent, url: URL): void {
    const back = event.navigationType === 'traverse'
    const y = places.get(event.destination.key)
    const stay = document.activeElement?.closest('[data-island=ChatWidget]')
    const old = main(document)
    const fresh = main(next.document)
    leave(old)
    swapHead(next.document.head, next.css)
    old.replaceWith(fresh)
    shown = addressOf(url)
    document.dispatchEvent(new CustomEvent('navigated'))
    announcer.textContent = document.title
    const place = document.getElementById(url.hash.slice(1))
    if (!stay) focus(place ?? fresh.querySelector('h1') ?? fresh)
    if (y !== undefined) restore(y)
    else if (back || place) event.scroll()
    else scrollTo({ top: 0, behavior: calm.matches ? 'instant' : 'smooth' })
    arrive(fresh)
  }

  async function visit(event: NavigateEvent, url: URL): Promise<void> {
    const { signal } = event
    try {
      const asked = addressOf(url)
      const page = await takePage(asked)
      if (signal.aborted) return
      // Redirected: this starts over with the right address, and comes back here.
      if (page.address !== asked) return location.replace(page.address + url.hash)
      const next = parsePage(page.html)
      const build = buildOf(next.document)
      // A newer site, or no page of it at all: the address has changed already, so loading it whole is a reload.
      if (!build || build !== buildOf(document) || !main(next.document)) return location.reload()
      // Another click may come before the browser is ready to show this page.
      const update = () => {
        if (!signal.aborted) show(next, event, url)
      }
      if (calm.matches || event.hasUAVisualTransition || !document.startViewTransition) return update()
      const { ready, finished, updateCallbackDone } = document.startViewTransition(update)
      // Skipped ones reject: a hidden tab, or the next click came first. The page is there all the same.
      ready.catch(ignore)
      finished.catch(ignore)
      await updateCallbackDone
    } catch {
      // No network, or nothing that can be shown in place: the browser loads it, and says itself what is wrong.
      if (!signal.aborted) location.reload()
    }
  }

  window.navigation.addEventListener('navigate', event => {
    const url = new URL(event.destination.url)
    places.set(window.navigation.currentEntry!.key, scrollY)
    if (!event.canIntercept || event.navigationType === 'reload' || event.formData) return
    if (event.downloadRequest !== null || !isPage(url)) return
    if (event.hashChange && addressOf(url) === shown) return
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => visit(event, url) })
  })
  fetchAhead()
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Once more in the next frame, against a smooth scroll that was under way; through one pixel beside, because WebKit paints
 * nothing after some traversals until something scrolls (bug 309542).
 */
function restore(y: number): void {
  const jump = () => {
    scrollTo(0, y + 1)
    scrollTo(0, y)
  }
  jump()
  requestAnimationFrame(jump)
}
