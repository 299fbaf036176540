/** What the preview runs in the browser; Vite serves it in `npm run dev` only. */
import {
  CATALOGUE_PATH,
  CONTENT_SAVED,
  type ContentSaved,
  PAGE_SHOWN,
  type PageShown,
  type PreviewState,
  STATE_PATH,
  workplaceOf,
} from '../messages'
import { createBar } from './bar'
import { startFrame } from './frame'
import { createPainter } from './repaint'

/** Long enough not to keep the server from the next save. */
const PAUSE = 300

function startPreview(): void {
  const bar = createBar()
  const paint = createPainter(bar.showFailure)
  const broken = document.querySelector('[data-preview-broken]') !== null
  let timer: number | undefined

  /** What the whole check says: it reads all pages, so it waits until the editor has paused. */
  function refreshSoon(pause = PAUSE): void {
    clearTimeout(timer)
    timer = window.setTimeout(async () => {
      const response = await fetch(`${STATE_PATH}?path=${encodeURIComponent(location.pathname)}`)
      const state = (await response.json()) as PreviewState
      // The page in place of a broken one holds the sentences itself.
      bar.showState({ ...state, broken: state.broken && !broken })
    }, pause)
  }

  function saved({ url, errors }: ContentSaved): void {
    if (broken) location.reload()
    refreshSoon()
    // A .yaml file is on all pages, a page only on its own address.
    if (url !== undefined && url !== location.pathname) return
    bar.showErrors(errors)
    if (errors.length === 0) paint(url !== undefined)
  }

  /** Asks for changes saved before this page was connected, or after a copy of it was prefetched. */
  function shown(): void {
    refreshSoon(0)
    import.meta.hot?.send(PAGE_SHOWN, { path: location.pathname, broken } satisfies PageShown)
  }

  import.meta.hot?.on(CONTENT_SAVED, saved)
  document.addEventListener('navigated', shown)
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey }) => {
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
    if (key === 'e' && !isTyping && !ctrlKey && !metaKey) location.href = workplaceOf(location.pathname)
  })
  shown()
}

if (window === window.parent) startPreview()
else if (location.pathname !== CATALOGUE_PATH) startFrame()
