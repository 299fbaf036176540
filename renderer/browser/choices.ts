import { loadChunk } from './load-chunk'

/**
 * Makes buttons of the replies that lead on in example chats (components/ChatDemo). What answers them is loaded with the
 * first tap, which is then made again; if it does not come, the next tap asks for it again.
 */
export function offerChoices(part: ParentNode): void {
  for (const choice of part.querySelectorAll<HTMLElement>('[data-choice]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = choice.className
    button.textContent = choice.textContent
    button.ariaPressed = 'false'
    choice.replaceWith(button)
  }
  for (const demo of part.querySelectorAll('.chat-demo:has(template)')) {
    const load = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>('button.chat-choice')
      if (!button) return
      demo.removeEventListener('click', load)
      loadChunk<typeof import('./chat-demo')>('chat-demo').then(
        ({ playChoices }) => {
          playChoices(demo)
          button.click()
        },
        () => demo.addEventListener('click', load),
      )
    }
    demo.addEventListener('click', load)
  }
}
