/** `sessionStorage` that never throws: it may be blocked or full. Without it nothing is kept, all else works. */
export const safeStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** Stores `value`, or removes the key when it is null. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, value)
    } catch (error) {
      console.warn(`sessionStorage refused the entry ${key}; it will not survive a reload`, error)
    }
  },
}
