import { type Opened, type Saved, workplaceOf } from '../../messages'
import { ask } from '../ask'
import { forgetDraft } from '../kept-draft'
import type { Code } from '../text/code'
import { mergedText } from '../text/conflict'
import { keepText, type OpenFile, showNote } from './open-file'

type Parts = {
  open: OpenFile
  code: Code
  /** The text on screen or its state has changed. */
  kept(): void
  draw(): void
}

/** Brings the open file to disk, and what others have written there onto the screen. */
export function createOnDisk({ open, code, kept, draw }: Parts) {
  let isSettling = false

  function keep(): void {
    keepText(open, code.text())
    kept()
  }
  const note = () => showNote(open, { restore, discard })

  async function save(): Promise<void> {
    // A file that somebody has deleted comes back only when that is asked for.
    if (!open.isGone) await write()
  }
  async function restore(): Promise<void> {
    open.isGone = false
    open.base = ''
    await write()
  }
  async function write(): Promise<void> {
    const [{ file, base }, text] = [open, code.text()]
    const answer = await ask<Saved>('save', { file, text, base })
    // Another file may be open by now; this one's draft is looked at when it is opened again.
    if (file !== open.file) return
    if (answer.isGone) return vanish()
    if (answer.conflict !== undefined) return settle(answer.conflict)
    open.base = text
    keep()
    note()
    draw()
  }
  /**
   * Somebody else has written the file: which text goes on here? Nothing on disk changes yet.
   * What is written while the question is open is asked about at the next save.
   */
  async function settle(disk: string): Promise<void> {
    if (isSettling) return
    isSettling = true
    const isMine = code.text() !== open.base && code.text() !== disk
    // Left undecided, the next save asks again.
    const text = isMine ? await mergedText(code.text(), disk) : disk
    isSettling = false
    if (text === undefined) return
    open.base = disk
    code.replace(text)
    keep()
  }
  function discard(): void {
    forgetDraft(open.file)
    location.href = workplaceOf('/')
  }
  function vanish(): void {
    open.isGone = true
    keep()
    note()
  }
  /** A file of content/ was written, perhaps by somebody else. */
  async function written(name: string): Promise<void> {
    if (name !== open.file) return draw()
    const { text } = await ask<Opened>('open', { file: name })
    if (name !== open.file) return
    if (text === undefined) return vanish()
    open.isGone = false
    note()
    if (text !== open.base && text !== code.text()) await settle(text)
    else open.base = text
    keep()
  }
  return { keep, note, save, settle, written }
}
