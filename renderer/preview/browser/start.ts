/** What the preview runs in the browser; Vite serves it in `npm run dev` only. */
import { newest } from '../editor/elements'
import {
  CATALOGUE_PATH,
  CONTENT_SAVED,
  DRAWN_PATH,
  type Drawn,
  type FileFindings,
  STATE_PATH,
  workplaceOf,
} from '../messages'
import { createBar } from './bar'
import { startFrame, startSaveKey } from './frame'
import { islandsOf, showPage } from './repaint'

/** Long enough not to keep the server from the next save. */
const PAUSE = 300

function startPreview(): void {
  const bar = createBar()
  let timer: number | undefined

  /** Asks the server about the page that is shown; undefined when the visitor has left it meanwhile. */
  async function ask<T>(path: string): Promise<T | undefined> {
    const asked = location.pathname
    const response = await fetch(`${path}?path=${encodeURIComponent(asked)}`)
    return location.pathname === asked ? ((await response.json()) as T) : undefined
  }
  /** One repaint at a time: of two in parallel, the older one might come last and stay. */
  const show = newest(async () => {
    bar.showAddress()
    clearTimeout(timer)
    // The whole check reads all pages, so it waits until the editor has paused.
    timer = window.setTimeout(check, PAUSE)
    const { found = [], html } = (await ask<Drawn>(DRAWN_PATH)) ?? {}
    bar.showErrors(found)
    if (!html) return
    const next = new DOMParser().parseFromString(html, 'text/html')
    // The page in place of a broken one has no islands.
    if (islandsOf(document) !== islandsOf(next)) location.reload()
    else showPage(next)
  })
  async function check(): Promise<void> {
    const checked = await ask<FileFindings>(STATE_PATH)
    if (checked) bar.showChecked(checked)
  }

  import.meta.hot?.on(CONTENT_SAVED, show)
  document.addEventListener('navigated', show)
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
    const isTyping =
      target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
    if (key === 'e' && !isTyping && !ctrlKey && !metaKey)
      location.href = workplaceOf(location.pathname)
  })
  // For changes saved before this page was connected, or after a copy of it was prefetched.
  show()
}

if (window === window.parent) startPreview()
else {
  startSaveKey()
  if (location.pathname !== CATALOGUE_PATH) startFrame()
}
