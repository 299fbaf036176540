import type { Script } from './film'

declare global {
  interface Window {
    /** Puts everything on the screen to a second of the film. Seconds must not go back. */
    seek: (second: number) => void
  }
}

/**
 * Runs inside the page: gives the chat its times and its typing dots and sets `window.seek`. Resolves once fonts and
 * pictures are there. It must not use anything of this module: only its text travels.
 */
export async function startPlayer({ turns, typing, changes }: Script): Promise<void> {
  const list = document.querySelector<HTMLElement>('.chat-demo-lines')
  const lines = [...document.querySelectorAll<HTMLElement>('.chat-line')]
  if (lines.length !== turns.length) throw new Error(`${lines.length} lines of chat, but ${turns.length} times.`)
  const scrolls: { at: number; top: number }[] = []
  await document.fonts.ready
  await Promise.all([...document.images].map(image => image.decode()))

  for (const [index, line] of lines.entries()) {
    const at = turns[index] ?? 0
    line.style.setProperty('--at', `${at}s`)
    const own = !line.classList.contains('chat-line-guest')
    if (own) line.insertAdjacentHTML('beforeend', '<span class="film-dots"><i></i><i></i><i></i></span>')
    const room = (list?.clientHeight ?? 0) - 20
    const top = line.offsetTop - (list?.offsetTop ?? 0)
    if (own) scrolls.push({ at: at - 1.2, top: top + 44 - room })
    scrolls.push({ at: at - 0.1, top: top + line.offsetHeight - room })
  }

  window.seek = second => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = second * 1000
    }
    let shown = 0
    for (const { at, top } of scrolls) {
      const part = Math.min(1, Math.max(0, (second - at) / 0.4))
      shown += (Math.max(shown, top) - shown) * (1 - (1 - part) ** 3)
    }
    if (list) list.scrollTop = shown
    for (const { at, selector, text } of typing) {
      const input = document.querySelector<HTMLInputElement>(selector)
      if (!input) throw new Error(`Nothing to type into: ${selector}`)
      const letters = Math.floor((second - at) * 42)
      input.value = text.slice(0, Math.max(0, letters))
      input.classList.toggle('film-focus', letters >= 0 && letters <= text.length)
    }
    for (const { at, selector, text, className, value } of changes) {
      if (second < at) continue
      const element = document.querySelector<HTMLSelectElement>(selector)
      if (!element) throw new Error(`Nothing to change: ${selector}`)
      if (text !== undefined) element.textContent = text
      if (className !== undefined) element.className = className
      if (value !== undefined) element.value = value
    }
  }
}
