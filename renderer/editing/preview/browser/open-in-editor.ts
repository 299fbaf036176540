import { PLACE_PATH } from '../messages'

/** Opens a place in the editor that runs on this machine; Vite knows VS Code and others. */
export const openInEditor = (place: string) =>
  fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)

/** Alt and a click on a text or a picture lead to where it is written. `opened` is told whether it is. */
export function startOpening(opened: (isThere: boolean) => void): void {
  document.addEventListener(
    'click',
    event => {
      if (!event.altKey || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopPropagation()
      const line = event.target.closest<HTMLElement>('[data-line]')?.dataset.line ?? '0'
      const { words, at } = wordsAt(event)
      const query = { path: location.pathname, line, words, at: String(at) }
      fetch(`${PLACE_PATH}?${new URLSearchParams(query)}`).then(({ status }) =>
        opened(status !== 204),
      )
    },
    { capture: true },
  )
}

/** The text under the pointer up to the next markup, and which of its characters; of a picture its address. */
function wordsAt({ target, clientX, clientY }: MouseEvent): { words: string; at: number } {
  if (target instanceof HTMLImageElement)
    return { words: new URL(target.currentSrc).pathname, at: 0 }
  const caret = document.caretPositionFromPoint(clientX, clientY)
  const isText = caret?.offsetNode instanceof Text && (target as Node).contains(caret.offsetNode)
  return isText
    ? { words: caret.offsetNode.textContent ?? '', at: caret.offset }
    : { words: '', at: 0 }
}
