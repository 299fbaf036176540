import { type Told, workplaceOf } from '../messages'
import { ask } from './ask'
import { byId } from './elements'

const DONE = 'Geschehen. Unter „Seiten“ nehmen Sie es zurück.'

/** Opens the dialogs of workplace.html, and sends their fields to the action of the button that was pressed. */
export function startDialogs(openFile: () => { file: string; text: string }): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-dialog]'))
    button.addEventListener('click', () => byId<HTMLDialogElement>(button.dataset.dialog ?? '').showModal())
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tool]')) {
    const output = form.querySelector('output')
    /** The action that was told and waits to be pressed once more. */
    let told = { action: '', open: '' }
    form.addEventListener('input', () => (told = { action: '', open: '' }))
    form.addEventListener('submit', async event => {
      event.preventDefault()
      const { action = '' } = event.submitter?.dataset ?? {}
      const fields = { ...Object.fromEntries(new FormData(form)), ...openFile(), isSure: told.action === action }
      output?.replaceChildren('Einen Moment …')
      // A page that comes or goes makes Vite load this one again, perhaps before the answer is here.
      if (fields.isSure) history.replaceState(null, '', workplaceOf(told.open, DONE))
      const answer = await ask<Told>(action, fields).catch((error: Error): Told => ({ said: error.message }))
      const { said, isAsked, open = '' } = answer
      told = { action: isAsked ? action : '', open }
      output?.replaceChildren(said)
      if (!open || isAsked) return
      history.replaceState(null, '', workplaceOf(open, said))
      location.reload()
    })
  }
}
