import { ask } from './ask'
import { byId } from './elements'

/** A picture that is dragged onto the text, or chosen: first what it shows, then it stands in the text. */
export function startPicture(insert: (words: string) => void): void {
  const dialog = byId<HTMLDialogElement>('picture')
  const form = byId<HTMLFormElement>('picture-form')
  const [file, alt] = form.querySelectorAll('input')
  // Before CodeMirror, which would take what is in the file for text.
  const dropped = (event: DragEvent) => {
    if (!event.dataTransfer?.files.length || !file) return
    event.preventDefault()
    event.stopPropagation()
    file.files = event.dataTransfer.files
    dialog.showModal()
    alt?.focus()
  }
  byId('code').addEventListener('drop', dropped, { capture: true })
  form.addEventListener('submit', async event => {
    event.preventDefault()
    try {
      const { path } = await ask<{ path: string }>('picture', new FormData(form))
      dialog.close()
      insert(`![${alt?.value}](${path})`)
      form.reset()
    } catch (error) {
      form.querySelector('output')?.replaceChildren((error as Error).message)
    }
  })
}
