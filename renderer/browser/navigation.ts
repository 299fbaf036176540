/** Follows links within the site without leaving the document: the chat and what it is doing live on. */
import { buildOf, swapHead } from './page-head'
import { parsePage } from './page-parser'
import { fetchAhead, isPage, takePage } from './pages'

type Hooks = {
  /** A new part of the page is in the document. */
  arrive(part: ParentNode): void
  /** A part of the page is about to go. */
  leave(part: ParentNode): void
}

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const behavior = () => (calm.matches ? 'instant' : 'smooth')
const main = (page: Document) => page.querySelector('main')

/** Without the Navigation API nothing happens: links load pages. */
export function startNavigation({ arrive, leave }: Hooks): void {
  if (!window.navigation) return
  const announcer = document.createElement('p')
  announcer.role = 'status'
  announcer.className = 'visually-hidden'
  document.body.append(announcer)

  // What the document shows; the address runs ahead of it while a page is being fetched.
  let shown = location.pathname + location.search
  let correctingAddress = false

  function show(next: Document, event: NavigateEvent, url: URL): void {
    const back = event.navigationType === 'traverse'
    const stay = document.activeElement?.closest('[data-island=ChatWidget]')
    const [old, fresh] = [main(document), main(next)]
    if (!old || !fresh) return
    leave(old)
    swapHead(next.head)
    old.replaceWith(fresh)
    shown = url.pathname + url.search
    document.dispatchEvent(new CustomEvent('navigated'))
    announcer.textContent = document.title
    const place = document.getElementById(url.hash.slice(1))
    if (!stay) focus(place ?? fresh.querySelector('h1') ?? fresh)
    if (back || place) event.scroll()
    else scrollTo({ top: 0, behavior: behavior() })
    if (back) nudge()
    arrive(fresh)
  }

  async function visit(event: NavigateEvent, url: URL): Promise<void> {
    const { signal } = event
    try {
      const page = await takePage(url.pathname + url.search)
      if (signal.aborted) return
      const next = parsePage(page.html)
      const build = buildOf(next)
      // A newer site, or no page of it at all: the address has changed already, so loading it whole is a reload.
      if (!build || build !== buildOf(document) || !main(next)) return location.reload()
      if (calm.matches || event.hasUAVisualTransition || !document.startViewTransition) show(next, event, url)
      else await transition(() => show(next, event, url))
      const found = new URL(page.url)
      if (signal.aborted || found.pathname + found.search === shown) return
      shown = found.pathname + found.search
      correctingAddress = true
      history.replaceState(history.state, '', shown + url.hash)
      correctingAddress = false
    } catch (error) {
      if (signal.aborted) return
      console.error(`Could not show ${url.pathname} in place; loading it whole`, error)
      location.reload()
    }
  }

  window.navigation.addEventListener('navigate', event => {
    const url = new URL(event.destination.url)
    if (correctingAddress || !event.canIntercept || event.navigationType === 'reload' || event.formData) return
    if (event.downloadRequest !== null || !isPage(url)) return
    if (event.hashChange && url.pathname + url.search === shown) {
      if (event.navigationType !== 'traverse') glide()
      return
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => visit(event, url) })
  })
  fetchAhead()
}

async function transition(update: () => void): Promise<void> {
  const { ready, finished, updateCallbackDone } = document.startViewTransition(update)
  // Skipped ones reject: a hidden tab, or the next click came first. The page is there all the same.
  for (const outcome of [ready, finished]) outcome.catch(() => {})
  await updateCallbackDone
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** A jump within the page that was clicked is smooth; Back stays instant, as `scroll-behavior` in CSS would not. */
function glide(): void {
  document.documentElement.style.scrollBehavior = behavior()
  setTimeout(() => document.documentElement.style.removeProperty('scroll-behavior'))
}

/** WebKit paints nothing after some traversals until something scrolls (bug 309542). */
function nudge(): void {
  const y = scrollY
  scrollTo(0, y + 1)
  scrollTo(0, y)
}
