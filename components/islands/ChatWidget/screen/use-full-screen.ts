import { type RefObject, useEffect, useRef, useState } from 'react'
import { closeOnBack } from './close-on-back'
import { coverPage } from './cover-page'
import { fitToKeyboard } from './fit-to-keyboard'

/** Phones, also held sideways; panel.css draws the panel over the whole screen under the same condition. */
const PHONE = '(max-width: 40rem), (max-height: 30rem)'

/**
 * True while the panel fills the screen. Then the page beneath is inert and stands still, the panel keeps clear of
 * the on-screen keyboard, the Back gesture calls `onClose`, and a link followed in a reply calls `onLeave`, because the page
 * is what was asked for.
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
