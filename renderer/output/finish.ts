import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messengerUrl } from '../../components/facts/site'
import { MESSENGER_CODE } from '../../shared/addresses'
import { countPlaceholders, missingFacts } from '../../shared/placeholders'
import { fileName } from '../data/content-files'
import { filesBelow } from '../data/files-below'
import { siteUrlOf } from '../data/site-address'
import { loadData } from '../data/site-data'
import type { WholePage } from '../page/page'
import { type SocialImageInput, socialInput } from '../social/SocialCard'
import { createSocialImages } from '../social/social-image'
import { changeDays } from './change-days'
import type { Inlined } from './inline'
import { knowledgeOf } from './knowledge'
import { messengerCode } from './messenger-code'
import { SERVICE_WORKER, SERVICE_WORKER_FILES } from './service-worker'
import { llms, robots, sitemap, webManifest } from './sitemap'
import { askedAddresses, cloudHeaders, cloudRedirects } from './static-host'

type FinishOptions = {
  /** The new `dist`; `client` in it holds what Vike prerendered. */
  dist: string
  pages: readonly WholePage[]
  buildId: string
  siteUrl: string | undefined
  /** Headers of every answer, for static hosts. */
  commonHeaders: Readonly<Record<string, string>>
} & Inlined

/** Writes what a build holds besides pages: policies, sitemap, social images, what Emilia knows, redirects. */
export async function finish({
  dist,
  pages,
  buildId,
  siteUrl,
  commonHeaders,
  policies,
  answerPage,
}: FinishOptions): Promise<void> {
  const client = join(dist, 'client')
  await mkdir(join(dist, 'server'), { recursive: true })
  const site = loadData('site')
  const placeholders = countPlaceholders([site, loadData('prices')])
  const redirects = askedAddresses(loadData('redirects'))
  const address = siteUrlOf(site, siteUrl)
  const draw = await createSocialImages('node_modules/.cache/4xdu-social')
  for (const page of pages) await writeSocialImage(client, page, site.claim, draw)

  const text = (file: string, content: string) => writeFile(join(dist, file), content)
  await Promise.all([
    text('client/sitemap.xml', sitemap(pages, address, changeDays())),
    text('client/robots.txt', robots(address)),
    text('client/llms.txt', llms(pages, address, site.brand, site.blurb)),
    text('client/site.webmanifest', webManifest(site.brand, site.claim)),
    text(`client${MESSENGER_CODE}`, messengerCode(messengerUrl(site))),
    text(
      'client/_headers',
      cloudHeaders(commonHeaders, policies, [...filesBelow(client), MESSENGER_CODE.slice(1)]),
    ),
    ...SERVICE_WORKER_FILES.map(file => text(`client/${file}`, SERVICE_WORKER)),
    text('client/_redirects', cloudRedirects(redirects)),
    text('server/redirects.json', JSON.stringify(redirects)),
    text(
      'server/headers.json',
      JSON.stringify({
        csp: policies,
        buildId,
        siteUrl: address,
        placeholders,
        missing: missingFacts(site),
      }),
    ),
    text('server/answer.html', answerPage),
    text('server/emilia.json', JSON.stringify(knowledgeOf(pages, { ...site, url: address }))),
  ])
}

async function writeSocialImage(
  client: string,
  { url, head, topic }: WholePage,
  claim: string,
  draw: (input: SocialImageInput) => Promise<Buffer>,
): Promise<void> {
  const file = join(client, 'social', `${fileName(url)}.png`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await draw(socialInput(head, claim, topic)))
}
