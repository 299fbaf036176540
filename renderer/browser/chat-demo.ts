import { makeButtons } from './choices'

/**
 * Plays an example chat (components/ChatDemo) from the reply that is tapped: the lines of its branch, or those written below,
 * up to the next replies. „Noch einmal“ brings the beginning back. While it plays, the chat never gets lower, so that what
 * follows does not move up.
 */
export function playChoices(demo: Element): void {
  const body = demo.querySelector<HTMLElement>('.chat-demo-body')!
  for (const template of demo.querySelectorAll('template')) makeButtons(template.content)
  const written = body.cloneNode(true)
  /** What is written after each line. */
  const following = new WeakMap<Element, Element[]>()

  const remember = (lines: Element[]) => {
    for (const [index, line] of lines.entries()) following.set(line, lines.slice(index + 1))
    return lines
  }

  const begin = () => {
    for (const list of body.querySelectorAll('ol')) list.ariaLive = 'polite'
    remember([...body.querySelectorAll('li')])
  }

  const playFrom = (button: HTMLElement, asked: Element) => {
    body.style.minHeight = `${body.offsetHeight}px`
    press(asked, button)
    const branch = [...body.querySelectorAll('template')].find(
      ({ dataset }) => dataset.branch === button.dataset.choice,
    )
    const lines = branch
      ? remember([...(branch.content.cloneNode(true) as DocumentFragment).children])
      : (following.get(asked) ?? [])
    const upTo = lines.findIndex(line => line.querySelector('[data-choice]'))
    const shown = upTo < 0 ? lines : lines.slice(0, upTo + 1)
    const list = asked.parentElement!
    // Below it the rest of the page's own chat would stand.
    if (!list.closest('details')) body.querySelector('details')?.remove()
    list.classList.remove('playing')
    while (asked.nextSibling) asked.nextSibling.remove()
    for (const line of body.querySelectorAll('.chat-line-new'))
      line.classList.remove('chat-line-new')
    for (const line of shown) {
      press(line)
      line.classList.add('chat-line-new')
    }
    list.append(...shown)
    if (!body.querySelector('.chat-demo-again')) body.append(againButton())
  }

  body.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button')
    if (!button) return
    const line = button.closest('li')
    if (line) return playFrom(button, line)
    body.replaceChildren(...written.cloneNode(true).childNodes)
    body.style.minHeight = ''
    begin()
    body.querySelector<HTMLElement>('ol:first-child button, summary')?.focus()
  })
  begin()
}

/** Marks the tapped reply of a line; without one, none. */
function press(line: Element, tapped?: Element): void {
  for (const reply of line.querySelectorAll('[data-choice]'))
    reply.ariaPressed = `${reply === tapped}`
}

function againButton(): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'chat-demo-again'
  button.textContent = 'Noch einmal'
  return button
}
