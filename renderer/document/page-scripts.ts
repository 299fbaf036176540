/** The scripts that every page carries, built before the pages; tools/build.ts puts them in. Missing in the preview. */
declare const PAGE_SCRIPTS: { head: string; entry: string }

/** `</script` in a script would end it. */
const inline = (code: string) => code.trim().replaceAll('</script', '<\\/script')

/** Code of the page's two scripts; undefined in the preview, where Vite serves their sources. */
export function pageScripts(): { head: string; entry: string } | undefined {
  if (import.meta.env.DEV) return undefined
  return { head: inline(PAGE_SCRIPTS.head), entry: inline(PAGE_SCRIPTS.entry) }
}
