import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Element } from 'domhandler'
import { tintOf } from '../../components/personas'
import type { FrontMatter } from '../front-matter'
import { siteUrlOf } from '../site-address'
import { loadData } from '../site-data'
import { socialImage } from '../social-image'
import { sharedSheets } from '../styles/shared-sheets'
import { answerPage } from './answer-page'
import { dropUnused } from './drop-unused'
import { withoutIdleFaces } from './idle-faces'
import { inlineEntry } from './inline-entry'
import { type BuiltPage, knowledgeOf } from './knowledge'
import { indexPage } from './page-index'
import { passagesOf } from './passages'
import { type PolicyOptions, policyOf, withPolicyMeta } from './policy'
import { llms, robots, sitemap, webManifest } from './sitemap'
import { scriptWords, styleSlimmer } from './slim-styles'
import { askedAddresses, cloudHeaders, cloudRedirects } from './static-host'

export type FinishOptions = {
  /** The new `dist`; `client` in it holds what Vike prerendered. */
  dist: string
  /** All pages, in the order of their files. */
  heads: readonly { url: string; head: FrontMatter }[]
  buildId: string
  siteUrl: string | undefined
  policy: PolicyOptions
  /** Headers of every answer, for static hosts. */
  commonHeaders: Readonly<Record<string, string>>
}

/**
 * React writes `<br/>`, whose sign tells a browser nothing, `<path></path>`, which icons of ours write as `<path/>`, and
 * `charSet`, where every other page has `charset`: brotli knows that word.
 */
const VOID = /<((?:br|col|hr|img|input|link|meta|source|track|wbr)(?: [^>]*?)?)\/>/g
const DRAWN = /><\/(?:path|circle|rect|ellipse|line)>/g
const STYLE = /<style data-page="([^"]*)"><\/style>/

/** Turns what Vike prerendered into the finished site: entry inlined, policies, knowledge, sitemap, social images. */
export async function finish({ dist, heads, buildId, siteUrl, policy, commonHeaders }: FinishOptions): Promise<void> {
  const client = join(dist, 'client')
  const server = join(dist, 'server')
  await mkdir(server, { recursive: true })
  const [site, prices] = [loadData('site'), loadData('prices')]
  const redirects = askedAddresses(loadData('redirects'))
  const address = siteUrlOf(site, siteUrl)
  const csp: Record<string, string> = {}
  const assets = join(client, 'assets')
  const slimStyles = styleSlimmer(await scriptWords(assets))
  const asked = new Set<string>()
  const sheets = sharedSheets()

  const finishHtml = async (file: string, route: string): Promise<Element> => {
    // At once: a thread to wait on takes longer than the disk.
    const prerendered = readFileSync(join(client, file), 'utf8')
      .replace(VOID, '<$1>')
      .replace(DRAWN, '/>')
      .replace('charSet=', 'charset=')
    // Styles ask for nothing in a head.
    const { main, index } = indexPage(withoutHead(prerendered))
    // The server puts answers into the error page, which therefore keeps all its styles.
    const styled = prerendered.replace(STYLE, (_, name: string) => {
      const sheet = sheets.get(name) ?? ''
      return `<style>${route === '*' ? sheet : withoutIdleFaces(slimStyles(sheet, index), prerendered)}</style>`
    })
    const html = await inlineEntry(styled, client)
    csp[route] = policyOf(html, policy)
    writeFileSync(join(client, file), withPolicyMeta(html, csp[route]))
    for (const [address] of html.matchAll(/\/assets\/[\w./-]+/g)) asked.add(address)
    return main
  }

  const pages: BuiltPage[] = []
  for (const { url, head } of heads) {
    const { title, description, noindex = false } = head
    const main = await finishHtml(url === '/' ? 'index.html' : `${url.slice(1)}.html`, url)
    pages.push({ url, title, description, noindex, passages: noindex ? [] : passagesOf({ url, title }, main) })
    if (!head.socialImage) await writeSocialImage(client, url, head, site.claim)
  }
  await finishHtml('404.html', '*')
  await dropUnused(assets, asked)

  const text = (file: string, content: string) => writeFile(join(dist, file), content)
  await Promise.all([
    text('client/sitemap.xml', sitemap(pages, address)),
    text('client/robots.txt', robots(address)),
    text('client/llms.txt', llms(pages, address, site.brand, site.blurb)),
    text('client/site.webmanifest', webManifest(site.brand, site.claim)),
    text('client/_headers', cloudHeaders(commonHeaders, csp)),
    text('client/_redirects', cloudRedirects(redirects)),
    text('server/redirects.json', JSON.stringify(redirects)),
    text('server/headers.json', JSON.stringify({ csp, buildId, siteUrl: address })),
    text('server/answer.html', answerPage(await readFile(join(client, '404.html'), 'utf8'))),
    text('server/emilia.json', JSON.stringify(knowledgeOf(pages, site, prices))),
  ])
}

function withoutHead(html: string): string {
  return html.slice(0, html.indexOf('<head>')) + html.slice(html.indexOf('</head>') + '</head>'.length)
}

async function writeSocialImage(client: string, url: string, head: FrontMatter, brand: string): Promise<void> {
  const file = join(client, 'social', `${url === '/' ? 'index' : url.slice(1)}.png`)
  await mkdir(dirname(file), { recursive: true })
  const title = head.socialTitle ?? head.title.replace(/ \| 4xDU$/, '')
  await writeFile(file, await socialImage({ title, brand, ...(head.persona && { persona: tintOf(head.persona) }) }))
}
