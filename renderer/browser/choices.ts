/**
 * Turns replies in example chats (components/ChatDemo) into buttons where they lead on. `play` loads the code that answers,
 * on the first click, which is then repeated. After a failed load the next click tries again.
 */
export function offerChoices(part: ParentNode, play: (demo: Element) => Promise<void>): void {
  makeButtons(part)
  for (const demo of part.querySelectorAll('.chat-demo')) {
    const load = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>('[data-choice]')
      if (!button) return
      demo.removeEventListener('click', load)
      play(demo).then(
        () => button.click(),
        () => demo.addEventListener('click', load),
      )
    }
    demo.addEventListener('click', load)
  }
}

/** Makes buttons of the replies in a part of the page. */
export function makeButtons(part: ParentNode): void {
  for (const choice of part.querySelectorAll<HTMLElement>('[data-choice]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = choice.className
    button.dataset.choice = choice.dataset.choice
    button.textContent = choice.textContent
    button.ariaPressed = 'false'
    choice.replaceWith(button)
  }
}
