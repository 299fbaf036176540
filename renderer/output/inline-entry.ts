import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import type { HTMLElement } from 'node-html-parser'

/**
 * Puts the entry script into the page's head, so that a page needs one request before it paints; beside the styles it
 * compresses best, and as a module it waits for the whole document wherever it stands. Vike links it as
 * `<script type="module" src="/assets/…">`; relative `import()` in it would be looked up beside the page, so they
 * become absolute.
 * @param page a prerendered page
 * @param client the built `dist/client`
 */
export async function inlineEntry(page: HTMLElement, client: string): Promise<void> {
  for (const link of page.querySelectorAll('link[rel="modulepreload"]')) link.remove()
  for (const script of page.querySelectorAll('script[type="module"][src]')) {
    const code = await entryCode(client, script.getAttribute('src') ?? '')
    script.remove()
    const content = code.replaceAll('</script', '<\\/script')
    page.querySelector('head')?.insertAdjacentHTML('beforeend', `<script type="module">${content}</script>`)
  }
}

const codes = new Map<string, Promise<string>>()

function entryCode(client: string, address: string): Promise<string> {
  const known = codes.get(client + address)
  if (known) return known
  const code = readFile(join(client, address), 'utf8').then(text => absoluteImports(text.trim(), address))
  codes.set(client + address, code)
  return code
}

/** `import('./x.js')` in `/assets/entries/entry.js` -> `import('/assets/entries/x.js')`. Static imports are an error. */
async function absoluteImports(code: string, address: string): Promise<string> {
  await init
  const [imports, exports] = parse(code)
  if (exports.length > 0) throw new Error(`another file imports the entry ${address}, which would run it twice`)
  let result = ''
  let from = 0
  for (const { type, specifier, start, end } of imports) {
    if (type === 'import-meta' || specifier === undefined) continue
    if (type !== 'dynamic') throw new Error(`the entry ${address} imports ${specifier} statically: it must be one file`)
    const absolute = new URL(specifier, `https://x${address}`).pathname
    result += `${code.slice(from, start)}'${absolute}'`
    from = end
  }
  return result + code.slice(from)
}
