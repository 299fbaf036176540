import { Idiomorph } from 'idiomorph'

/** Classes that scrolling has set: what is in view stays in view. */
const SEEN = ['active', 'playing']
/** The parts of a page that words stand in; the first one comes and goes, above all others. */
const PARTS = ['.notice-bar', 'body > header', 'main', 'body > footer']

/** Changes only what differs from another version of the page: scroll, focus, open details and islands stay. */
export function showPage(next: Document): void {
  for (const part of PARTS) {
    const [old, fresh] = [document.querySelector(part), next.querySelector(part)]
    if (old && fresh) Idiomorph.morph(old, fresh, { morphStyle: 'outerHTML', callbacks })
    else if (fresh) document.body.prepend(fresh)
    else old?.remove()
  }
  swapHead(next)
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
    return (
      name !== 'open' &&
      name !== 'tabindex' &&
      name !== 'aria-expanded' &&
      !node.hasAttribute('data-video-toggle')
    )
  },
}

/** The islands of a page; when they change, the page must be loaded again. */
export function islandsOf(page: Document): string {
  const islands = [...page.querySelectorAll<HTMLElement>('[data-island]')]
  return islands.map(({ dataset }) => `${dataset.island} ${dataset.props}`).join()
}

function swapHead(next: Document): void {
  document.title = next.title
  const [old, fresh] = [document.querySelector('head > style'), next.querySelector('head > style')]
  if (old && fresh && !old.isEqualNode(fresh)) old.replaceWith(fresh)
}
