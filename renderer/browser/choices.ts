import { loadChunk } from './load-chunk'

/**
 * Turns replies in example chats (components/ChatDemo) into buttons where they continue the chat. The code that answers is
 * loaded on the first click, which is then repeated; after a failed load the next click tries again.
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
