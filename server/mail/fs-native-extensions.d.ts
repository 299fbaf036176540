declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on an open file. @returns false when another process has it */
  export function tryLock(fd: number): boolean
}
