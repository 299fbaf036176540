import { createStorage } from './storage'

/** What is typed and not saved yet; `base` is the text of the file that it began from. `isGone`: that file was deleted. */
type KeptDraft = { text: string; base: string; isGone?: boolean }

const PREFIX = '4xdu:entwurf:'
const keyOf = (file: string) => PREFIX + file
/** As the browser's own, these two are one for the window. */
const drafts = createStorage('localStorage')
const shown = createStorage('sessionStorage')
/** The text that was on screen last in this window. */
const SEEN = '4xdu:offen'

/** Kept in the browser, so that nothing is lost when the window, the server or the file goes. */
export function keptDraft(file: string): KeptDraft | undefined {
  const kept = drafts.get(keyOf(file))
  return kept ? (JSON.parse(kept) as KeptDraft) : undefined
}

/** The text of a file that is gone: what was typed, else what this window showed last. */
export function lastText(file: string): string | undefined {
  const seen = JSON.parse(shown.get(SEEN) ?? '{}') as { file?: string; text?: string }
  return keptDraft(file)?.text ?? (seen.file === file ? seen.text : undefined)
}

/** Keeps a draft until it is what stands in the file. */
export function keepDraft(file: string, draft: KeptDraft): void {
  if (draft.text === draft.base && !draft.isGone) drafts.remove(keyOf(file))
  else drafts.set(keyOf(file), JSON.stringify(draft))
  shown.set(SEEN, JSON.stringify({ file, text: draft.text }))
}

/** Throws away what was typed in a file. */
export function forgetDraft(file: string): void {
  drafts.remove(keyOf(file))
  shown.remove(SEEN)
}

/** Asks before the window is closed or loaded again, where the browser keeps nothing of what was typed. */
export function askBeforeLoss(): void {
  addEventListener('beforeunload', event => {
    if (drafts.isPassing()) event.preventDefault()
  })
}

/** All files with something that is not saved. */
export function unsavedFiles(): string[] {
  return drafts
    .keys()
    .filter(key => key.startsWith(PREFIX))
    .map(key => key.slice(PREFIX.length))
    .sort()
}

/** The texts of those files. */
export function unsavedTexts(): { file: string; text: string }[] {
  return unsavedFiles().map(file => ({ file, text: keptDraft(file)?.text ?? '' }))
}

/** Whether this window is the only one that has the file open; told to be until it opens another one or goes. */
export function createClaim(): (file: string) => Promise<boolean> {
  let release = () => {}
  let mine = ''
  return file => {
    // Opened once more: the browser gives a lock back only after a while.
    if (file === mine) return Promise.resolve(true)
    release()
    mine = ''
    // Missing where the browser keeps nothing: then nobody can tell.
    if (!navigator.locks) return Promise.resolve(true)
    return new Promise(told => {
      navigator.locks
        .request(keyOf(file), { ifAvailable: true }, lock => {
          if (lock) mine = file
          told(lock !== null)
          return lock && new Promise<void>(resolve => (release = resolve))
        })
        .catch(() => told(true))
    })
  }
}
