/** Addresses by name (renderer/browser-files.ts); the build and the preview put them in. */
declare const LATER_FILES: Readonly<Record<string, string>>

/**
 * Loads a file that not every page needs. Its address is known only when it runs: the page's script stands in the page itself,
 * where an `import()` with a relative address would look beside the page.
 */
export function later<Module>(name: string): Promise<Module> {
  return import(/* @vite-ignore */ LATER_FILES[name]!)
}
