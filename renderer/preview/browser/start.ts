/** What the preview runs in the browser; Vite serves it in `npm run dev` only. */
import { CONTENT_SAVED, type ContentSaved, type PreviewState, STATE_PATH } from '../messages'
import { createBar } from './bar'
import { repaint } from './repaint'

const bar = createBar()
const broken = document.querySelector('[data-preview-broken]') !== null
/** Long enough not to keep the server from the next save. */
const PAUSE = 300
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

async function saved({ url, errors }: ContentSaved): Promise<void> {
  if (broken) return location.reload()
  refreshSoon()
  // A .yaml file is on all pages, a page only on its own address.
  if (url !== undefined && url !== location.pathname) return
  bar.showErrors(errors)
  if (errors.length === 0 && !(await repaint(url !== undefined))) location.reload()
}

import.meta.hot?.on(CONTENT_SAVED, saved)
document.addEventListener('navigated', () => refreshSoon(0))
refreshSoon(0)
