/** Addresses by the names of renderer/output/browser-chunks.ts; the build and the preview put them in. */
declare const CHUNK_URLS: Readonly<Record<string, string>>

/**
 * Loads code that not every page needs; what does not come is asked for once more. Its address is looked up at run time: the
 * page's script is inlined in the page, where a relative `import()` would be resolved against the page's address.
 */
export function loadChunk<Module>(name: string): Promise<Module> {
  const load = (): Promise<Module> => import(/* @vite-ignore */ CHUNK_URLS[name]!)
  return load().catch(load)
}
