import { type ActionResult, workplaceOf } from '../messages'
import { ask } from './ask'
import { byId, make } from './elements'

const DONE = 'Geschehen. Unter „Seiten“ nehmen Sie es zurück.'

/** Opens the dialogs of workplace.html, and sends the fields of their forms to the action that each names. */
export function startDialogs(
  openFile: () => { file: string; text: string },
  opened: Readonly<Record<string, () => void>>,
): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-dialog]'))
    button.addEventListener('click', () => {
      const { dialog = '' } = button.dataset
      byId<HTMLDialogElement>(dialog).showModal()
      opened[dialog]?.()
    })
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tool]'))
    startTool(form, openFile)
}

function startTool(form: HTMLFormElement, openFile: () => { file: string; text: string }): void {
  const output = form.querySelector('output')
  const button = form.querySelector<HTMLButtonElement>('button.main')
  const label = button?.textContent ?? ''
  /** What was told and waits to be done; `open` is the page that is there afterwards. */
  let told: ActionResult = { said: '' }
  function show(next: ActionResult): void {
    told = next
    if (button) button.textContent = next.sure ?? label
    output?.replaceChildren(...viewOf(next))
  }
  form.addEventListener('input', () => show({ said: '' }))
  form.addEventListener('submit', async event => {
    event.preventDefault()
    const other = event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
    const { file, text } = openFile()
    const fields = Object.fromEntries(new FormData(form))
    const asked = { ...fields, file, text, isSure: Boolean(told.sure) }
    // A page that comes or goes makes Vite load this one again, perhaps before the answer is here.
    if (told.sure && told.open) history.replaceState(null, '', workplaceOf(told.open, DONE))
    output?.replaceChildren('Einen Moment …')
    const answer = await ask<ActionResult>(other || form.dataset.tool || '', asked).catch(
      (error: Error): ActionResult => ({ said: error.message }),
    )
    show(answer)
    if (!answer.open || answer.sure) return
    history.replaceState(null, '', workplaceOf(answer.open, answer.said))
    location.reload()
  })
}

/** A sentence, and the files that it is about, folded. */
export function viewOf({ said, reply, files = [] }: ActionResult): (Node | string)[] {
  if (reply) return [replyOf(reply), said]
  if (files.length === 0) return [said]
  const rows = files.map(file => make('li', {}, file))
  const list = make('details', {}, make('summary', {}, 'Welche Dateien?'), make('ul', {}, ...rows))
  return [said, list]
}

/** Emilia's answer as visitors see it; its links leave the workplace open. */
function replyOf(html: string): HTMLElement {
  const reply = make('div', { className: 'reply', innerHTML: html })
  for (const link of reply.querySelectorAll('a')) link.target = '_blank'
  return reply
}
