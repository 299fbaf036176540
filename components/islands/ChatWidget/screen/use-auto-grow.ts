import { type RefObject, useLayoutEffect } from 'react'

/** Makes a textarea as tall as its text; CSS `max-height` bounds it. (`field-sizing` is not in every browser yet.) */
export function useAutoGrow(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    const borders = element.offsetHeight - element.clientHeight
    if (text) element.style.height = `${element.scrollHeight + borders}px`
  }, [area, text])
}
