import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { tintOf } from '../../components/personas'
import { fileName } from '../content-files'
import { siteUrlOf } from '../data/site-address'
import { loadData } from '../data/site-data'
import type { WholePage } from '../page/page'
import { createSocialImages, type SocialImageInput } from '../social/social-image'
import { knowledgeOf } from './knowledge'
import { llms, robots, sitemap, webManifest } from './sitemap'
import { askedAddresses, cloudHeaders, cloudRedirects } from './static-host'

export type FinishOptions = {
  /** The new `dist`; `client` in it holds what Vike prerendered. */
  dist: string
  pages: readonly WholePage[]
  buildId: string
  siteUrl: string | undefined
  /** Headers of every answer, for static hosts. */
  commonHeaders: Readonly<Record<string, string>>
}

/** Writes what a build holds besides pages: policies, sitemap, social images, what Emilia knows, redirects. */
export async function finish({ dist, pages, buildId, siteUrl, commonHeaders }: FinishOptions): Promise<void> {
  const client = join(dist, 'client')
  await mkdir(join(dist, 'server'), { recursive: true })
  const site = loadData('site')
  const redirects = askedAddresses(loadData('redirects'))
  const address = siteUrlOf(site, siteUrl)
  const errorPage = await readFile(join(client, '404.html'), 'utf8')
  const csp: Record<string, string> = { '*': policyIn(errorPage) }
  const draw = await createSocialImages()
  for (const page of pages) {
    csp[page.url] = policyIn(await readFile(join(client, `${fileName(page.url)}.html`), 'utf8'))
    if (!page.head.socialImage) await writeSocialImage(client, page, site.claim, draw)
  }

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
    text('server/answer.html', answerPage(errorPage)),
    text('server/emilia.json', JSON.stringify(knowledgeOf(pages, site))),
  ])
}

async function writeSocialImage(
  client: string,
  { url, head }: WholePage,
  brand: string,
  draw: (input: SocialImageInput) => Promise<Buffer>,
): Promise<void> {
  const file = join(client, 'social', `${fileName(url)}.png`)
  await mkdir(dirname(file), { recursive: true })
  const title = head.socialTitle ?? head.title.replace(/ \| 4xDU$/, '')
  await writeFile(file, await draw({ title, brand, persona: tintOf(head.persona ?? 'Emilia') }))
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i

/**
 * The Content-Security-Policy that document/ has printed into a page, as a header: that one alone can say who may frame the
 * page.
 */
export function policyIn(html: string): string {
  const [, policy = ''] = POLICY.exec(html) ?? []
  if (policy === '') throw new Error('a page without Content-Security-Policy')
  return `${policy.replaceAll('&#x27;', "'")}; frame-ancestors 'none'`
}

/**
 * The shell for answers to a form post without JavaScript, made from the 404 page: same header and footer, the server
 * puts its words in place of the two marks.
 */
export function answerPage(errorPage: string): string {
  return errorPage
    .replace(/(<title>).*?(<\/title>)/s, '$1<!--title-->$2')
    .replace(/(<main[^>]*>).*(<\/main>)/s, '$1<!--answer-->$2')
}
