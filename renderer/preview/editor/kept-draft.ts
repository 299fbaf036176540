/** What is typed and not saved yet; `base` is the text of the file that it began from. */
type KeptDraft = { text: string; base: string }

const keyOf = (file: string) => `4xdu:entwurf:${file}`

/** Kept in the browser, so that nothing is lost when the window or the server goes. */
export function keptDraft(file: string): KeptDraft | undefined {
  const kept = localStorage.getItem(keyOf(file))
  return kept ? (JSON.parse(kept) as KeptDraft) : undefined
}

/** Keeps a draft until it is what stands in the file. */
export function keepDraft(file: string, draft: KeptDraft): void {
  if (draft.text === draft.base) localStorage.removeItem(keyOf(file))
  else localStorage.setItem(keyOf(file), JSON.stringify(draft))
}

/** Whether this window is the only one that has the file open; told to be until it opens another one or goes. */
export function createClaim(): (file: string) => Promise<boolean> {
  let release = () => {}
  return file => {
    release()
    return new Promise(told => {
      navigator.locks.request(keyOf(file), { ifAvailable: true }, lock => {
        told(lock !== null)
        return lock && new Promise<void>(resolve => (release = resolve))
      })
    })
  }
}
