import type { Saved } from '../messages'
import { ask } from './ask'
import { keepDraft, keptDraft, unsavedFiles } from './kept-draft'

/** Files whose text waits for a file that is gone are not saved: they would come back unasked. */
const isWaiting = (file: string) => keptDraft(file)?.isGone

/** What „Einreichen“ has to save before. */
export const toSave = () => unsavedFiles().filter(file => !isWaiting(file))

/**
 * Saves what was typed in all files.
 * @throws Error naming the first file that somebody else has changed meanwhile
 */
export async function saveAll(): Promise<void> {
  for (const file of toSave()) await saveOne(file)
}

/** Saves what was typed in one file. @throws Error when somebody else has changed it meanwhile */
export async function saveOne(file: string): Promise<void> {
  const draft = keptDraft(file)
  if (!draft) return
  const { conflict, isGone } = await ask<Saved>('save', { file, ...draft })
  if (conflict !== undefined)
    throw new Error(
      `${file} wurde inzwischen auch anderswo geändert. Öffnen Sie die Datei und entscheiden Sie, welche Fassung gilt. Eingereicht ist noch nichts.`,
    )
  if (isGone)
    throw new Error(
      `${file} gibt es nicht mehr. Öffnen Sie die Datei: Ihr Text ist noch da. Eingereicht ist noch nichts.`,
    )
  keepDraft(file, { text: draft.text, base: draft.text })
}
