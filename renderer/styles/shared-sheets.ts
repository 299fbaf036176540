const place = Symbol.for('4xdu.sheets')

/**
 * Style sheets by the name that stands for them in a page on its way through the build: many pages have the same, and each
 * is as large as the page's words. The bundle that renders pages and the tool that finishes them are modules of their own,
 * only the process is shared.
 */
export function sharedSheets(): Map<string, string> {
  const shared = globalThis as { [place]?: Map<string, string> }
  shared[place] ??= new Map()
  return shared[place]
}
