import { CONTENT_SAVED, type FromFrame, type ToFrame } from '../messages'
import { lettersOf } from './letters'
import { showPage } from './repaint'

const tell = (message: FromFrame) => window.parent.postMessage(message, location.origin)

/** Ctrl+S saves in the workplace wherever the focus is, and never the page in a file of the browser. */
export function startSaveKey(): void {
  addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    tell({ isSave: true })
  })
}

/** The page inside the workplace: it shows what is being written, and tells where somebody clicks. */
export function startFrame(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-here] { outline: 2px dashed #0b6b4a; outline-offset: 4px }')
  document.adoptedStyleSheets.push(sheet)
  let place: { line: number; words: string } | undefined

  function mark(isMoved: boolean): void {
    for (const old of document.querySelectorAll('[data-here]')) old.removeAttribute('data-here')
    const element = place && elementAt(place.line, place.words)
    element?.setAttribute('data-here', '')
    if (isMoved) element?.scrollIntoView({ block: 'nearest' })
  }

  addEventListener('message', ({ origin, data }: MessageEvent<ToFrame>) => {
    if (origin !== location.origin) return
    if ('html' in data) showPage(new DOMParser().parseFromString(data.html, 'text/html'))
    else if ('line' in data) place = data
    else return
    mark('line' in data)
  })
  const arrived = () => tell({ path: location.pathname })
  document.addEventListener('navigated', arrived)
  // The page shown for a broken one has neither header nor scripts.
  const isBroken = document.querySelector('[data-preview-broken]') !== null
  import.meta.hot?.on(CONTENT_SAVED, () => isBroken && location.reload())
  document.addEventListener(
    'click',
    event => {
      const target = event.target instanceof Element ? event.target : undefined
      const block = target?.closest<HTMLElement>('[data-line]')
      // With Ctrl a link is followed.
      if (!target || !block || event.ctrlKey || event.metaKey) return
      if (target.closest('a')) event.preventDefault()
      tell({ line: Number(block.dataset.line), words: wordsAt(event, target) })
    },
    { capture: true },
  )
  arrived()
}

/** The sentence that a click hits, else the words of the element. */
function wordsAt({ clientX, clientY }: MouseEvent, target: Element): string {
  const caret = document.caretPositionFromPoint(clientX, clientY)
  const text = (caret && target.contains(caret.offsetNode) && caret.offsetNode.textContent) || ''
  const [before, after] = [text.slice(0, caret?.offset), text.slice(caret?.offset)]
  const sentence = `${/[^.!?]*$/.exec(before)?.[0]}${/^[^.!?]*/.exec(after)?.[0]}`
  return lettersOf(sentence) || lettersOf(target.textContent || target.getAttribute('alt') || '')
}

/** The element that a line of the text has become: of its block the smallest part that holds its words. */
function elementAt(line: number, words: string): Element | undefined {
  const blocks = [...document.querySelectorAll<HTMLElement>('main [data-line]')]
  const block = blocks.filter(({ dataset }) => Number(dataset.line) <= line).at(-1)
  if (!block || !words) return block
  const parts = [
    ...block.querySelectorAll('p, li, h2, h3, h4, td, th, dt, dd, summary, figcaption, span, b'),
  ]
  const holding = parts.filter(part => lettersOf(part.textContent ?? '').includes(words))
  return (
    holding.toSorted((one, other) => one.textContent!.length - other.textContent!.length)[0] ??
    block
  )
}
