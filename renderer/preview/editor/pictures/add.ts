import { ask } from '../ask'
import { byId } from '../elements'

type Parts = {
  /** Puts words into the open page; undefined while that is none. */
  insert(): ((words: string) => void) | undefined
  /** A picture was added to the library. */
  added(): Promise<void>
}

const NO_PAGE =
  'Öffnen Sie zuerst die Seite, auf der das Bild stehen soll. „Nur ablegen“ geht auch so.'
const NO_WORDS =
  'Schreiben Sie, was auf dem Bild zu sehen ist: Menschen, die es nicht sehen, hören das.'

/** A new picture, or one of the library, with what it shows: it is put into the open page, or only kept. */
export function startAdding({ insert, added }: Parts): void {
  const form = byId<HTMLFormElement>('picture-form')
  const output = form.querySelector('output')
  const say = (words: string) => output?.replaceChildren(words)

  async function act(isKeptOnly: boolean): Promise<void> {
    const [alt, chosen] = [fieldOf('alt').value.trim(), fieldOf('path').value]
    const into = insert()
    if (!isKeptOnly && !into) throw new Error(NO_PAGE)
    if (!isKeptOnly && alt === '') throw new Error(NO_WORDS)
    say('Einen Moment …')
    const path = chosen || (await ask<{ path: string }>('picture', new FormData(form))).path
    form.reset()
    choose('')
    say(`${path} liegt jetzt bei den Bildern.`)
    if (isKeptOnly) return added()
    byId<HTMLDialogElement>('pictures').close()
    into?.(`![${alt}](${path})`)
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    const { submitter } = event
    const isKeptOnly = submitter instanceof HTMLButtonElement && submitter.value === 'keep'
    act(isKeptOnly).catch((error: Error) => say(error.message))
  })
  byId('picture-other').addEventListener('click', () => choose(''))
  // Before CodeMirror, which would take what is in the file for text.
  byId('code').addEventListener('drop', dropped, { capture: true })
}

/** Takes a picture of the library; without an address a new one is asked for. */
export function choose(path: string, alt = ''): void {
  fieldOf('path').value = path
  byId('picture-new').hidden = path !== ''
  byId('picture-chosen').hidden = path === ''
  byId('picture-name').textContent = path
  byId('picture-keep').hidden = path !== ''
  byId('picture-form').querySelector('output')?.replaceChildren()
  if (path === '') return
  fieldOf('alt').value = alt
  fieldOf('alt').focus()
}

/** Asks what a dropped or pasted picture shows. */
export function choosePicture(files: FileList): void {
  document.querySelector<HTMLElement>('[data-dialog=pictures]')?.click()
  choose('')
  fieldOf('picture').files = files
  fieldOf('alt').focus()
}

function dropped(event: DragEvent): void {
  if (!event.dataTransfer?.files.length) return
  event.preventDefault()
  event.stopPropagation()
  choosePicture(event.dataTransfer.files)
}

function fieldOf(name: string): HTMLInputElement {
  return byId<HTMLFormElement>('picture-form').elements.namedItem(name) as HTMLInputElement
}
