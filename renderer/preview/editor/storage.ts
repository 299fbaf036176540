/** A browser's storage, or one that lasts as long as this window where the browser refuses or is full. */
export function createStorage(kind: 'localStorage' | 'sessionStorage') {
  const here = new Map<string, string>()
  const store = (): Storage | undefined => {
    try {
      return window[kind]
    } catch {
      return undefined
    }
  }
  return {
    get: (key: string): string | undefined => here.get(key) ?? store()?.getItem(key) ?? undefined,
    set(key: string, value: string): void {
      try {
        const kept = store()
        if (!kept) throw new Error('refused')
        kept.setItem(key, value)
        here.delete(key)
      } catch {
        here.set(key, value)
      }
    },
    remove(key: string): void {
      here.delete(key)
      store()?.removeItem(key)
    },
    /** Whether something would go with this window. */
    isPassing: (): boolean => here.size > 0,
    keys: (): string[] => [...new Set([...here.keys(), ...Object.keys(store() ?? {})])],
  }
}
