import { Idiomorph } from 'idiomorph'
import { newest } from '../editor/elements'
import { flash } from './flash'

/** Classes that scrolling has set: what is in view stays in view. */
const SEEN = ['active', 'playing']
/** The parts of a page that words stand in: those of its own file, and those of all pages. */
const OWN = ['main']
const ALL = ['body > header', 'main', 'body > footer']

type Outcome = 'shown' | 'failed' | 'to be loaded'

/**
 * @returns a function that repaints the page. One repaint at a time: of two fetched in parallel, the older one might come last
 * and stay. `isOwn`: only the page's own file was saved; `onOutcome` is told whether the page could be rendered.
 */
export function createPainter(onOutcome: (failed: boolean) => void): (isOwn: boolean) => void {
  let isAllAsked = false
  const paint = newest(async () => {
    const isAll = isAllAsked
    isAllAsked = false
    const outcome = await repaint(isAll).catch(() => 'to be loaded')
    if (outcome === 'to be loaded') location.reload()
    onOutcome(outcome === 'failed')
  })
  return isOwn => {
    isAllAsked ||= !isOwn
    paint()
  }
}

/**
 * Fetches the page that is shown and changes only what differs: scroll, focus, open details and islands stay. When
 * that cannot be done the page must be loaded whole.
 */
async function repaint(isAll: boolean): Promise<Outcome> {
  const asked = location.pathname
  const response = await fetch(asked + location.search, { cache: 'no-store' })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (next.querySelector('[data-preview-broken]') || location.pathname !== asked) return 'shown'
  // What stands in place of a page that fails must not take the place of the one that is shown.
  if (!response.ok) return 'failed'
  if (!next.querySelector('main') || islandsChanged(next)) return 'to be loaded'
  showPage(next, isAll)
  return 'shown'
}

/** Changes what differs from another version of the page: in its own words, or in those of all pages too. */
export function showPage(next: Document, isAll: boolean): void {
  const observer = new MutationObserver(() => {})
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (const part of isAll ? ALL : OWN) {
    const [old, fresh] = [document.querySelector(part), next.querySelector(part)]
    if (old && fresh) Idiomorph.morph(old, fresh, { morphStyle: 'outerHTML', callbacks })
  }
  swapHead(next)
  flash(observer.takeRecords())
  observer.disconnect()
}

const callbacks = {
  beforeNodeMorphed(old: Node, fresh: Node): boolean {
    if (!(old instanceof Element) || !(fresh instanceof Element)) return true
    for (const seen of SEEN) if (old.classList.contains(seen)) fresh.classList.add(seen)
    // Islands and videos keep their state.
    return !old.hasAttribute('data-island') && !(old instanceof HTMLVideoElement)
  },
  afterNodeAdded(node: Node): void {
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('.reveal, [data-play]')]) {
      if (element.matches('.reveal')) element.classList.add('active')
      if (element.matches('[data-play]')) element.classList.add('playing')
    }
  },
  beforeAttributeUpdated(name: string, node: Element): boolean {
    // What the visitor opened stays open; focus and menus set the others.
    return name !== 'open' && name !== 'tabindex' && name !== 'aria-expanded' && !node.hasAttribute('data-video-toggle')
  },
}

function islandsChanged(next: Document): boolean {
  const props = (page: Document) =>
    [...page.querySelectorAll<HTMLElement>('[data-island]')]
      .map(({ dataset }) => `${dataset.island} ${dataset.props}`)
      .join()
  return props(document) !== props(next)
}

function swapHead(next: Document): void {
  document.title = next.title
  for (const selector of ['meta[name=description]', 'head > style']) {
    const [old, fresh] = [document.querySelector(selector), next.querySelector(selector)]
    if (old && fresh && !old.isEqualNode(fresh)) old.replaceWith(fresh)
  }
}
