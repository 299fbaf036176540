import { type RefObject, useEffect, useRef, useState } from 'react'
import { coverPage } from './cover-page'

/** Phones, also held sideways; panel.css draws the panel over the whole screen under the same condition. */
const PHONE = '(max-width: 40rem), (max-height: 30rem)'

/**
 * True while the panel fills the screen. Then the page beneath is inert and does not scroll, the panel keeps clear of
 * the on-screen keyboard, the Back gesture calls `onClose`, and a link followed in a reply calls `onLeave`, because the
 * visitor wants to see the page.
 */
export function useFullScreen(
  panel: RefObject<HTMLDivElement | null>,
  onClose: () => void,
  onLeave: () => void,
): boolean {
  const [full, setFull] = useState(() => matchMedia(PHONE).matches)
  const latest = useRef({ onClose, onLeave })
  latest.current = { onClose, onLeave }

  useEffect(() => {
    const query = matchMedia(PHONE)
    const onChange = () => setFull(query.matches)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])

  useEffect(() => {
    const element = panel.current
    if (!full || !element) return
    const uncover = coverPage(element, () => latest.current.onLeave())
    const release = fitToKeyboard(element)
    const unwatch = closeOnBack(() => latest.current.onClose())
    return () => {
      unwatch()
      release()
      uncover()
    }
  }, [full, panel])

  return full
}

declare global {
  interface Window {
    /** Not in every browser yet, nor in TypeScript's own list. */
    CloseWatcher?: new () => EventTarget & { requestClose(): void; destroy(): void }
  }
}

/**
 * Where the browser has CloseWatcher, the Back gesture of a phone closes the panel instead of leaving the page.
 * Returns what undoes it.
 */
function closeOnBack(onClose: () => void): () => void {
  if (!window.CloseWatcher) return () => {}
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', onClose)
  return () => watcher.destroy()
}

/**
 * Keeps a full-screen panel above the on-screen keyboard: `100dvh` does not shrink with it, the visual viewport does.
 * Set through the CSSOM, since the site's policy allows no style attributes. Returns what undoes it.
 */
function fitToKeyboard(panel: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const resize = () => {
    if (view.scale > 1.01) return // The visitor has zoomed in: the viewport is smaller for another reason.
    const covered = window.innerHeight - view.height > 1
    panel.style.height = covered ? `${view.height}px` : ''
    panel.style.transform = covered ? `translateY(${view.offsetTop}px)` : ''
  }
  resize()
  view.addEventListener('resize', resize)
  view.addEventListener('scroll', resize)
  return () => {
    view.removeEventListener('resize', resize)
    view.removeEventListener('scroll', resize)
    panel.style.height = ''
    panel.style.transform = ''
  }
}
