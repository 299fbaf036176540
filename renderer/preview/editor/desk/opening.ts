import type { Opened } from '../../messages'
import { ask } from '../ask'
import { byId } from '../elements'
import { createClaim, keptDraft, lastText } from '../kept-draft'
import type { Code } from '../text/code'
import type { createOnDisk } from './on-disk'
import type { OpenFile } from './open-file'

type Parts = {
  open: OpenFile
  code: Code
  disk: ReturnType<typeof createOnDisk>
  fillForm(file: string): void
  /** Shows in the list which file is open. */
  choose(file: string): void
  draw(): void
}

/** Opens files with what was typed in them and not saved. */
export function createOpening({ open, code, disk, fillForm, choose, draw }: Parts) {
  const claim = createClaim()
  const desk = byId('desk')
  let running: { file: string; done: Promise<void> } | undefined

  /** The page beside the text may ask for a file that is on its way. */
  function openOnce(file: string): Promise<void> {
    if (running?.file === file) return running.done
    const done = openFile(file).finally(() => {
      if (running?.done === done) running = undefined
    })
    running = { file, done }
    return done
  }
  async function openFile(file: string): Promise<void> {
    // Until it is there, nobody writes in the one before.
    desk.inert = true
    byId('status').textContent = 'Wird geöffnet …'
    byId('said').replaceChildren()
    try {
      await change(file)
    } finally {
      desk.inert = false
      choose(open.file)
      if (open.file) disk.keep()
    }
    disk.note()
    draw()
  }
  async function change(file: string): Promise<void> {
    const { text } = await ask<Opened>('open', { file })
    const last = lastText(file)
    if (text === undefined && last === undefined)
      throw new Error(`Die Datei ${file} gibt es nicht.`)
    const page = file.endsWith('.mdx') ? file : open.page
    // Of a page the text counts, and needs the place.
    if (file === page && file !== open.file) byId<HTMLDetailsElement>('facts').open = false
    // Of a page it comes with the check; other files have none.
    if (file !== open.file) byId('shared').replaceChildren()
    // Headings, boxes and pictures are for pages.
    byId('tools').hidden = file !== page
    const isAlone = await claim(file)
    Object.assign(open, { file, page, isAlone, isGone: text === undefined })
    if (text === undefined) showLast(last ?? '')
    else await showText(text)
  }
  /** A file that is there: with what was typed in it and not saved. */
  async function showText(text: string): Promise<void> {
    const draft = keptDraft(open.file)
    // Of a file that was gone for a while perhaps nothing was typed.
    const isTyped = draft !== undefined && draft.text !== draft.base
    open.base = text
    code.open(open.file, isTyped ? draft.text : text)
    fillForm(open.file)
    if (isTyped && draft.base !== text) await disk.settle(text)
  }
  /** A file that is gone: the text that was on screen. */
  function showLast(text: string): void {
    open.base = keptDraft(open.file)?.base ?? text
    code.open(open.file, text)
    fillForm(open.file)
  }
  return openOnce
}
