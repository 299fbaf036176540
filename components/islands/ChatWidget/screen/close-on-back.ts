declare global {
  interface Window {
    /** Not in every browser yet, nor in TypeScript's own list. */
    CloseWatcher?: new () => EventTarget & { requestClose(): void; destroy(): void }
  }
}

/**
 * Where the browser tells of it, the Back gesture of a phone closes what fills the screen, instead of leaving the page.
 * Returns the way back.
 */
export function closeOnBack(onClose: () => void): () => void {
  if (!window.CloseWatcher) return () => {}
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', onClose)
  return () => watcher.destroy()
}
