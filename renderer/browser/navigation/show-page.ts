/** Fetches a page of the site and shows it in place. Loaded on the visitor's first pointer or focus event. */
import type { NavigationContext } from './navigation-context'
import { type ParsedPage, parsePage } from './page-parser'
import { startPrefetch } from './prefetch'

/** Elements of `<head>` that differ from page to page. */
const OWN = 'title,[name=description],[name=robots],[property],[rel=canonical],[type$=json]'

// The policy of a document allows its own <style> by hash, not the next page's: that one comes as a constructed sheet.
// It comes first, because the chat adds its own.
document.adoptedStyleSheets = [new CSSStyleSheet(), ...document.adoptedStyleSheets]

export type ShowPage = (event: NavigateEvent, url: URL) => Promise<void>

/** From how far below its top a page scrolls up at most, in windows. */
const FAR = 1.5

/**
 * The next page fades in and rises. Firefox would scroll along with what rises (scroll anchoring), which ends a smooth scroll.
 */
const RISE: [Keyframe[], KeyframeAnimationOptions] = [
  [{ opacity: 0.5, translate: '0 10px', overflowAnchor: 'none' }, { overflowAnchor: 'none' }],
  { duration: 250, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
]

const main = (page: Document) => page.querySelector('main')!

/** Starts to prefetch pages, also the one that `intent` points at. */
export function createShowPage(context: NavigationContext, intent?: Event): ShowPage {
  const { setUp, tearDown, addressOf, reducedMotion, scrollPositions } = context
  const announcer = document.createElement('p')
  announcer.role = 'status'
  announcer.className = 'visually-hidden'
  document.body.append(announcer)

  function swap(next: ParsedPage, event: NavigateEvent, url: URL): void {
    const back = event.navigationType === 'traverse'
    const y = scrollPositions.get(event.destination.key)
    const stay = document.activeElement?.closest('[data-island=ChatWidget]')
    const old = main(document)
    const from = scrollY
    const shown = main(next.document)
    tearDown(old)
    // An island that ran has kept its own draft, and took its form along.
    old.querySelectorAll<HTMLFormElement>('form[method=post]').forEach(keepTyped)
    swapHead(next.document.head, next.sheet)
    old.replaceWith(shown)
    context.shown = addressOf(url)
    markCurrent(next.document)
    document.dispatchEvent(new CustomEvent('navigated'))
    announcer.textContent = document.title
    const place = document.getElementById(url.hash.slice(1))
    if (!stay) focus(place ?? shown.querySelector('h1') ?? shown)
    if (y !== undefined) restore(y)
    else if (back || place) event.scroll()
    else {
      // From far down the smooth scroll would race through the page. Chromium keeps the clicked link in view (scroll
      // anchoring): it is told where to begin.
      scrollTo({ top: Math.min(from, FAR * innerHeight), behavior: 'instant' })
      scrollTo({ top: 0, behavior: reducedMotion.matches ? 'instant' : 'smooth' })
    }
    setUp(shown)
  }

  const takePage = startPrefetch(context, intent)

  return async (event, url) => {
    const { signal } = event
    try {
      const address = addressOf(url)
      const page = await takePage(address)
      if (signal.aborted) return
      // Redirected: navigates again, to the right address, and comes back here.
      if (page.address !== address) return location.replace(page.address + url.hash)
      const next = parsePage(page.html)
      const build = buildOf(next.document)
      // Of a newer build, or no page of the site: the address has changed already, so a reload loads it whole.
      if (!build || build !== buildOf(document) || !main(next.document)) return location.reload()
      swap(next, event, url)
      if (!reducedMotion.matches && !event.hasUAVisualTransition) main(document).animate(...RISE)
    } catch {
      // No network, or an answer that cannot be shown in place: the browser loads it and shows its own error.
      if (!signal.aborted) location.reload()
    }
  }
}

/** Header and footer stay when pages change: marks in them what `next` marks in its own, which are the same but for that. */
function markCurrent(next: Document): void {
  const marked = (page: Document) => page.querySelectorAll('.header :is(a, button), .footer a')
  const nextMarked = marked(next)
  for (const [index, element] of marked(document).entries()) {
    element.ariaCurrent = nextMarked[index]?.ariaCurrent ?? null
  }
}

/** What was typed into a request form whose code has not come, as that code keeps it (components/islands/form/form-draft.ts). */
function keepTyped(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([, value]) => value)
  const { kept = '' } = form.closest<HTMLElement>('[data-kept]')?.dataset ?? {}
  if (typed.length === 0) return
  try {
    const before = JSON.parse(sessionStorage.getItem(kept) ?? '[]')
    sessionStorage.setItem(kept, JSON.stringify([...typed, ...before]))
  } catch {
    // Storage is blocked.
  }
}

function focus(element: HTMLElement): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Scrolls to `y`: again in the next frame, because a smooth scroll may be under way, and by way of the next pixel, because
 * after some traversals WebKit paints nothing until something scrolls (bug 309542).
 */
function restore(y: number): void {
  const jump = () => {
    scrollTo(0, y + 1)
    scrollTo(0, y)
  }
  jump()
  requestAnimationFrame(jump)
}

/** Puts the next page's title, descriptions, structured data and styles in place of the present ones. */
function swapHead(next: HTMLHeadElement, sheet: CSSStyleSheet): void {
  for (const tag of document.head.querySelectorAll(OWN)) tag.remove()
  document.head.append(...next.querySelectorAll(OWN))
  document.adoptedStyleSheets[0] = sheet
}

/** The build a page belongs to. */
function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('[name=build]')?.content
}
