import { Idiomorph } from 'idiomorph'
import { flash } from './flash'

/** Classes that scrolling has set: what is in view stays in view. */
const SEEN = ['active', 'playing']
/** The parts of a page that words stand in: those of its own file, and those of all pages. */
const OWN = ['main']
const ALL = ['body > header', 'main', 'body > footer']

/**
 * Fetches the page that is shown and changes only what differs: scroll, focus, open details and islands stay. Gives false
 * when that cannot be done and the page must be loaded whole.
 * @param isOwn whether only the page's own file was saved
 */
export async function repaint(isOwn: boolean): Promise<boolean> {
  const response = await fetch(location.pathname + location.search, { cache: 'no-store' })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (!next.querySelector('main') || next.querySelector('[data-preview-broken]')) return response.status === 500
  if (islandsChanged(next)) return false
  const observer = new MutationObserver(() => {})
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (const part of isOwn ? OWN : ALL) {
    const [old, fresh] = [document.querySelector(part), next.querySelector(part)]
    if (old && fresh) Idiomorph.morph(old, fresh, { morphStyle: 'outerHTML', callbacks })
  }
  swapHead(next)
  flash(observer.takeRecords())
  observer.disconnect()
  return true
}

const callbacks = {
  beforeNodeMorphed(old: Node, fresh: Node): boolean {
    if (!(old instanceof Element) || !(fresh instanceof Element)) return true
    for (const seen of SEEN) if (old.classList.contains(seen)) fresh.classList.add(seen)
    // An island lives its own life, and so does a video.
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
  for (const selector of ['meta[name=description]', 'style[data-page]']) {
    const [old, fresh] = [document.querySelector(selector), next.querySelector(selector)]
    if (old && fresh && !old.isEqualNode(fresh)) old.replaceWith(fresh)
  }
}
