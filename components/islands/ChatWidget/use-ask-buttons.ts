import { useEffect, useRef } from 'react'

/**
 * Buttons of the page with `data-ask="<question>"`: a click calls `onOffer` with the question and the button. The page's
 * script wakes the chat at such a click and then makes it again (renderer/browser/islands.ts).
 */
export function useAskButtons(onOffer: (question: string, button: HTMLElement) => void): void {
  const latest = useRef(onOffer)
  latest.current = onOffer

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-ask]') : null
      if (button) latest.current(button.dataset.ask ?? '', button)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
