/** What the preview runs in the browser; Vite serves it in `npm run dev` only. */
import {
  BLOCKING_PATH,
  CONTENT_SAVED,
  type Findings,
  type ShownFinding,
  STATE_PATH,
} from '../messages'
import { createBar } from './bar'
import { startOpening } from './open-in-editor'
import { islandsOf, showPage } from './repaint'

/** Long enough not to keep the server from the next save. */
const PAUSE = 300

/** A mistake of the program, not of the editor: a page that passes the check can be shown. */
const FAILED =
  'Diese Seite lässt sich gerade nicht zeigen, Sie sehen ihren letzten guten Stand. Im Terminal steht, woran es liegt: Zeigen Sie das, wer die Website programmiert.'

/** Asks the server about the page that is shown; undefined when the visitor has left it meanwhile. */
async function ask(path: string): Promise<Findings | undefined> {
  const asked = location.pathname
  const response = await fetch(`${path}?path=${encodeURIComponent(asked)}`)
  return location.pathname === asked ? ((await response.json()) as Findings) : undefined
}

/** What keeps the page from being shown. */
async function errors(): Promise<readonly ShownFinding[]> {
  const { file, findings } = (await ask(BLOCKING_PATH)) ?? {}
  if (!file || !findings) return []
  if (findings.length > 0) return findings
  return [{ file, line: 1, column: 1, sentence: FAILED, isHint: false }]
}

/** Paints what is saved, and says in the bar what the check finds. */
function start(): void {
  const bar = createBar()
  let timer: number | undefined
  let isBusy = false
  let isAsked = false

  /** One repaint at a time: of two in parallel, the older one might come last and stay. */
  async function show(): Promise<void> {
    isAsked = isBusy
    if (isBusy) return
    isBusy = true
    await paint().finally(() => (isBusy = false))
    if (isAsked) await show()
  }
  async function paint(): Promise<void> {
    clearTimeout(timer)
    const asked = location.pathname
    const page = await fetch(asked)
    const html = await page.text()
    // The whole check reads all pages, so it waits until this one is here and the editor has paused.
    timer = window.setTimeout(check, PAUSE)
    bar.showErrors(page.status < 500 ? [] : await errors())
    if (!page.ok || location.pathname !== asked) return
    const next = new DOMParser().parseFromString(html, 'text/html')
    // The page in place of a broken one has no islands.
    if (islandsOf(document) !== islandsOf(next)) location.reload()
    else showPage(next)
  }
  async function check(): Promise<void> {
    const checked = await ask(STATE_PATH)
    if (checked) bar.showChecked(checked)
  }

  import.meta.hot?.on(CONTENT_SAVED, show)
  document.addEventListener('navigated', show)
  startOpening(bar.showOpened)
  // For changes saved before this page was connected, or after a copy of it was prefetched.
  show()
}

start()
