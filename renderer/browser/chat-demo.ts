/**
 * Answers the replies of an example chat (components/ChatDemo), which ./choices.ts has made buttons. A reply with a
 * `<template data-branch>` shows how the chat continues after it; one without restores the lines of the page. The chat never
 * gets lower, so that what follows does not move up.
 */
export function playChoices(demo: Element): void {
  const body = demo.querySelector<HTMLElement>('.chat-demo-body')!
  const lists = new Map([...body.querySelectorAll('ol')].map(list => [list, [...list.children]]))
  const [first] = lists.keys()
  const guest = body.querySelector('.chat-line-guest')
  for (const list of lists.keys()) list.ariaLive = 'polite'

  body.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('.chat-choice')
    const asked = button?.closest('li')
    const list = asked?.closest('ol')
    const written = list && lists.get(list)
    if (!button || !asked || !written || !guest) return
    body.style.minHeight = `${body.offsetHeight}px`
    for (const other of body.querySelectorAll('.chat-choice')) other.ariaPressed = `${other === button}`
    const name = button.textContent
    const branch = [...body.querySelectorAll('template')].find(({ dataset }) => dataset.branch === name)
    while (asked.nextSibling) asked.nextSibling.remove()
    if (list === first) body.querySelector('details')?.toggleAttribute('hidden', Boolean(branch))
    if (!branch) return list.append(...written.slice(written.indexOf(asked) + 1))
    const reply = guest.cloneNode(true) as Element
    reply.querySelector('.chat-bubble')!.textContent = name
    list.append(reply, branch.content.cloneNode(true))
  })
}
