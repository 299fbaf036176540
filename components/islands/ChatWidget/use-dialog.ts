import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isComposing } from '../conversation/is-composing'

/** Phones, also held sideways; panel.css draws the panel over the whole screen under the same condition. */
const PHONE = '(width < 40rem), (height < 30rem)'

/**
 * Shows a dialog beside the page, and on phones over it: there the page rests, and Back to another page of the same document
 * closes the dialog, as the Back gesture does. Escape closes it in either case. Closing gives the focus back to where it came from.
 * @param takesFocus whether the visitor has opened it; otherwise, as after a reload, the focus stays where it is
 * @param close what Escape does
 */
export function useDialog(
  panel: RefObject<HTMLDialogElement | null>,
  takesFocus: boolean,
  close: () => void,
): void {
  const first = useRef(takesFocus)

  useLayoutEffect(() => {
    const dialog = panel.current
    if (!dialog) return
    const phone = matchMedia(PHONE)
    const show = () => (phone.matches ? dialog.showModal() : dialog.show())
    dialog.inert = !first.current
    show()
    dialog.inert = false
    const showAnew = () => {
      const focused = document.activeElement
      dialog.close()
      show()
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
    }
    phone.addEventListener('change', showAnew)
    return () => phone.removeEventListener('change', showAnew)
  }, [panel])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])

  useEffect(() => {
    const { navigation } = window
    const onNavigate = (event: NavigateEvent) => {
      const dialog = panel.current
      if (event.navigationType !== 'traverse' || !dialog?.matches(':modal')) return
      // Where a browser cannot be held back, the page that comes is not covered at least.
      event.preventDefault()
      dialog.close()
    }
    navigation?.addEventListener('navigate', onNavigate)
    return () => navigation?.removeEventListener('navigate', onNavigate)
  }, [panel])

  useEffect(() => keepAboveKeyboard(panel.current), [panel])
}

/**
 * Tells panel.css how much of the window the on-screen keyboard covers, and how far the browser has moved the page up for it:
 * `100dvh` does not shrink with it, the visual viewport does. Through the CSSOM, since the site's policy allows no style
 * attributes. Returns what ends it.
 */
function keepAboveKeyboard(dialog: HTMLDialogElement | null): (() => void) | undefined {
  const view = window.visualViewport
  if (!view || !dialog) return undefined
  const place = () => {
    if (view.scale > 1.01) return // The visitor has zoomed in: the viewport is smaller for another reason.
    const covered = Math.max(0, innerHeight - view.height - view.offsetTop)
    dialog.style.setProperty('--keyboard', `${covered}px`)
    dialog.style.setProperty('--pan', `${view.offsetTop}px`)
  }
  place()
  view.addEventListener('resize', place)
  view.addEventListener('scroll', place)
  return () => {
    view.removeEventListener('resize', place)
    view.removeEventListener('scroll', place)
  }
}
