import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'node-html-parser'
import { tintOf } from '../../components/personas'
import { pageFiles, readPage } from '../content-files'
import { type FrontMatter, readFrontMatter } from '../front-matter'
import { siteUrlOf } from '../site-address'
import { loadData } from '../site-data'
import { socialImage } from '../social-image'
import { answerPage } from './answer-page'
import { dropUnused } from './drop-unused'
import { inlineEntry } from './inline-entry'
import { type BuiltPage, knowledgeOf } from './knowledge'
import { type PolicyOptions, policyOf, withPolicyMeta } from './policy'
import { llms, robots, sitemap, webManifest } from './sitemap'
import { scriptWords, styleSlimmer } from './slim-styles'
import { cloudHeaders, cloudRedirects } from './static-host'

export type FinishOptions = {
  /** The new `dist`; `client` in it holds what Vike prerendered. */
  dist: string
  buildId: string
  siteUrl: string | undefined
  policy: PolicyOptions
  /** Headers of every answer, for static hosts. */
  commonHeaders: Readonly<Record<string, string>>
}

/** <noscript> is parsed too, so that its tags are written as all the others. */
const HTML = { comment: true, blockTextElements: { script: true, style: true, pre: true } }

/** Turns what Vike prerendered into the finished site: entry inlined, policies, knowledge, sitemap, social images. */
export async function finish({ dist, buildId, siteUrl, policy, commonHeaders }: FinishOptions): Promise<void> {
  const client = join(dist, 'client')
  const server = join(dist, 'server')
  await mkdir(server, { recursive: true })
  const [site, prices, redirects] = [loadData('site'), loadData('prices'), loadData('redirects')]
  const address = siteUrlOf(site, siteUrl)
  const csp: Record<string, string> = {}
  const assets = join(client, 'assets')
  const slimStyles = styleSlimmer(await scriptWords(assets))
  const asked = new Set<string>()

  const finishHtml = async (file: string, route: string): Promise<string> => {
    const page = parse(await readFile(join(client, file), 'utf8'), HTML)
    // The server puts answers into the error page, which therefore keeps all its styles.
    if (route !== '*') slimStyles(page)
    await inlineEntry(page, client)
    csp[route] = policyOf(page, policy)
    const html = page.toString()
    const finished = withPolicyMeta(html, csp[route])
    await writeFile(join(client, file), finished)
    for (const [address] of html.matchAll(/\/assets\/[\w./-]+/g)) asked.add(address)
    return finished
  }

  const pages: BuiltPage[] = []
  for (const { url, head } of headsOfAll()) {
    const html = await finishHtml(url === '/' ? 'index.html' : `${url.slice(1)}.html`, url)
    pages.push({ url, title: head.title, description: head.description, html, noindex: head.noindex ?? false })
    if (!head.socialImage) await writeSocialImage(client, url, head, site.claim)
  }
  const error = await finishHtml('404.html', '*')
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
    text('server/answer.html', answerPage(error)),
    text('server/emilia.json', JSON.stringify(knowledgeOf(pages, site, prices))),
  ])
}

function headsOfAll(): { url: string; head: FrontMatter }[] {
  return pageFiles().map(file => {
    const page = readPage(file)
    const { head } = readFrontMatter(page.head)
    if (!head) throw new Error(`${file} has no readable head`)
    return { url: page.url, head }
  })
}

async function writeSocialImage(client: string, url: string, head: FrontMatter, brand: string): Promise<void> {
  const file = join(client, 'social', `${url === '/' ? 'index' : url.slice(1)}.png`)
  await mkdir(dirname(file), { recursive: true })
  const title = head.socialTitle ?? head.title.replace(/ \| 4xDU$/, '')
  await writeFile(file, await socialImage({ title, brand, ...(head.persona && { persona: tintOf(head.persona) }) }))
}
