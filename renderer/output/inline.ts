import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, type Rolldown } from 'vite'
import { ANSWER_PATH, urlOfHtml } from '../data/content-files'
import { filesBelow } from '../data/files-below'
import { chunkSources } from './browser-chunks'
import { type PolicyOptions, policyOf } from './policy'

/** The script that Vike adds to each page. */
const ENTRY = /<script src="\/(assets\/entries\/[^"]+)"[^>]*><\/script>/
/** Scripts that run and styles; data (`application/ld+json`) needs no permission. */
const SCRIPTS = /<script(?: type="module")?>(.*?)<\/script>/gs
const STYLES = /<style>(.*?)<\/style>/gs
const CHARSET = '<meta charSet="utf-8"/>'

export type Inlined = {
  /** The Content-Security-Policy of each page by its address, as a header; `*` for all other addresses. */
  policies: Record<string, string>
  /** The frame for answers to a form post without JavaScript: the server puts its words in place of two marks. */
  answerPage: string
}

/**
 * Makes each page that Vike prerendered one request: its script is inlined, and the page allows what is inlined in it by hash.
 * The frame for answers to a form post leaves `client`.
 * @param client absolute, the new `dist/client`
 * @throws Error when a page lacks its script
 */
export async function inlineScripts(
  client: string,
  hosts: Pick<PolicyOptions, 'apiOrigin' | 'emailjs'>,
): Promise<Inlined> {
  const policies: Record<string, string> = {}
  let answerPage = ''
  let script = ''
  for (const file of filesBelow(client).filter(name => name.endsWith('.html'))) {
    const html = await readFile(join(client, file), 'utf8')
    const [tag, entry] = ENTRY.exec(html) ?? []
    if (!tag || !entry) throw new Error(`${file} has no script of the page`)
    script ||= await bundle(client, entry)
    const { page, policy } = withPolicy(
      html.replace(tag, () => `<script type="module">${script}</script>`),
      hosts,
    )
    const url = urlOfHtml(file)
    if (url === ANSWER_PATH) {
      answerPage = page
      await rm(join(client, file))
    } else {
      // Browsers obey frame-ancestors in a header, and ignore it in the <meta> of the page.
      policies[url === '/404' ? '*' : url] = `${policy}; frame-ancestors 'none'`
      await writeFile(join(client, file), page)
    }
  }
  return { policies, answerPage }
}

/** The page with its policy in a <meta>, for hosts that send no headers. */
function withPolicy(html: string, hosts: Pick<PolicyOptions, 'apiOrigin' | 'emailjs'>) {
  const contents = (tags: RegExp) => [...html.matchAll(tags)].map(([, text = '']) => text)
  const policy = policyOf({ scripts: contents(SCRIPTS), styles: contents(STYLES), ...hosts })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return { page: html.replace(CHARSET, CHARSET + meta), policy }
}

/**
 * The script of all pages with what it imports at once, in one piece. What it loads on demand it finds by address: inlined, it has
 * no place of its own that addresses could be relative to.
 */
async function bundle(client: string, entry: string): Promise<string> {
  // Vike's name for Vite's manifest of both builds.
  const manifest: Manifest = JSON.parse(await readFile(join(client, '../assets.json'), 'utf8'))
  const addresses = Object.fromEntries(
    Object.entries(chunkSources).map(([name, source]) => [
      name,
      `/${manifest[source.slice(1)]?.file}`,
    ]),
  )
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: { CHUNK_URLS: JSON.stringify(addresses) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(client, entry) },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  // `</script` in a script would end it.
  return output[0].code.trim().replaceAll('</script', '<\\/script')
}
