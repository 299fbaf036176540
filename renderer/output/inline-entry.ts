import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { init, parse } from 'es-module-lexer'

/** The entry, and what is preloaded for it. */
const LINKED = /<link rel="modulepreload"[^>]*>|<script (?=[^>]*type="module")[^>]*src="([^"]+)"[^>]*><\/script>/g

/**
 * Puts the entry script at the end of the page, so that a page needs one request before it paints. A module waits for the
 * whole document wherever it stands; here the browser has read the page before it has the script, and so computes the
 * page's styles with the script in a task of their own, not in the one that reads. Vike links it as
 * `<script src="/assets/…" type="module">`; relative `import()` in it would be looked up beside the page, so they
 * become absolute.
 * @param html a prerendered page
 * @param client the built `dist/client`
 */
export async function inlineEntry(html: string, client: string): Promise<string> {
  const addresses: string[] = []
  const without = html.replace(LINKED, (_, address?: string) => {
    if (address) addresses.push(address)
    return ''
  })
  const scripts = await Promise.all(addresses.map(address => entryScript(client, address)))
  return without.replace('</body>', () => `${scripts.join('')}</body>`)
}

const known = new Map<string, Promise<string>>()

function entryScript(client: string, address: string): Promise<string> {
  const before = known.get(client + address)
  if (before) return before
  const script = readFile(join(client, address), 'utf8')
    .then(code => absoluteImports(code.trim(), address))
    .then(code => `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`)
  known.set(client + address, script)
  return script
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
